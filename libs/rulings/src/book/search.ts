import { citationOf, isEditionId } from '#rulebook';
import type { BookEntry } from './entry.js';

/**
 * What is looked for; a part left out or empty asks for nothing.
 * - `q`: words, each of them the beginning of a word anywhere in the ruling: title, topic, source, rules, cards, cases
 * - `card`: words of a card's name; `topic`: a topic; `game`: a game by its id
 * - `rule`: a rule's key or the beginning of keys (`scoring`), or its number, which finds the rules below it as well
 */
export interface BookWish {
  readonly q?: string | undefined;
  readonly card?: string | undefined;
  readonly rule?: string | undefined;
  readonly topic?: string | undefined;
  readonly game?: string | undefined;
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();

const wordsIn = (text: string): readonly string[] =>
  folded(text)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The text with a space before each of its words, and before each part of a word such as `scoring.final-point`. */
const spaced = (texts: readonly string[]): string => {
  const text = texts.map(folded).join(' ');
  return ` ${text} ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
};

const holds = (texts: readonly string[], typed: string): boolean => {
  const text = spaced(texts);
  return wordsIn(typed).every((word) => text.includes(` ${word}`));
};

interface NumberedRule {
  readonly key: string;
  readonly number: string;
  readonly title: string;
}

const ruleOf = (edition: string, key: string): NumberedRule => {
  const citation = isEditionId(edition) ? citationOf(edition, key) : undefined;
  return { key, number: citation?.rule ?? '', title: citation?.title ?? '' };
};

const isBelow = (number: string, typed: string): boolean => number === typed || number.startsWith(`${typed}.`);

const isRule = ({ key, number }: NumberedRule, typed: string): boolean =>
  /^\d/.test(typed) ? isBelow(number, typed) : key.startsWith(typed);

/** Whether a ruling stands on a rule, or its answer quoted that number. */
const standsOn = ({ edition, keys, quoted }: BookEntry, typed: string): boolean =>
  keys.some((key) => isRule(ruleOf(edition, key), typed)) || quoted.some((number) => isBelow(number, typed));

const applies = ({ edition, applied }: BookEntry, typed: string): boolean =>
  applied.some((key) => isRule(ruleOf(edition, key), typed));

const wordsOfRule = ({ key, number, title }: NumberedRule): readonly string[] => [key, number, title];

const textsOf = (entry: BookEntry): readonly string[] => [
  entry.title,
  entry.id,
  entry.status,
  ...entry.answers,
  ...entry.source,
  ...entry.editions,
  ...entry.quoted,
  ...entry.cards,
  ...entry.cases,
  ...entry.words,
  ...entry.keys.flatMap((key) => wordsOfRule(ruleOf(entry.edition, key))),
];

const isAsked = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

const fits = (entry: BookEntry, { q, card, topic, game }: BookWish): boolean =>
  (!isAsked(game) || entry.game === game.trim()) &&
  (!isAsked(topic) || entry.topic === topic.trim()) &&
  (!isAsked(card) || entry.cards.some((name) => holds([name], card))) &&
  (!isAsked(q) || holds(textsOf(entry), q));

/** A ruling that was found. `isOnRule` is false where the rule that was asked for is only applied on its tape. */
export interface FoundRuling {
  readonly entry: BookEntry;
  readonly isOnRule: boolean;
}

const byPlace = (one: FoundRuling, other: FoundRuling): number =>
  Number(other.isOnRule) - Number(one.isOnRule) || (one.entry.id < other.entry.id ? -1 : 1);

/** The rulings that fit a wish: those first that stand on the rule asked for, each group by topic and name. */
export const findRulings = (entries: readonly BookEntry[], wish: BookWish): readonly FoundRuling[] => {
  const { rule } = wish;
  const typed = isAsked(rule) ? rule.trim().toLowerCase() : null;
  return entries
    .filter((entry) => fits(entry, wish))
    .map((entry): FoundRuling => ({ entry, isOnRule: typed === null || standsOn(entry, typed) }))
    .filter(({ entry, isOnRule }) => isOnRule || (typed !== null && applies(entry, typed)))
    .sort(byPlace);
};

/** How many rulings stand on each rule key. */
export const rulingsByRule = (entries: readonly BookEntry[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const key of entries.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries([...counts].sort());
};
