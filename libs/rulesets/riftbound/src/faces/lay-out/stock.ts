import { LayOutError } from '#ruleset';
import type { FirstPiece } from '../../state/facts/set-up.js';
import { entriesOf, runesLaid, type Entry, type LaidRune, type Numbered } from './entries.js';
import type { PlayerLayout, TableLayout } from './layout.js';
import { cardIdOf, legendOf } from './names.js';

/** The pieces of a deck nobody knows: 39 of the Main Deck, unless a table says otherwise, and 12 runes, legend and Chosen Champion aside (101). */
const MAIN_CARDS = 39;
const RUNES = 12;

/** What a player's pieces are, before anything is placed. */
interface SeatStock {
  readonly pieces: readonly FirstPiece[];
  /** Piece number of the legend, and of the first Main Deck card. */
  readonly first: number;
  readonly firstMain: number;
  readonly runes: readonly (LaidRune & { readonly number: number })[];
}

export interface Stock {
  readonly seats: readonly SeatStock[];
  readonly entries: readonly Numbered[];
}

const padded = <Item>(items: readonly Item[], size: number, filler: Item): readonly Item[] => [
  ...items,
  ...Array.from({ length: Math.max(0, size - items.length) }, () => filler),
];

const limit = (count: number, most: number, [name, what]: readonly [string, string]): void => {
  if (count <= most) return;
  const message = `${name}, ${what}: ${String(count)} are named, and there are ${String(most)}. Name fewer.`;
  throw new LayOutError(message, ['players', name]);
};

interface SeatOrder {
  readonly name: string;
  readonly owner: number;
  readonly main: readonly (string | null)[];
  readonly first: number;
}

/**
 * How many Main Deck cards a player has, the Chosen Champion too where it has left its zone: a usual deck's, or so many that the deck
 * has the size told. What a smaller deck has fewer is nowhere: no zone has cards that the literal does not put there.
 */
const mainCount = ({ champion, deckSize, deck = [] }: PlayerLayout, named: number, name: string): number => {
  if (deckSize === undefined) return MAIN_CARDS + (champion === false ? 1 : 0);
  limit(deck.length, deckSize, [name, 'cards of the deck']);
  return named - deck.length + deckSize;
};

const apart = (player: PlayerLayout, { name, owner }: SeatOrder): readonly FirstPiece[] => [
  { owner, zone: 'legend', card: cardIdOf(legendOf(player).card, `${name}, legend`) },
  ...(player.champion === false
    ? []
    : [{ owner, zone: 'champion' as const, card: cardIdOf(player.champion ?? null, `${name}, champion`) }]),
];

const seatStock = (player: PlayerLayout, order: SeatOrder): SeatStock => {
  const { name, owner, main, first } = order;
  const runes = runesLaid(player);
  const runeDeck = (player.runeDeck ?? []).map((card) => cardIdOf(card, `${name}, rune deck`));
  const count = mainCount(player, main.length, name);
  limit(main.length, count, [name, 'Main Deck cards']);
  limit(runes.length + runeDeck.length, RUNES, [name, 'runes']);
  const mainCards = padded<string | null>(main, count, null);
  const runeCards = padded<string | null>([...runes.map(({ card }) => card), ...runeDeck], RUNES, null);
  const before = apart(player, order);
  const firstMain = first + before.length;
  return {
    pieces: [
      ...before,
      ...mainCards.map((card): FirstPiece => ({ owner, zone: 'main-deck', card })),
      ...runeCards.map((card): FirstPiece => ({ owner, zone: 'rune-deck', card })),
    ],
    first,
    firstMain,
    runes: runes.map((rune, index) => ({ ...rune, number: firstMain + count + index })),
  };
};

const numbered = (
  entries: readonly Entry[],
  seats: readonly SeatStock[],
  battlefields: number,
): readonly Numbered[] => {
  const next = seats.map(({ firstMain }) => firstMain);
  let token = seats.reduce((sum, { pieces }) => sum + pieces.length, battlefields);
  return entries.map((entry) => {
    if (entry.token) return { ...entry, number: token++ };
    const number = next[entry.owner] ?? 0;
    next[entry.owner] = number + 1;
    return { ...entry, number };
  });
};

/** The pieces of a table: every player has as many as a deck has, those that the literal does not name unknown. */
export const stockOf = (layout: TableLayout): Stock => {
  const entries = entriesOf(layout);
  const seats: SeatStock[] = [];
  let first = 0;
  for (const [owner, [name, player]] of Object.entries(layout.players).entries()) {
    const main = entries.filter((entry) => entry.owner === owner && !entry.token).map(({ card }) => card);
    const stock = seatStock(player, { name, owner, main, first });
    seats.push(stock);
    first += stock.pieces.length;
  }
  return { seats, entries: numbered(entries, seats, layout.battlefields.length) };
};
