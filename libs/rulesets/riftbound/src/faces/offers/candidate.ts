import type { CandidateOf, Slot } from '#ruleset';
import type { Play, PlayTarget } from '../../words/plays.js';
import { battlefieldName, nameOf, playerName } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { itemOn } from '../../state/chain-item.js';

/** A play somebody might think of. */
export type Candidate = CandidateOf<Play>;

/** Words for a target in an offer. */
export const targetLabel = (state: RiftboundState, target: PlayTarget): string => {
  if (target.kind === 'piece') return nameOf(state, target.piece);
  if (target.kind === 'seat') return playerName(state, target.seat);
  const piece = itemOn(state, target.item)?.piece;
  return piece === undefined ? 'an item' : `${nameOf(state, piece)} on the chain`;
};

/** Words for a place in an offer to a seat. */
export const placeLabel = (state: RiftboundState, to: Location, seat: number): string => {
  if (to.zone === 'battlefield') return battlefieldName(state, to.at);
  return to.seat === seat ? 'base' : `${playerName(state, to.seat)}'s base`;
};

/** A single candidate. */
export const one = (play: Play, label: string, slots: readonly Slot[] = []): readonly Candidate[] => [
  { play, label, slots },
];
