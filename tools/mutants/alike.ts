import { comparing, Tables } from './comparing.js';
import type { Mutant } from './mutant.js';
import type { MutableFile } from './mutants-of.js';
import type { Program } from './program.js';
import type { ShareOf } from './sound.js';
import type { Trial } from './trial.js';
import { Trials } from './trials.js';
import { TRIED, Watch } from './watch.js';

/** What a share of the trials noted: which sites they came to and how, and which mutants differed, of all files one after the other. */
export interface Noted {
  readonly trials: number;
  readonly sites: Uint8Array;
  readonly differing: Uint8Array;
  readonly compared: ReadonlySet<number>;
}

const runIn = (watch: Watch, trial: Trial): void => {
  try {
    watch.trying(() => trial.run());
  } catch (error) {
    throw new Error(`${trial.name}: failure, with no mutant. Mend that first.`, { cause: error });
  }
};

/** Runs each trial of a share whose name begins so once, in a program that evaluates beside each place what its mutants would have there. */
export const notedIn = (
  program: Program,
  files: readonly MutableFile[],
  { begins, share, of }: { readonly begins: string } & ShareOf,
): Noted => {
  const tables = new Tables();
  const replaced = new Map(files.map((file) => [file.path, comparing(file, tables)]));
  const watch = new Watch(tables);
  const trials = new Trials(program.begin(replaced, watch), () => program.beginAlone(replaced, watch));
  const [listed = () => [], ...tests] = trials.groups(begins);
  const mine = <Each>(all: readonly Each[]): readonly Each[] => all.filter((_, number) => number % of === share);
  let count = 0;
  for (const collect of [() => mine(listed()), ...mine(tests)])
    for (const trial of collect()) {
      runIn(watch, trial);
      count += 1;
    }
  return { trials: count, sites: watch.sites, differing: watch.differing, compared: tables.compared };
};

const either = (all: readonly Uint8Array[]): Uint8Array =>
  (all[0] ?? new Uint8Array(0)).map((_, at) => all.reduce((bits, each) => bits | (each[at] ?? 0), 0));

/** What all shares together noted. */
export const notedBy = (shares: readonly Noted[]): Noted => ({
  trials: shares.reduce((count, { trials }) => count + trials, 0),
  sites: either(shares.map(({ sites }) => sites)),
  differing: either(shares.map(({ differing }) => differing)),
  compared: shares[0]?.compared ?? new Set(),
});

/** What became of a mutant beside the code as it is; `never` says what was not seen, null where it differed once. */
export interface Judged {
  readonly mutant: Mutant;
  readonly never: string | null;
}

/** Said of all mutants of a place that no trial comes to. */
export const NEVER_COME_TO = 'never come to';

const neverSeen = ({ kind, change }: Mutant): string => {
  if (kind !== 'condition') return 'never otherwise';
  return change.text === 'true' ? 'never false' : 'never true';
};

/**
 * The mutants that can be judged so. One of a site that nobody comes to changes nothing. One that is come to only while the files are loaded is left
 * out: the trials do not try what is decided there, but what was made of it.
 */
export const judgedFrom = (files: readonly MutableFile[], { sites, differing, compared }: Noted): readonly Judged[] => {
  const judged: Judged[] = [];
  let [firstMutant, firstSite] = [0, 0];
  for (const file of files) {
    for (const [at, mutant] of file.mutants.entries()) {
      const marks = sites[firstSite + mutant.site] ?? 0;
      const number = firstMutant + at;
      if (marks === 0) judged.push({ mutant, never: NEVER_COME_TO });
      else if ((marks & TRIED) !== 0 && compared.has(number))
        judged.push({ mutant, never: differing[number] === 1 ? null : neverSeen(mutant) });
    }
    firstMutant += file.mutants.length;
    firstSite += file.sites.length;
  }
  return judged;
};
