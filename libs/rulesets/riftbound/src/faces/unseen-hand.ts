import { offersAmong, type UnseenHand } from '#ruleset';
import { allCards, cardOf } from '../cards/catalogue.js';
import { changePieces } from '../evolve/pieces.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { piecesIn } from '../state/zones.js';
import type { Card, CardId } from '../words/card.js';
import { cardsIn } from '../words/deck-list.js';
import type { Play } from '../words/plays.js';
import { judgeOf } from './offers/accepted.js';
import { timelyPieceCandidates } from './offers/cards.js';

const unknownIn = (state: RiftboundState, seat: number): number | undefined =>
  piecesIn(state, { zone: 'hand', seat }).find((piece) => state.pieces[piece]?.card === null);

const OF_MAIN_DECK: ReadonlySet<Card['type']> = new Set<Card['type']>(['Unit', 'Gear', 'Spell']);

const mainCards = (): readonly CardId[] =>
  allCards.filter(({ type, supertype }) => OF_MAIN_DECK.has(type) && supertype !== 'Token').map(({ id }) => id);

/** The cards of a hand that nobody has told: those of the Main Deck and the sideboard, or of any. */
const cardsOf = (state: RiftboundState, seat: number): readonly CardId[] => {
  const deck = state.seats[seat]?.deck;
  if (!deck) return mainCards();
  return [...new Set([...cardsIn(deck, 'main'), ...cardsIn(deck, 'champion')].map(({ card }) => card))];
};

export const unseenHand: UnseenHand<RiftboundState, Play> = {
  cards: (state, seat) =>
    unknownIn(state, seat) === undefined
      ? []
      : cardsOf(state, seat)
          .map((card) => ({ card, name: cardOf(card).name }))
          .sort((one, two) => (one.name < two.name ? -1 : 1)),
  playsOf: (state, seat, card) => {
    const piece = unknownIn(state, seat);
    if (piece === undefined) return [];
    const told = changePieces(state, [piece], () => ({ card }));
    return offersAmong(timelyPieceCandidates(told, seat, piece), judgeOf(told));
  },
};
