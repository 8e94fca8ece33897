import type { HeldRuleset, Verdict } from '#ruleset';
import type { Table } from '#table';
import type { RulingMistake } from './ruling.js';

/** A fact and its sentence, as the table tells it. */
export interface LoggedFact {
  readonly type: string;
  readonly sentence: string;
}

/** The table at a step of a ruling, with what has happened so far. `last` is the last play, null before the first. */
export interface Moment {
  readonly ruleset: HeldRuleset;
  readonly state: unknown;
  readonly table: Table;
  readonly log: readonly LoggedFact[];
  readonly last: LastPlay | null;
}

export interface LastPlay {
  readonly line: string;
  readonly verdict: Verdict;
  readonly caused: readonly LoggedFact[];
}

/** What was expected and what is so; `rules` are the keys that were cited or expected to be. */
export interface Miss {
  readonly expected: string;
  readonly got: string;
  readonly rules?: readonly string[];
}

/** The ruling's file asks for what cannot be: a name nobody knows, a line that cannot be read. Told with its place. */
export class RulingMistakeError extends Error {
  readonly code = 'ruling/mistake';

  constructor(readonly mistake: Omit<RulingMistake, 'path'> & { readonly path?: RulingMistake['path'] }) {
    super(mistake.message);
  }
}

/** Stops with a mistake of the file. */
export const mistaken = (message: string, expected: readonly string[] = []): never => {
  throw new RulingMistakeError({ message, expected });
};

/** Names for a sentence, or `nothing`. */
export const listed = (words: readonly string[]): string => (words.length === 0 ? 'nothing' : words.join(', '));
