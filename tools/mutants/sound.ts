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

interface Measured {
  readonly name: string;
  readonly mark: string;
  readonly time: number;
  readonly sites: readonly number[];
}

const sitesIn = (marked: Uint8Array): readonly number[] => [...marked.keys()].filter((site) => marked[site] === 1);

const measured = (trial: Trial, marked: Uint8Array): Measured => {
  marked.fill(0);
  const begun = performance.now();
  const outcome = tried(trial, LONGEST);
  if (typeof outcome === 'string') throw new Error(`${trial.name}: ${outcome}, with no mutant. Mend that first.`);
  return { name: trial.name, mark: outcome.mark, time: performance.now() - begun, sites: sitesIn(marked) };
};

/** The trials of a group, each run once. All of them come where the group came as it was collected. */
const measuredGroup = (collect: () => readonly Trial[], marked: Uint8Array): readonly Measured[] => {
  marked.fill(0);
  const trials = collect();
  const common = sitesIn(marked);
  return trials.map((trial) => {
    const own = measured(trial, marked);
    return { ...own, sites: [...new Set([...common, ...own.sites])] };
  });
};

/** Runs every trial whose name begins so once, in the program as it is, with files that tell where they are come to. Throws where one fails. */
export const soundOf = (program: Program, files: readonly MutableFile[], begins: string): Sound => {
  const firsts = files.map((_, at) => files.slice(0, at).reduce((count, { sites }) => count + sites.length, 0));
  const marked = new Uint8Array(files.reduce((count, { sites }) => count + sites.length, 0));
  const replaced = files.map(
    ({ path, text, sites }, at) => [path, instrumented(text, sites, firsts[at] ?? 0)] as const,
  );
  const trials = new Trials(program.begin(new Map(replaced), marked));
  const asLoaded = [...marked];
  const each = trials.groups(begins).flatMap((collect) => measuredGroup(collect, marked));
  const reachers: number[][] = asLoaded.map((isLoaded) => (isLoaded === 1 ? [...each.keys()] : []));
  for (const [trial, { sites }] of each.entries())
    for (const site of sites) if (asLoaded[site] !== 1) reachers[site]?.push(trial);
  const reached = files.map(({ path, sites }, at) => {
    const first = firsts[at] ?? 0;
    return [path, reachers.slice(first, first + sites.length)] as const;
  });
  const names = each.map(({ name }) => name);
  return { names, marks: each.map(({ mark }) => mark), times: each.map(({ time }) => time), reached: new Map(reached) };
};
