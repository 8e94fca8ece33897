import { nameOf } from './mutant.js';
import { reasonOf, type Reasons } from './reasons.js';
import type { Numbered } from './sample.js';
import { isKilled, type Verdict } from './verdict.js';

/** A mutant that was tried, what became of it, and why it may survive, where a reason is given. */
export interface Tried extends Numbered {
  readonly verdict: Verdict;
  readonly reason: ReturnType<typeof reasonOf>;
}

/** The mutants that were tried, with their verdicts and reasons, in the order of the code. */
export const triedOf = (
  all: readonly Numbered[],
  verdicts: ReadonlyMap<Numbered, Verdict | null>,
  reasons: Reasons,
): readonly Tried[] =>
  all.flatMap((numbered) => {
    const verdict = verdicts.get(numbered) ?? null;
    return verdict === null ? [] : [{ ...numbered, verdict, reason: reasonOf(reasons, numbered.mutant) }];
  });

/** How many mutants came to what; `survived` counts those that nothing tells of, whatever the reason. */
export interface Figures {
  readonly tried: number;
  readonly failure: number;
  readonly difference: number;
  readonly hang: number;
  readonly refused: number;
  readonly survived: number;
  readonly reasoned: number;
}

/** The figures of some mutants. */
export const figuresOf = (tried: readonly Tried[]): Figures => {
  const came = (word: Verdict['came']): number => tried.filter(({ verdict }) => verdict.came === word).length;
  const survivors = tried.filter(({ verdict }) => !isKilled(verdict));
  return {
    tried: tried.length,
    failure: came('failure'),
    difference: came('difference'),
    hang: came('hang'),
    refused: came('refused'),
    survived: survivors.length,
    reasoned: survivors.filter(({ reason }) => reason !== undefined).length,
  };
};

/** Survivors that no reason is given for. */
export const unexplained = (tried: readonly Tried[]): readonly string[] =>
  tried
    .filter(({ verdict, reason }) => !isKilled(verdict) && reason === undefined)
    .map(({ mutant, verdict }) => `${verdict.came.padEnd(9)} ${nameOf(mutant)}`);

/** Percent of the mutants that were tried which some of them are. */
export const shareOf = (some: readonly unknown[], tried: readonly unknown[]): number =>
  tried.length === 0 ? 0 : (100 * some.length) / tried.length;

/** Mutants that are killed though a reason is given why they cannot be. */
export const killedAllTheSame = (tried: readonly Tried[]): readonly string[] =>
  tried
    .filter(({ verdict, reason }) => isKilled(verdict) && reason !== undefined)
    .map(({ mutant, verdict }) => `killed by ${verdict.by ?? ''}, its reason is none: ${nameOf(mutant)}`);
