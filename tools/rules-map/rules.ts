import { readFileSync } from 'node:fs';
import { citationOf, ruleKeysOf, type EditionId } from '#rulebook';

/** The document that the map is of. */
export const EDITION = 'core-1.4';

/** A numbered rule: its key and title where the rulebook has them. */
export interface Rule {
  readonly number: string;
  readonly key: string | null;
  readonly title: string;
}

/** The lines of a data file that are no remarks. */
export const linesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Every number of an edition of the Core Rules, from an outline in which each line adds one part. */
export const numbersOf = (edition: EditionId): readonly string[] => {
  const parts: string[] = [];
  return readFileSync(`tools/rules-map/${edition}.numbers.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      parts.length = line.search(/\S/);
      parts.push(line.trim());
      return parts.join('.');
    });
};

/** Every numbered rule of the document, in its order. */
export const allRules = (): readonly Rule[] => {
  const keyed = new Map(
    ruleKeysOf(EDITION).map((key) => {
      const citation = citationOf(EDITION, key);
      return [citation?.rule ?? '', { key, title: citation?.title ?? '' }];
    }),
  );
  return numbersOf(EDITION).map((number) => ({
    number,
    key: keyed.get(number)?.key ?? null,
    title: keyed.get(number)?.title ?? '',
  }));
};

/** `465.2.c` of `465.2.c.4`, and so on upwards. */
export const above = (number: string): readonly string[] => {
  const parts = number.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('.'));
};

/**
 * The rules that a list of numbers names: `468` that one alone, `468.*` with all below it, `468-470` from the one to all
 * below the other.
 */
export const rulesNamed = (list: string, rules: readonly Rule[]): readonly string[] => {
  const numbers = rules.map(({ number }) => number);
  const lastBelow = (number: string): number =>
    numbers.findLastIndex((each) => each === number || each.startsWith(`${number}.`));
  const placeOf = (number: string): number => {
    const place = numbers.indexOf(number);
    if (place < 0) throw new Error(`${EDITION} has no rule ${number}`);
    return place;
  };
  return list
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [from = '', to] = part.replace(/\.\*$/, '').split('-');
      if (to !== undefined) return numbers.slice(placeOf(from), lastBelow(to) + 1);
      return part.endsWith('.*')
        ? numbers.slice(placeOf(from), lastBelow(from) + 1)
        : numbers.slice(placeOf(from), placeOf(from) + 1);
    });
};
