import { distance } from 'fastest-levenshtein';
import { cardsBegunBy } from './index-of-names.js';
import { firstPartOf, foldedNamesOf, foldName, type FoldedNames, type Named } from './folding.js';

/** What a typed name stands for: one card, several, or none; `nearest` are up to three names that were perhaps meant. */
export type NameAnswer<C extends Named> =
  | { readonly kind: 'found'; readonly card: C }
  | { readonly kind: 'ambiguous'; readonly cards: readonly C[] }
  | { readonly kind: 'unknown'; readonly nearest: readonly C[] };

type Match = (typed: string, names: FoldedNames) => boolean;

/** Ways to read a typed name, the surest first; the first that fits any card decides. */
const MATCHES: readonly Match[] = [
  (typed, { name }) => name === typed,
  (typed, { aliases }) => aliases.includes(typed),
  (typed, { part }) => part === typed,
  (typed, { aliasParts }) => aliasParts.includes(typed),
  (typed, { name, aliases }) => name.startsWith(typed) || aliases.some((alias) => alias.startsWith(typed)),
  (typed, { tails }) => tails.some((tail) => tail.startsWith(typed)),
];

/** How far a typed name is from a card's: to a whole name, to its first part, or to as much of it as was typed. */
const distanceTo = (typed: string, { name, aliases, part, aliasParts, tails }: FoldedNames): number => {
  const whole = [name, part, ...aliases, ...aliasParts].map((text) => distance(typed, text));
  const begun = [name, ...aliases, ...tails].map((text) => distance(typed, text.slice(0, typed.length)) + 0.5);
  return Math.min(...whole, ...begun);
};

const NEAREST = 3;

/** A guess that changes more than two letters and two fifths of what was typed helps nobody. */
const isNear = (typed: string, distant: number): boolean => distant <= Math.max(2, typed.length * 0.4);

/** No name is longer, and nothing is near to what is. */
const LONGEST_NAME = 100;

const nearestTo = <C extends Named>(typed: string, cards: readonly C[]): readonly C[] =>
  (typed.length > LONGEST_NAME ? [] : cards)
    .map((card) => ({ card, distant: distanceTo(typed, foldedNamesOf(card)) }))
    .filter(({ distant }) => isNear(typed, distant))
    .sort((left, right) => left.distant - right.distant)
    .slice(0, NEAREST)
    .map(({ card }) => card);

const answerOf = <C extends Named>(cards: readonly C[]): NameAnswer<C> => {
  const [card, ...others] = cards;
  if (card === undefined) return { kind: 'unknown', nearest: [] };
  return others.length === 0 ? { kind: 'found', card } : { kind: 'ambiguous', cards };
};

/**
 * Reads a card's name as a person types it: the whole name or an alias, the part before the comma, or the beginning of a
 * name or of its later words, as long as only one card among those given fits. Case, spaces, punctuation and accents do
 * not matter. A surer reading hides the others: `vi` is Vi although Viktor begins so too. Of names equally near, those of
 * cards given earlier come first.
 */
export const findCards = <C extends Named>(text: string, among: readonly C[]): NameAnswer<C> => {
  const typed = foldName(text);
  if (typed === '') return { kind: 'unknown', nearest: [] };
  // Every reading takes what was typed for the beginning of something.
  const begun = [...new Set(cardsBegunBy(typed, among))];
  for (const fits of MATCHES) {
    const found = begun.filter((card) => fits(typed, foldedNamesOf(card)));
    if (found.length > 0) return answerOf(found);
  }
  return { kind: 'unknown', nearest: nearestTo(typed, [...new Set(among)]) };
};

/**
 * The shortest natural name that `findCards` reads back as this card among those given: the part before the comma where
 * that is enough, else the whole name.
 */
export const shortNameOf = <C extends Named>(card: C, among: readonly C[]): string => {
  const part = firstPartOf(card.name);
  const answer = findCards(part, among.includes(card) ? among : [...among, card]);
  return answer.kind === 'found' && answer.card === card ? part : card.name;
};

/** Names for a message: `A`, `A or B`, `A, B or C`. */
export const listNames = (cards: readonly Named[]): string => {
  const names = cards.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
};
