import type { Context } from './lexicon.js';
import { makeCanonicalJson } from '#kernel';
import { readSegment, type Found } from './segments.js';
import type { Kind } from './source.js';

/**
 * A thing that can be of several sorts, such as a target: `finders` look for it in the order in which a name is understood,
 * `ways` are the words for one, the last of them never mistaken.
 */
interface Sorts<T, X> {
  readonly what: string;
  readonly finders: (text: string, context: X) => readonly (() => Found<T>)[];
  readonly ways: (value: T, context: X) => readonly string[];
}

/** What some text was found to stand for, as another value. */
export const foundAs = <From, To>(found: Found<From>, as: (value: From) => To): Found<To> =>
  found.kind === 'found' ? { kind: 'found', value: as(found.value) } : found;

/** Nothing was found, and nothing is near. */
export const NOT_FOUND: Found<never> = { kind: 'unknown', nearest: () => [] };

const firstFound = <T>(finders: readonly (() => Found<T>)[]): Found<T> => {
  let found: Found<T> = NOT_FOUND;
  for (const find of finders) {
    found = find();
    if (found.kind !== 'unknown') return found;
  }
  return found;
};

/** A thing of one of several sorts, by the first sort that a name is found among. */
export const oneOfMany = <T extends object, X extends Context>({ what, finders, ways }: Sorts<T, X>): Kind<T, X> => ({
  read: (context, at) => readSegment(context, at, { what, resolve: (text) => firstFound(finders(text, context)) }),
  write: (value, context) => {
    const wanted = makeCanonicalJson(value);
    const reads = (text: string): boolean => {
      const found = firstFound(finders(text, context));
      return found.kind === 'found' && makeCanonicalJson(found.value) === wanted;
    };
    const words = ways(value, context);
    return words.find(reads) ?? words.at(-1) ?? '';
  },
});
