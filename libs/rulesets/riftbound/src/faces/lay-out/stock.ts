import { LayOutError } from '#ruleset';
import type { FactOf } from '../../state/facts.js';
import { entriesOf, runesLaid, type Entry, type LaidRune, type Numbered } from './entries.js';
import type { TableLayout } from './layout.js';
import { cardIdOf } from './names.js';

/** The pieces of a deck nobody knows: 39 of the Main Deck and 12 runes, legend and Chosen Champion aside (101). */
const MAIN_CARDS = 39;
const RUNES = 12;
const BEFORE_MAIN = 2;

type FirstPiece = FactOf<'GameOpened'>['data']['pieces'][number];

/** What a player's pieces are, before anything is placed. */
interface SeatStock {
  readonly pieces: readonly FirstPiece[];
  readonly runes: readonly (LaidRune & { readonly number: number })[];
  /** Piece numbers of Main Deck cards that nobody named. */
  readonly spare: readonly number[];
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

const seatStock = (layout: TableLayout, { name, owner, main, first }: SeatOrder): SeatStock => {
  const player = layout.players[name] ?? {};
  const runes = runesLaid(player);
  const runeDeck = (player.runeDeck ?? []).map((card) => cardIdOf(card, `${name}, rune deck`));
  limit(main.length, MAIN_CARDS, [name, 'Main Deck cards']);
  limit(runes.length + runeDeck.length, RUNES, [name, 'runes']);
  const mainCards = padded<string | null>(main, MAIN_CARDS, null);
  const runeCards = padded<string | null>([...runes.map(({ card }) => card), ...runeDeck], RUNES, null);
  const firstMain = first + BEFORE_MAIN;
  return {
    pieces: [
      { owner, zone: 'legend', card: cardIdOf(player.legend ?? null, `${name}, legend`) },
      { owner, zone: 'champion', card: cardIdOf(player.champion ?? null, `${name}, champion`) },
      ...mainCards.map((card): FirstPiece => ({ owner, zone: 'main-deck', card })),
      ...runeCards.map((card): FirstPiece => ({ owner, zone: 'rune-deck', card })),
    ],
    runes: runes.map((rune, index) => ({ ...rune, number: firstMain + MAIN_CARDS + index })),
    spare: mainCards.flatMap((_, index) => (index < main.length ? [] : [firstMain + index])),
  };
};

interface SeatOrder {
  readonly name: string;
  readonly owner: number;
  readonly main: readonly (string | null)[];
  readonly first: number;
}

const PER_SEAT = BEFORE_MAIN + MAIN_CARDS + RUNES;

const numbered = (entries: readonly Entry[], seats: number, battlefields: number): readonly Numbered[] => {
  const used = Array.from({ length: seats }, () => 0);
  let tokens = 0;
  return entries.map((entry) => {
    if (entry.token) return { ...entry, number: seats * PER_SEAT + battlefields + tokens++ };
    const index = used[entry.owner] ?? 0;
    used[entry.owner] = index + 1;
    return { ...entry, number: entry.owner * PER_SEAT + BEFORE_MAIN + index };
  });
};

/** The pieces of a table: every player has as many as a deck has, those that the literal does not name unknown. */
export const stockOf = (layout: TableLayout): Stock => {
  const names = Object.keys(layout.players);
  const entries = entriesOf(layout);
  const seats = names.map((name, owner) => {
    const main = entries.filter((entry) => entry.owner === owner && !entry.token).map(({ card }) => card);
    return seatStock(layout, { name, owner, main, first: owner * PER_SEAT });
  });
  return { seats, entries: numbered(entries, names.length, layout.battlefields.length) };
};
