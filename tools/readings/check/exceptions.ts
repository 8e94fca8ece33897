import { parse } from 'yaml';
import { DEFINITIONS } from '#rulesets/riftbound';
import { isWord, type Mismatch } from './compare.js';

/** A word that only the text of a card has or only its encoding, and why both mean the same all the same. */
export interface Exception {
  readonly card: string;
  readonly word: string;
  readonly why: string;
}

/** A group of the file: one reason, and the words of each card that it is the reason for. */
interface Group {
  readonly why: string;
  readonly cards: Readonly<Record<string, readonly string[]>>;
}

/** The exceptions of `docs/reference/cards-read/exceptions.yaml`. */
export const exceptionsIn = (yaml: string): readonly Exception[] =>
  (parse(yaml) as readonly Group[]).flatMap(({ why, cards }) =>
    Object.entries(cards).flatMap(([card, words]) => words.map((word) => ({ card, word, why }))),
  );

const nameOf = ({ card, word }: Pick<Exception, 'card' | 'word'>): string => `${card}: ${word}`;

/** What is wrong with exceptions by themselves, no text being at hand: cards that are not encoded, words that are none, no reason. */
export const problemsOf = (exceptions: readonly Exception[]): readonly string[] => {
  const names = exceptions.map(nameOf);
  return exceptions.flatMap((exception, index) => [
    ...(Object.hasOwn(DEFINITIONS, exception.card) ? [] : [`${nameOf(exception)}: no such card is encoded`]),
    ...(isWord(exception.word) ? [] : [`${nameOf(exception)}: no such word is compared`]),
    ...(exception.why === '' ? [`${nameOf(exception)}: no reason`] : []),
    ...(names.indexOf(nameOf(exception)) === index ? [] : [`${nameOf(exception)}: stands there twice`]),
  ]);
};

/** The mismatches that are no exceptions, and the exceptions, of those cards, that are none. */
export const judged = (
  mismatches: readonly Mismatch[],
  exceptions: readonly Exception[],
): { readonly faults: readonly Mismatch[]; readonly idle: readonly Exception[] } => {
  const excepted = new Set(exceptions.map(nameOf));
  const found = new Set(mismatches.map(nameOf));
  return {
    faults: mismatches.filter((each) => !excepted.has(nameOf(each))),
    idle: exceptions.filter((each) => !found.has(nameOf(each))),
  };
};
