import { judgedFrom, NEVER_COME_TO, type Judged } from './alike.js';
import { notedByWorkers } from './alike-shares.js';
import { Compiler } from './compiler.js';
import { nameOf } from './mutant.js';
import { readReasons, reasonOf } from './reasons.js';
import { mutableBelow } from './sample.js';

/** Which mutants are looked at, by which trials, in how many processes. */
export interface Look {
  readonly entry: string;
  readonly folders: readonly string[];
  readonly begins: string;
  readonly workers: number;
}

const isAlike = ({ never }: Judged): boolean => never !== null;

/**
 * Prints the mutants that nothing can tell, since no trial comes to where they differ: each with what was never seen, without those that have a reason
 * or do not compile. At the end, by folder, how many there are.
 */
export const tellAlike = async ({ entry, folders, begins, workers }: Look): Promise<void> => {
  const below = folders.map((folder) => ({ folder, files: mutableBelow(folder) }));
  const files = below.flatMap((each) => each.files);
  const noted = await notedByWorkers({ entry, paths: files.map(({ path }) => path), begins }, workers);
  if (noted.trials === 0) throw new Error(`No trial has a name that begins with "${begins}".`);
  console.error(`${noted.trials} trials were run`);

  const judged = judgedFrom(files, noted);
  const reasons = readReasons();
  const compiler = new Compiler(new Map(files.map(({ path, text }) => [path, text])));
  const told = judged.filter(
    ({ mutant, never }) =>
      never !== null &&
      reasonOf(reasons, mutant) === undefined &&
      // What nobody comes to is not tested, whatever the compiler says of it.
      (never === NEVER_COME_TO || !compiler.refuses(mutant)),
  );
  for (const { mutant, never } of told) console.log(`${nameOf(mutant)}   [${never ?? ''}]`);

  const row = (name: string, isOf: (path: string) => boolean): string => {
    const of = (some: readonly Judged[]): number => some.filter(({ mutant }) => isOf(mutant.path)).length;
    const made = files.filter(({ path }) => isOf(path)).reduce((count, { mutants }) => count + mutants.length, 0);
    return `${name}: of ${made} mutants ${of(judged)} are judged, ${of(judged.filter(isAlike))} never differ, ${of(told)} of them without a reason`;
  };
  console.log('');
  for (const { folder } of below) console.log(row(folder, (path) => path.startsWith(`${folder}/`)));
  console.log(row('all', () => true));
};
