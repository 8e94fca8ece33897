import type { Filter } from '../../words/definition.js';
import { namedFor } from '../named.js';
import { objectsOf } from '../references.js';
import type { Setting } from '../setting.js';
import { giftsOnBoard } from '../statics/statics.js';
import { cardOf } from '../../cards/catalogue.js';
import { rememberLast } from '../../state/remember-last.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { isSinceTheCopy } from './since-the-copy.js';

/** Traits after the trait-altering layer (477.1). */
const NONE: readonly string[] = [];

const tagsGiven = rememberLast((state: RiftboundState): ReadonlyMap<number, readonly string[]> => {
  const given = new Map<number, readonly string[]>();
  for (const { gift, setting } of giftsOnBoard(state, 'tag'))
    for (const piece of objectsOf(setting, gift.to)) given.set(piece, [...(given.get(piece) ?? []), gift.tag]);
  return given;
});

/** A copy has the tags of what it copies in the place of those that it had gained before (477.1.b.1, 480.3). */
const tagsGained = ({ effects }: RiftboundState, piece: Piece): readonly string[] =>
  effects.length === 0
    ? NONE
    : effects.flatMap((effect) =>
        effect.tag !== undefined && effect.object === piece.object && isSinceTheCopy(piece, effect) ? [effect.tag] : [],
      );

/** The tags of an object: printed, gained by effects, and given to it by static abilities. */
export const tagsOf = (state: RiftboundState, number: number): readonly string[] => {
  const piece = state.pieces[number];
  if (!piece) return NONE;
  const printed = piece.card === null ? NONE : cardOf(piece.card).tags;
  const gained = tagsGained(state, piece);
  const given = tagsGiven(state).get(number) ?? NONE;
  return gained.length + given.length === 0 ? printed : [...printed, ...gained, ...given];
};

/** Whether an object has the tags that a filter asks for, and lacks the one that it does not. */
export const isTagged = (setting: Setting, number: number, { tag, withoutTag, namedTag }: Filter): boolean => {
  if (tag === undefined && withoutTag === undefined && namedTag === undefined) return true;
  const tags = tagsOf(setting.state, number);
  return (
    (tag === undefined || tags.includes(tag)) &&
    (withoutTag === undefined || !tags.includes(withoutTag)) &&
    (namedTag === undefined || tags.some((each) => each === namedFor(setting)))
  );
};
