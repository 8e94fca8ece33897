import type { Care } from './judge.js';
import type { Verdict } from './verdict.js';

/** A mutant by its file and its number among those of that file. */
export interface Named {
  readonly path: string;
  readonly number: number;
}

/** What a worker is told. `entry` is the file whose trials are run. */
export interface Work extends Care {
  readonly entry: string;
  readonly mutants: readonly Named[];
}

/** What a worker tells: that it has run every trial in the program as it is; that it begins with a mutant; what became of that. */
export type Told =
  | { readonly told: 'sound'; readonly trials: number; readonly seconds: number }
  | { readonly told: 'begun'; readonly at: number }
  | { readonly told: 'verdict'; readonly at: number; readonly verdict: Verdict };
