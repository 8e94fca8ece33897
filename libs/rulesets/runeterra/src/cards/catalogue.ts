import type { Card } from '../words/card.js';
import { CARDS_HASH, CARDS_JSON } from './data/cards.js';

/** A line of the data file: a card's facts in the order of the columns. */
type Row = readonly unknown[];

const COLUMNS = [
  'code',
  'name',
  'type',
  'cost',
  'power',
  'health',
  'speed',
  'keywords',
  'regions',
  'champion',
  'collectible',
  'subtypes',
  'hasText',
  'level',
  'countdown',
] as const satisfies readonly (keyof Card)[];

const cardIn = (row: Row): Card =>
  Object.fromEntries(COLUMNS.map((column, index) => [column, row[index]])) as unknown as Card;

/** SHA-256 (hex) of the canonical JSON of `allCards`: names the card facts that a tape was recorded with. */
export const CARD_SET_HASH: string = CARDS_HASH;

/** Every card of sets 1 to 5, those that only effects make and skills among them, by code. */
export const allCards: readonly Card[] = (JSON.parse(CARDS_JSON) as readonly Row[]).map(cardIn);

const CARDS: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.code, card]));

/** There is no card of that code. */
export class UnknownCardError extends Error {
  override readonly name = 'UnknownCardError';
  readonly code = 'runeterra/unknown-card';
  constructor(readonly card: string) {
    super(
      `No card of sets 1 to 5 has the code "${card}". Codes look like 01DE021; look the card up by its name instead.`,
    );
  }
}

/** Whether the text is the code of a card of the data files. */
export const isCardCode = (text: string): boolean => CARDS.has(text);

/** The card of that code. Throws UnknownCardError where there is none. */
export const cardOf = (code: string): Card => {
  const card = CARDS.get(code);
  if (card === undefined) throw new UnknownCardError(code);
  return card;
};

/** A card's code without what makes it a level or a made card: `04DE008` of `04DE008T1`. A told card has a code of its own. */
const stemOf = (code: string): string => (isCardCode(code) ? code.slice(0, 7) : code);

/** Whether it is a champion as a unit, of whatever level, and not a champion's spell. */
export const isChampion = ({ champion, type }: Card): boolean => champion && type === 'unit';

/** Whether both are units of one champion, of whatever level. */
export const isSameChampion = (one: Card, other: Card): boolean =>
  isChampion(one) && isChampion(other) && stemOf(one.code) === stemOf(other.code);

/** The same champion a level higher, or null where there is none. */
export const nextLevelOf = ({ code, level }: Card): Card | null => {
  if (level === null) return null;
  const isNext = (card: Card): boolean => card.level === level + 1 && stemOf(card.code) === stemOf(code);
  return allCards.find(isNext) ?? null;
};

/** Whether a spell is the champion's own, as the data files name them: `Garen's Judgment`, `Darius' Decimate`. */
const isSpellOf = ({ name }: Card, champion: Card): boolean =>
  name.startsWith(`${champion.name}'s `) || name.startsWith(`${champion.name}' `);

const CHAMPION_SPELLS = allCards.filter(({ champion, type }) => champion && type === 'spell');

/** Each champion as it begins, with the spell that further copies of it are; the first, where a spell is cast in several ways. */
const CHAMPIONS: readonly { readonly champion: Card; readonly spell: Card | null }[] = allCards
  .filter((card) => isChampion(card) && card.level === 1)
  .map((champion) => ({
    champion,
    spell: CHAMPION_SPELLS.find((card) => isSpellOf(card, champion)) ?? null,
  }));

/** The spell that further copies of a champion are while it is in play; null where the data files have none. */
export const championSpellOf = (card: Card): Card | null =>
  isChampion(card) && card.level !== null
    ? (CHAMPIONS.find(({ champion }) => isSameChampion(champion, card))?.spell ?? null)
    : null;

/** The champion, as it begins, that has this spell; null where it is no champion's. */
export const championOfSpell = ({ code }: Card): Card | null =>
  CHAMPIONS.find(({ spell }) => spell?.code === code)?.champion ?? null;
