import { cardsIn, countCards, DECK_PARTS, type DeckList } from '../decks.js';
import { playersLeft } from '../../state/sides.js';
import type { Piece, RiftboundState, SeatState } from '../../state/riftbound-state.js';
import type { Law } from './law.js';

/** Whether the decks have still to be laid out, legends and battlefields being there (TR 406.1.g). */
const isBeforeDecks = ({ agenda }: RiftboundState): boolean =>
  agenda.some((frame) => frame.task === 'set-up' && frame.step === 'decks');

const own = ({ pieces }: RiftboundState, seat: number): readonly Piece[] =>
  pieces.filter((piece) => piece.owner === seat && !piece.token);

/**
 * No card comes and none goes: legend, champion, Main Deck, runes, and a battlefield once placed. Without a deck list there is
 * nothing to count against.
 */
const piecesKept = (state: RiftboundState, { deck }: SeatState, seat: number): readonly string[] => {
  if (!deck) return [];
  const pieces = own(state, seat);
  const isBefore = isBeforeDecks(state);
  const [main, runes] = isBefore ? [0, 0] : [countCards(deck.main), countCards(deck.runes)];
  const brought = state.battlefields.map(({ piece, replaced }) => state.pieces[replaced[0] ?? piece]);
  const battlefields = brought.filter((piece) => piece?.owner === seat && !piece.token).length;
  const legendAndChampion = isBefore ? 1 : 2;
  const expected = legendAndChampion + main + runes + battlefields;
  const runesNow = pieces.filter((piece) => piece.rune).length;
  return [
    ...(pieces.length === expected ? [] : [`Seat ${seat} owns ${pieces.length} cards instead of ${expected}.`]),
    ...(runesNow === runes ? [] : [`Seat ${seat} owns ${runesNow} runes instead of ${runes}.`]),
  ];
};

const countedIn = (deck: DeckList): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { card, count } of DECK_PARTS.flatMap((part) => (part === 'sideboard' ? [] : cardsIn(deck, part)))) {
    counts.set(card, (counts.get(card) ?? 0) + count);
  }
  return counts;
};

/** No card becomes another: of no card are there more than the deck has, a copy counted as what is printed on it. A recorder of paper may err; a dealer may not. */
const identitiesKept = (state: RiftboundState, { deck }: SeatState, seat: number): readonly string[] => {
  if (!deck || !state.digital) return [];
  const left = new Map(countedIn(deck));
  for (const { card, print } of own(state, seat)) {
    const printed = print ?? card;
    if (printed !== null) left.set(printed, (left.get(printed) ?? 0) - 1);
  }
  return [...left].flatMap(([card, count]) =>
    count < 0 ? [`Seat ${seat} has ${-count} more ${card} than its deck.`] : [],
  );
};

const cardsConserved: Law = (state) =>
  state.game === 0 || state.lastGame !== null
    ? []
    : playersLeft(state).flatMap((seat) => {
        const player = state.seats[seat];
        return player ? [...piecesKept(state, player, seat), ...identitiesKept(state, player, seat)] : [];
      });

export const CARD_LAWS: readonly Law[] = [cardsConserved];
