import { allCards, cardOf } from '../../cards/catalogue.js';
import { battlefieldsLeft } from '../../engine/set-up/battlefields.js';
import { battlefieldBringers } from '../../engine/set-up/set-up.js';
import { nameOf } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { one, type Candidate } from './candidate.js';

/** What players are asked as a game is set up (110-118, TR 406.1.g). */
export const mulliganCandidates = (state: RiftboundState, seat: number): readonly Candidate[] => {
  const hand = piecesIn(state, { zone: 'hand', seat });
  return one({ play: 'Mulligan', seat, pieces: [] }, 'Keep, or set cards aside', [
    {
      name: 'pieces',
      question: 'Which cards, up to two?',
      options: hand.map((piece) => ({ value: piece, label: nameOf(state, piece) })),
      many: { min: 0, max: 2 },
    },
  ]);
};

export const sideboardCandidates = (seat: number): readonly Candidate[] =>
  one({ play: 'Sideboard', seat, out: [], in: [] }, 'Exchange nothing');

/** Battlefields of a deck, or all that there are where it is unknown (null). */
export const battlefieldCandidates = (options: readonly string[] | null, seat: number): readonly Candidate[] => {
  const cards =
    options ??
    allCards.filter((card) => card.type === 'Battlefield' && card.supertype !== 'Token').map((card) => card.id);
  const [first] = cards;
  if (first === undefined) return [];
  return one({ play: 'ChooseBattlefield', seat, card: first }, 'Pick a battlefield', [
    {
      name: 'card',
      question: 'Which battlefield?',
      options: cards.map((card) => ({ value: card, label: cardOf(card).name })),
    },
  ]);
};

/** Battlefields are chosen at the same time (486.5), so whoever has not picked yet may pick. */
export const pickedTogether = (state: RiftboundState, seat: number): readonly Candidate[] =>
  battlefieldBringers(state).includes(seat) && state.seats[seat]?.battlefield === null
    ? battlefieldCandidates(battlefieldsLeft(state, seat), seat)
    : [];
