import type { Lexicon } from '#notation';
import { allCards, cardOf, type Card } from '../../cards/index.js';
import { cardOfCode, codeAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { isAt, placeWord } from './places.js';

const collectible = allCards.filter((card) => card.collectible);

const decks = new WeakMap<object, readonly Card[]>();

/** Cards known to be in a player's deck. */
const inDeck = ({ seats }: RuneterraState, seat: number | null): readonly Card[] => {
  const deck = seat === null ? undefined : seats[seat]?.deck;
  if (deck === undefined) return [];
  const known = decks.get(deck);
  if (known) return known;
  const codes = new Set(deck.filter((code) => code !== null));
  const cards = [...codes].map(cardOf);
  decks.set(deck, cards);
  return cards;
};

/** Cards by how likely they are meant: told at this table, in the player's deck, in any deck, all. */
export const cardGroups = (state: RuneterraState, seat: number | null): readonly (readonly Card[])[] => [
  state.told,
  inDeck(state, seat),
  collectible,
  allCards,
];

/** How this game's pieces, cards, places and stack items are called. */
export const lexicon: Lexicon<RuneterraState, Card> = {
  joining: [
    ...['to', 'at', 'as', 'is', 'has', 'with', 'by', 'and', 'in', 'on', 'into', 'from', 'this', 'then', 'of'],
    ...['obliterating', 'challenging', 'challenges', 'captures', 'strikes?', 'attacks', 'fleeting', 'attacking'],
  ],
  stack: 'stack',
  idOf: ({ code }) => code,
  cardOf: (code, state) => cardOfCode(state, code),
  cardGroups: ({ state, seat }) => cardGroups(state, seat),
  pieceOf: (piece, state) => {
    const spoken = state.pieces[piece];
    return spoken && { card: codeAt(state, piece), controller: spoken.owner };
  },
  isAt,
  placeOf: (piece, { state }) => placeWord(state.pieces[piece]?.place ?? 'gone'),
  looksOf: (number, { pieces, combat, seats }) => {
    const lane = combat?.lanes.findIndex(({ attacker, opposite }) => attacker === number || opposite === number);
    const waits = seats.some(({ waitingToReturn }) => waitingToReturn.includes(number));
    return JSON.stringify([{ ...pieces[number], object: 0, card: null }, lane, waits]);
  },
  items: ({ stack, casting, pieces }) =>
    [...(casting ? [casting] : []), ...stack].map(({ id, card, source }) => ({
      id,
      card: card ?? pieces[source ?? -1]?.card ?? null,
    })),
};
