import type { MutableFile } from './mutants-of.js';
import type { Program } from './program.js';
import { instrumented } from './site.js';
import { tried, type Trial } from './trial.js';
import { Trials } from './trials.js';

/** What each trial comes to in the program as it is, by its number: its name, its mark, how long it takes in milliseconds, and who comes where. */
export interface Sound {
  readonly names: readonly string[];
  readonly marks: readonly string[];
  readonly times: readonly number[];
  /** By path and site: the trials that come there, by number. */
  readonly reached: ReadonlyMap<string, readonly (readonly number[])[]>;
}

/** Longer than any trial takes on a busy machine. */
const LONGEST = 120_000;

/** What one trial came to. `marked` has a 1 for each site, of all files one after the other, that it came to. */
interface Measured {
  readonly name: string;
  readonly mark: string;
  readonly time: number;
  readonly marked: Uint8Array;
}

/** What some of the trials came to, and which sites are come to as the program is loaded. */
export interface Share {
  readonly asLoaded: Uint8Array;
  readonly measured: readonly Measured[];
}

/** Which of several shares: its number, and how many there are. */
export interface ShareOf {
  readonly share: number;
  readonly of: number;
}

const WHOLE: ShareOf = { share: 0, of: 1 };

const measuredAlone = (trial: Trial, marked: Uint8Array): Measured => {
  marked.fill(0);
  const begun = performance.now();
  const outcome = tried(trial, LONGEST);
  if (typeof outcome === 'string') throw new Error(`${trial.name}: ${outcome}, with no mutant. Mend that first.`);
  return { name: trial.name, mark: outcome.mark, time: performance.now() - begun, marked: marked.slice() };
};

/** The trials of a group that are asked for, each run once. All of them come where the group came as it was collected. */
const measuredGroup = (
  collect: () => readonly Trial[],
  marked: Uint8Array,
  isAsked: (number: number) => boolean,
): readonly Measured[] => {
  marked.fill(0);
  const trials = collect();
  const common = marked.slice();
  return trials
    .filter((_, number) => isAsked(number))
    .map((trial) => {
      const own = measuredAlone(trial, marked);
      return { ...own, marked: own.marked.map((come, site) => come | (common[site] ?? 0)) };
    });
};

/**
 * Runs each trial of a share whose name begins so once, in the program as it is, with files that tell where they are come to. Of the listed trials
 * a share has every so manyth, of the files of tests too. Throws where one fails.
 */
export const measuredIn = (
  program: Program,
  files: readonly MutableFile[],
  { begins, share, of }: { readonly begins: string } & ShareOf,
): Share => {
  const firsts = files.map((_, at) => files.slice(0, at).reduce((count, { sites }) => count + sites.length, 0));
  const marked = new Uint8Array(files.reduce((count, { sites }) => count + sites.length, 0));
  const replaced = new Map(
    files.map(({ path, text, sites }, at) => [path, instrumented(text, sites, firsts[at] ?? 0)] as const),
  );
  const trials = new Trials(program.begin(replaced, marked), () => program.beginAlone(replaced, marked));
  const asLoaded = marked.slice();
  const isMine = (number: number): boolean => number % of === share;
  const [listed = () => [], ...tests] = trials.groups(begins);
  const measured = [
    ...measuredGroup(listed, marked, isMine),
    ...tests.filter((_, number) => isMine(number)).flatMap((collect) => measuredGroup(collect, marked, () => true)),
  ];
  return { asLoaded, measured };
};

/** What all shares together say of the files. */
export const soundFrom = (shares: readonly Share[], files: readonly MutableFile[]): Sound => {
  const each = shares.flatMap(({ measured }) => measured);
  const asLoaded = shares[0]?.asLoaded ?? new Uint8Array(0);
  const reachers: number[][] = [...asLoaded].map((isLoaded) => (isLoaded === 1 ? [...each.keys()] : []));
  for (const [trial, { marked }] of each.entries())
    for (const [site, come] of marked.entries()) if (come === 1 && asLoaded[site] !== 1) reachers[site]?.push(trial);
  let first = 0;
  const reached = files.map(({ path, sites }) => {
    const own = reachers.slice(first, first + sites.length);
    first += sites.length;
    return [path, own] as const;
  });
  const names = each.map(({ name }) => name);
  return { names, marks: each.map(({ mark }) => mark), times: each.map(({ time }) => time), reached: new Map(reached) };
};

/** Runs every trial whose name begins so once, as `measuredIn` does. */
export const soundOf = (program: Program, files: readonly MutableFile[], begins: string): Sound =>
  soundFrom([measuredIn(program, files, { begins, ...WHOLE })], files);
