import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { objectsOf } from '../references.js';
import { giftsOnBoard } from '../statics/statics.js';
import type { AbilityNow } from './texts.js';

type GivenByPiece = ReadonlyMap<number, readonly AbilityNow[]>;

const NONE: readonly AbilityNow[] = [];
const NOBODY: readonly number[] = [];
const NOTHING: GivenByPiece = new Map();

/** Triggered and activated abilities that static abilities give, by piece (477.2). What is given gives nothing in turn. */
const byPiece = rememberLast((state: RiftboundState): GivenByPiece => {
  const gifts = giftsOnBoard(state, 'ability');
  if (gifts.length === 0) return NOTHING;
  const given = new Map<number, readonly AbilityNow[]>();
  for (const { gift, setting, name } of gifts) {
    const now: AbilityNow = { name: { ...name, text: 'given' }, ability: gift.ability, attachment: null };
    for (const piece of objectsOf(setting, gift.to)) given.set(piece, [...(given.get(piece) ?? []), now]);
  }
  return given;
});

/** What static abilities give an object now. */
export const abilitiesGiven = (state: RiftboundState, number: number): readonly AbilityNow[] =>
  byPiece(state).get(number) ?? NONE;

/** Every piece to which static abilities give abilities now. */
export const piecesGiven = (state: RiftboundState): readonly number[] => {
  const given = byPiece(state);
  return given.size === 0 ? NOBODY : [...given.keys()];
};
