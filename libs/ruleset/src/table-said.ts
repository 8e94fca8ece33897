import type { JsonObject } from '#kernel';
import type { Names } from './engine/renaming.js';

/** A table as the literal that lays it out again, and in a few words each what of it that does not say. */
export interface TableSaid {
  readonly literal: JsonObject;
  readonly unsaid: readonly string[];
}

/** A property of a literal; nothing where it is as usual. */
export const unusual = <Value>(name: string, value: Value, isUsual: boolean): Readonly<Record<string, Value>> =>
  isUsual ? {} : { [name]: value };

/** A play speaks of a piece, or of an item, that the laid-out table does not have. */
export class NotLaidOutError extends Error {
  readonly code = 'not-laid-out';
}

/** The names by which a laid-out table knows pieces. They throw NotLaidOutError for one that it does not have. */
export const namesBy = (numbers: ReadonlyMap<number, number | undefined>): Names => ({
  piece: (number) => {
    const found = numbers.get(number);
    if (found === undefined) throw new NotLaidOutError();
    return found;
  },
  object: (_, object) => object,
});

/** What is at a table without being seen on it: how a literal's reader is told of it, and what it comes to, as plain data. */
export type Unseen<State> = readonly [words: string, of: (state: State) => unknown];

/** What was at a table and is otherwise on the one that its literal lays out, of what no view of it shows. */
export const unseenOf = <State>(unseen: readonly Unseen<State>[], before: State, after: State): readonly string[] =>
  unseen.flatMap(([words, of]) => (JSON.stringify(of(before)) === JSON.stringify(of(after)) ? [] : [words]));
