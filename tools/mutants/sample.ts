import { createHash } from 'node:crypto';
import { filesBelow } from '../sources.js';
import { mutantsOf, type MutableFile } from './mutants-of.js';
import { keyOf, type Mutant } from './mutant.js';
import type { Named } from './told.js';

/** What a game's rules are: from the table and its fold to what is done. Data, words and faces are no rules. */
const LAYERS = ['state', 'evolve', 'cards', 'reading', 'judging', 'engine'];
const DATA = /\/cards\/(data|definitions)\//;

/** The folders of rules, of both games. */
export const FOLDERS: readonly string[] = ['riftbound', 'runeterra'].flatMap((game) =>
  LAYERS.map((layer) => `libs/rulesets/${game}/src/${layer}`),
);

/** A mutant with its number among those of its file. */
export interface Numbered extends Named {
  readonly mutant: Mutant;
}

/** The files of rules below a folder. */
export const mutableBelow = (folder: string): readonly MutableFile[] =>
  filesBelow(folder, ['.ts'])
    .filter(({ path }) => !DATA.test(path))
    .map(({ path, text }) => mutantsOf(path, text));

/** Every mutant of the files below a folder. */
export const mutantsBelow = (folder: string): readonly Numbered[] =>
  mutableBelow(folder).flatMap(({ path, mutants }) => mutants.map((mutant, number) => ({ path, number, mutant })));

/**
 * As many of the mutants as are wanted, in the order of their marks: whoever ends early has tried a smaller sample. A mutant is picked by what it is and not by where it stands, so that
 * an edit elsewhere changes nobody's pick. Its mark is SHA-1: the kernel's fingerprints of texts that differ in their last letters lie side by
 * side, so that neighbours would be picked together.
 */
export const sampled = (all: readonly Numbered[], size: number, seed: number): readonly Numbered[] => {
  const met = new Map<string, number>();
  const marked = all.map((numbered) => {
    const key = keyOf(numbered.mutant);
    const times = met.get(key) ?? 0;
    met.set(key, times + 1);
    return { numbered, mark: createHash('sha1').update(`${seed} ${times} ${key}`).digest('hex') };
  });
  const inOrder = marked.toSorted((one, other) => (one.mark < other.mark ? -1 : 1));
  return inOrder.slice(0, size).map(({ numbered }) => numbered);
};
