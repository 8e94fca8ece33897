import type { Care } from './judge.js';
import type { Share, ShareOf } from './sound.js';
import type { Verdict } from './verdict.js';

/** A mutant by its file and its number among those of that file. */
export interface Named {
  readonly path: string;
  readonly number: number;
}

/** What a worker is told. `entry` is the file whose trials are run; `paths` are the files of all mutants, whoever tries them; after `until` it begins with no other. */
export interface Work extends Care {
  readonly entry: string;
  readonly paths: readonly string[];
  readonly mutants: readonly Named[];
  readonly until: number;
}

/** What a worker is told first: its work, and the share of the trials that it measures; null where that has been done. */
export interface Beginning {
  readonly work: Work;
  readonly measures: ShareOf | null;
}

/** What a worker tells: its share of the trials as it measured it; that it begins with a mutant; what became of that. Between the first two it is told all shares. */
export type Told =
  | { readonly told: 'measured'; readonly share: Share }
  | { readonly told: 'begun'; readonly at: number }
  | { readonly told: 'verdict'; readonly at: number; readonly verdict: Verdict };
