import { err, ok, type Result } from '#kernel';
import { makeBase32, readBase32 } from './base32.js';
import type { CardCount } from '../../words/deck-list.js';
import { factionNamed, factionNumbered, NEWEST_VERSION } from './factions.js';
import { makeVarint, readVarints } from './varint.js';

/** Why a deck code could not be read. `at`: the place of the letter at fault, from 0. */
export interface DeckCodeError {
  readonly message: string;
  readonly at: number;
}

const FORMAT = 1;
/** Copies that are written in groups; more of a card stand one by one behind them (they come in limited modes only). */
const GROUPED = [3, 2, 1] as const;
const CARD_CODE = /^(\d\d)([A-Z]{2})(\d{3})$/;

const failed = (message: string, at = 0): Result<never, DeckCodeError> => err({ message, at });

const BROKEN = 'This is no whole deck code: it breaks off, or a letter of it is wrong. Copy it again.';

/** Takes numbers one after the other; null once there are no more, or where a faction is unknown. */
class Numbers {
  private next = 0;
  constructor(private readonly numbers: readonly number[]) {}

  get atEnd(): boolean {
    return this.next >= this.numbers.length;
  }

  take(): number | null {
    const number = this.numbers[this.next];
    this.next += 1;
    return number ?? null;
  }

  takeStem(): string | null {
    const set = this.take();
    const faction = factionNumbered(this.take() ?? -1);
    return set === null || faction === undefined ? null : String(set).padStart(2, '0') + faction.faction;
  }
}

const cardIn = (stem: string, number: number): string => stem + String(number).padStart(3, '0');

/** Cards of one set and faction: how many follow, set, faction, their numbers. */
const readList = (numbers: Numbers, count: number): readonly CardCount[] | null => {
  const size = numbers.take() ?? 0;
  const stem = numbers.takeStem();
  if (stem === null) return null;
  const cards: CardCount[] = [];
  for (let read = 0; read < size; read++) {
    const number = numbers.take();
    if (number === null) return null;
    cards.push({ card: cardIn(stem, number), count });
  }
  return cards;
};

const readGroup = (numbers: Numbers, count: number): readonly CardCount[] | null => {
  const lists = numbers.take();
  if (lists === null) return null;
  const cards: CardCount[] = [];
  for (let read = 0; read < lists; read++) {
    const list = readList(numbers, count);
    if (list === null) return null;
    cards.push(...list);
  }
  return cards;
};

const readRest = (numbers: Numbers): readonly CardCount[] | null => {
  const cards: CardCount[] = [];
  while (!numbers.atEnd) {
    const count = numbers.take();
    const stem = numbers.takeStem();
    const number = numbers.take();
    if (count === null || stem === null || number === null) return null;
    cards.push({ card: cardIn(stem, number), count });
  }
  return cards;
};

const readCards = (numbers: Numbers): readonly CardCount[] | null => {
  const parts = [...GROUPED.map((count) => readGroup(numbers, count)), readRest(numbers)];
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
};

/**
 * The cards of a deck code, as the code orders them. Any version of the form is read; the codes of the cards are not looked up.
 * Source: RiotGames/LoRDeckCodes.
 */
export const parseDeckCode = (code: string): Result<readonly CardCount[], DeckCodeError> => {
  const letters = readBase32(code.toUpperCase());
  if ('badAt' in letters) {
    return failed(
      `"${code.charAt(letters.badAt)}" is no letter of a deck code; they are A to Z and 2 to 7.`,
      letters.badAt,
    );
  }
  const [head = 0, ...bytes] = letters.bytes;
  const version = head & 0xf;
  if (head >> 4 !== FORMAT || version < 1) return failed(BROKEN);
  if (version > NEWEST_VERSION) {
    return failed(`The deck code has version ${version} of its form; up to ${NEWEST_VERSION} are known here.`);
  }
  const numbers = readVarints(bytes);
  const cards = numbers && readCards(new Numbers(numbers));
  return cards ? ok(cards) : failed(BROKEN);
};

/** A card code's parts as a deck code counts them; null for a card that only effects make, or of an unknown faction. */
const partsOf = (card: string): { readonly stem: string; readonly set: number; readonly number: number } | null => {
  const [, set, faction = '', number] = CARD_CODE.exec(card) ?? [];
  return factionNamed(faction) ? { stem: card.slice(0, 4), set: Number(set), number: Number(number) } : null;
};

const byCard = (left: CardCount, right: CardCount): number => (left.card < right.card ? -1 : 1);

const stemOf = ({ card }: CardCount): string => card.slice(0, 4);
const numberOf = ({ card }: CardCount): number => partsOf(card)?.number ?? 0;
const setAndFaction = (card: CardCount): readonly number[] => [
  partsOf(card.card)?.set ?? 0,
  factionNamed(card.card.slice(2, 4))?.number ?? 0,
];

/** Groups of one set and faction, the shortest first, then by code, so that every order of a deck gives the same code. */
const groupsOf = (cards: readonly CardCount[]): readonly (readonly CardCount[])[] => {
  const stems = [...new Set(cards.map(stemOf))].sort();
  const groups = stems.map((stem) => cards.filter((card) => stemOf(card) === stem).toSorted(byCard));
  return groups.toSorted((left, right) => left.length - right.length);
};

const numbersOfGroup = (cards: readonly CardCount[]): readonly number[] => {
  const groups = groupsOf(cards);
  return [
    groups.length,
    ...groups.flatMap((group) => [group.length, ...group.slice(0, 1).flatMap(setAndFaction), ...group.map(numberOf)]),
  ];
};

const versionFor = (cards: readonly CardCount[]): number =>
  Math.max(1, ...cards.map(({ card }) => factionNamed(card.slice(2, 4))?.version ?? NEWEST_VERSION));

/**
 * The deck code of cards, in the lowest version of the form that knows them; the same for every order of the cards. Null where a
 * card has no place in deck codes (cards that only effects make) or is there less than once.
 */
export const makeDeckCode = (cards: readonly CardCount[]): string | null => {
  if (cards.some(({ card, count }) => partsOf(card) === null || !Number.isInteger(count) || count < 1)) return null;
  const grouped = GROUPED.flatMap((copies) => numbersOfGroup(cards.filter(({ count }) => count === copies)));
  const others = cards.filter(({ count }) => count > GROUPED[0]).toSorted(byCard);
  const single = others.flatMap((card) => [card.count, ...setAndFaction(card), numberOf(card)]);
  const head = (FORMAT << 4) | versionFor(cards);
  return makeBase32([head, ...[...grouped, ...single].flatMap(makeVarint)]);
};
