import { amountOf } from '../../abilities/amounts.js';
import type { Ref } from '../../abilities/definition.js';
import { objectsOf } from '../../abilities/refs.js';
import type { Setting } from '../../abilities/setting.js';
import { giftsOnBoard } from '../../abilities/statics.js';
import { rememberLast } from '../../remember-last.js';
import type { RiftboundState } from '../../state.js';
import type { KeywordNow } from './abilities.js';

/** What static abilities of objects on the board give to others and to themselves (364-366, 473-480). */

/** More or less Might; a decrease of a passive ability stops at its floor as long as it lasts (477.3.b). */
export interface MightNow {
  readonly amount: number;
  readonly floor: number;
}

const NONE: readonly never[] = [];

interface GiftTo {
  readonly gift: { readonly to: Ref };
  readonly setting: Setting;
}

/** What each object is given, by piece. */
const byPiece = <Gift extends GiftTo, Given>(
  gifts: readonly Gift[],
  given: (gift: Gift) => Given,
): ReadonlyMap<number, readonly Given[]> => {
  const map = new Map<number, readonly Given[]>();
  for (const each of gifts) {
    const what = given(each);
    for (const piece of objectsOf(each.setting, each.gift.to)) map.set(piece, [...(map.get(piece) ?? []), what]);
  }
  return map;
};

const mights = rememberLast((state: RiftboundState) =>
  byPiece(giftsOnBoard(state, 'might'), ({ gift, setting }): MightNow => ({
    amount: amountOf(setting, gift.might),
    floor: gift.floor ?? -Infinity,
  })),
);

const keywords = rememberLast((state: RiftboundState) =>
  byPiece(giftsOnBoard(state, 'keyword'), ({ gift }): KeywordNow => ({
    keyword: gift.keyword,
    value: gift.value ?? 1,
  })),
);

/** Might that static abilities give an object now, increases before decreases (477.3.e). */
export const passiveMight = (state: RiftboundState, number: number): readonly MightNow[] => {
  const given = mights(state).get(number) ?? NONE;
  return given.length < 2 ? given : [...given].sort((a, b) => b.amount - a.amount);
};

/** Keywords that static abilities give an object now (477.2). */
export const passiveKeywords = (state: RiftboundState, number: number): readonly KeywordNow[] =>
  keywords(state).get(number) ?? NONE;

const bonuses = rememberLast((state: RiftboundState) =>
  byPiece(giftsOnBoard(state, 'bonusTimes'), ({ gift }) => gift.bonusTimes),
);

/** How many times the Might Bonus of what is attached to an object counts. */
export const bonusTimes = (state: RiftboundState, number: number): number =>
  (bonuses(state).get(number) ?? NONE).reduce((product, times) => product * times, 1);
