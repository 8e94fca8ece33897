import { offersAmong, type UnseenHand } from '#ruleset';
import { allCards, cardOf } from '../cards/catalogue.js';
import { changePiece } from '../evolve/pieces.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import type { Play } from '../words/plays.js';
import { judgeOf } from './offers/accepted.js';
import { ofCard } from './offers/cards.js';

const unknownIn = ({ seats, pieces }: RuneterraState, seat: number): number | undefined =>
  seats[seat]?.hand.find((piece) => pieces[piece]?.card === null);

/** The cards of a hand that nobody has told: those left of the deck, or any that decks are made of. */
const cardsOf = ({ seats }: RuneterraState, seat: number): readonly string[] => {
  const known = (seats[seat]?.deck ?? []).filter((card) => card !== null);
  return known.length > 0
    ? [...new Set(known)]
    : allCards.filter(({ collectible }) => collectible).map(({ code }) => code);
};

export const unseenHand: UnseenHand<RuneterraState, Play> = {
  cards: (state, seat) =>
    unknownIn(state, seat) === undefined
      ? []
      : cardsOf(state, seat)
          .map((card) => ({ card, name: cardOf(card).name }))
          .sort((one, two) => (one.name < two.name ? -1 : 1)),
  playsOf: (state, seat, card) => {
    const piece = unknownIn(state, seat);
    if (piece === undefined || state.toAct !== seat) return [];
    const told = changePiece(state, piece, () => ({ card }));
    return offersAmong(ofCard(told, seat, piece), judgeOf(told));
  },
};
