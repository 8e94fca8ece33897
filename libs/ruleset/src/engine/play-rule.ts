import type { Finding, Problem } from '../verdict.js';

/**
 * How one kind of play is judged and applied.
 * - `cannot`: why the table cannot do it at all, in any mode; null where it can
 * - `may`: what the rules say of it; empty where nothing is held against it
 * - `parts`: the same, where it is asked in parts, of which none needs another: see `inParts`
 * - `apply`: the facts that the play itself is; what follows from them is the run's
 */
export interface RuleOfPlay<State, Draft, Play> {
  readonly cannot: (state: State, play: Play) => Problem | null;
  readonly may: (state: State, play: Play) => readonly Finding[];
  readonly parts?: readonly Part<State, Play>[];
  readonly apply: (draft: Draft, play: Play) => void;
}

/** One part of what the rules say of a play. */
type Part<State, Play> = (state: State, play: Play) => readonly Finding[];

/** What the rules say of a play, as the sum of parts that can be asked one by one. */
export const inParts = <State, Play>(
  ...parts: readonly Part<State, Play>[]
): { readonly may: Part<State, Play>; readonly parts: readonly Part<State, Play>[] } => ({
  may: (state, play) => parts.flatMap((part) => part(state, play)),
  parts,
});

/** The first problem of several checks, taken in order. */
export const firstProblem = (...checks: readonly (() => Problem | null)[]): Problem | null => {
  for (const check of checks) {
    const problem = check();
    if (problem) return problem;
  }
  return null;
};

/** For plays that answer a question: nothing more to hold against them than what `cannot` says. */
export const freely = (): readonly Finding[] => [];
