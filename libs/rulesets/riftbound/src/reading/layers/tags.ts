import { objectsOf } from '../references.js';
import { giftsOnBoard } from '../statics/statics.js';
import { cardOf } from '../../cards/catalogue.js';
import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Traits after the trait-altering layer (477.1). */
const NONE: readonly string[] = [];

const tagsGiven = rememberLast((state: RiftboundState): ReadonlyMap<number, readonly string[]> => {
  const given = new Map<number, readonly string[]>();
  for (const { gift, setting } of giftsOnBoard(state, 'tag'))
    for (const piece of objectsOf(setting, gift.to)) given.set(piece, [...(given.get(piece) ?? []), gift.tag]);
  return given;
});

/** The tags of an object: printed, and given to it by static abilities. */
export const tagsOf = (state: RiftboundState, number: number): readonly string[] => {
  const card = state.pieces[number]?.card ?? null;
  const printed = card === null ? NONE : cardOf(card).tags;
  const given = tagsGiven(state).get(number);
  return given ? [...printed, ...given] : printed;
};
