import type { Ref } from '../../words/definition.js';
import { objectsOf } from '../references.js';
import type { Setting } from '../setting.js';
import { giftsOnBoard } from '../statics/statics.js';
import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { KeywordNow } from './keywords.js';
import { layersOf, type Layers } from './sequences.js';

/** What static abilities of objects on the board give to others and to themselves (364-366, 473-480). */

/** More or less Might; a decrease of a passive ability stops at its floor as long as it lasts (477.3.b). */
export interface MightNow {
  readonly amount: number;
  readonly floor: number;
  /** The object that says so, by its piece. */
  readonly source: number;
}

/** A keyword given to an object; `lacking`: only if it does not have it otherwise. */
export interface KeywordGiven extends KeywordNow {
  readonly lacking: boolean;
}

const NONE: readonly never[] = [];

type ByPiece<Given> = ReadonlyMap<number, readonly Given[]>;

/** What each object is given, by piece. */
const byPiece = <Each extends { readonly piece: number }, Given>(
  list: readonly Each[],
  given: (each: Each) => Given,
): ByPiece<Given> => {
  const map = new Map<number, readonly Given[]>();
  for (const each of list) map.set(each.piece, [...(map.get(each.piece) ?? NONE), given(each)]);
  return map;
};

const mights = rememberLast(({ might }: Layers) =>
  byPiece(might, ({ value, force: { gift, setting } }): MightNow => ({
    amount: value,
    floor: gift.floor ?? -Infinity,
    source: setting.source,
  })),
);

const keywords = rememberLast(({ keyword }: Layers) =>
  byPiece(keyword, ({ value, force: { gift } }): KeywordGiven => ({
    keyword: gift.keyword,
    value,
    lacking: gift.lacking ?? false,
  })),
);

/** In the order in which what says so came to the board (480.3). */
const inOrder =
  ({ pieces }: RiftboundState) =>
  (one: MightNow, other: MightNow): number =>
    (pieces[one.source]?.object ?? 0) - (pieces[other.source]?.object ?? 0);

/** Might that static abilities give an object now, in the order in which what says so came to the board. */
export const passiveMight = (state: RiftboundState, number: number): readonly MightNow[] => {
  const given = mights(layersOf(state)).get(number) ?? NONE;
  return given.length < 2 ? given : [...given].sort(inOrder(state));
};

/** Whether a text takes Might down to a minimum now: most tables have none. */
export const isMightLimited = (state: RiftboundState): boolean =>
  giftsOnBoard(state, 'might').some(({ gift }) => gift.floor !== undefined);

/** Keywords that static abilities give an object now (477.2). */
export const passiveKeywords = (state: RiftboundState, number: number): readonly KeywordGiven[] =>
  keywords(layersOf(state)).get(number) ?? NONE;

/** What gifts come to, by the piece they are given to. */
const valuesTo = <Gift extends { readonly to: Ref }>(
  gifts: readonly { readonly gift: Gift; readonly setting: Setting }[],
  value: (gift: Gift) => number,
): ByPiece<number> =>
  byPiece(
    gifts.flatMap(({ gift, setting }) => objectsOf(setting, gift.to).map((piece) => ({ piece, value: value(gift) }))),
    (each) => each.value,
  );

const bonuses = rememberLast((state: RiftboundState) =>
  valuesTo(giftsOnBoard(state, 'bonusTimes'), (gift) => gift.bonusTimes),
);

const buffs = rememberLast((state: RiftboundState) =>
  valuesTo(giftsOnBoard(state, 'buffMight'), (gift) => gift.buffMight),
);

/** How many times the Might Bonus of what is attached to an object counts: each text speaks of the base bonus, so two say the same. */
export const bonusTimes = (state: RiftboundState, number: number): number =>
  Math.max(1, ...(bonuses(state).get(number) ?? NONE));

/** Might that one buff on an object gives: one (703), and what passive abilities add to that (702.3). */
export const mightOfBuff = (state: RiftboundState, number: number): number =>
  (buffs(state).get(number) ?? NONE).reduce((sum, more) => sum + more, 1);
