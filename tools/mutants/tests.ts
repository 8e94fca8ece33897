import { compileFunction } from 'node:vm';
import { expect } from 'expect';
import type { Trial } from './trial.js';

/** A test as its file has it; rows of a table that are lists are its arguments. */
type Body = (...row: readonly unknown[]) => void;
type Rows = readonly unknown[];

/** What one of jest's words does: once, or with each row of a table. */
type Word = ((name: string, body: Body) => void) & {
  readonly each: (rows: Rows) => (name: string, body: Body) => void;
};

const word = (take: (name: string, run: () => void) => void): Word =>
  Object.assign(
    (name: string, body: Body): void => {
      take(name, body);
    },
    {
      each: (rows: Rows) => (name: string, body: Body) => {
        for (const row of rows)
          take(name, () => {
            body(...(Array.isArray(row) ? (row as Rows) : [row]));
          });
      },
    },
  );

/** What the files of a program know without importing it: they are compiled in a context of their own where jest runs this. */
const GLOBAL = (compileFunction('return globalThis') as () => Record<string, unknown>)();

/** Runs something that knows jest's words as these. */
const knowing = (words: Readonly<Record<string, unknown>>, run: () => void): void => {
  const before = Object.keys(words).map((name) => [name, GLOBAL[name]] as const);
  Object.assign(GLOBAL, words);
  try {
    run();
  } finally {
    Object.assign(GLOBAL, Object.fromEntries(before));
  }
};

/**
 * The tests of a file, each a trial: as jest collects them, in the order in which they stand. `load` runs the file. They know jest's `describe`,
 * `test`, `it` and `expect`, and nothing that waits; a trial's name is the file's path, its number there and its title.
 */
export const testsIn = (path: string, load: (path: string) => unknown): readonly Trial[] => {
  const found: Trial[] = [];
  const test = word((title, body) => {
    const run = (): string => {
      knowing({ expect }, body);
      return '';
    };
    found.push({ name: `${path}#${found.length + 1}: ${title}`, run });
  });
  const describe = word((_title, body) => {
    body();
  });
  knowing({ describe, test, it: test, expect }, () => load(path));
  return found;
};
