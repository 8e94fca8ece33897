import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { objectsOf } from '../references.js';
import { giftsOnBoard } from '../statics/statics.js';
import type { AbilityNow } from './texts.js';

const NONE: readonly AbilityNow[] = [];

/** Triggered and activated abilities that static abilities give, by piece (477.2). What is given gives nothing in turn. */
const byPiece = rememberLast((state: RiftboundState): ReadonlyMap<number, readonly AbilityNow[]> => {
  const given = new Map<number, readonly AbilityNow[]>();
  for (const { gift, setting, name } of giftsOnBoard(state, 'ability')) {
    const now: AbilityNow = { name: { ...name, text: 'given' }, ability: gift.ability, attachment: null };
    for (const piece of objectsOf(setting, gift.to)) given.set(piece, [...(given.get(piece) ?? []), now]);
  }
  return given;
});

/** What static abilities give an object now. */
export const abilitiesGiven = (state: RiftboundState, number: number): readonly AbilityNow[] =>
  byPiece(state).get(number) ?? NONE;
