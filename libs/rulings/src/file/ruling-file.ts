import { err, ok, type Result } from '#kernel';
import type { HeldRuleset } from '#ruleset';
import { placedMistakes } from './placing.js';
import { allMistakesOf, readOn, type RulingGame } from './reading-on.js';
import type { Ruling } from '../ruling.js';
import { runRuling, type CaseRun } from '../run.js';
import { warningsIn, type FileMistake, type FileWarning, type YamlFile } from './yaml-file.js';

/** A ruling file that was read: the ruling, and where in the text its parts stand. */
export interface RulingFile {
  readonly file: YamlFile;
  readonly ruling: Ruling;
}

/** A ruling file that was run; where it could not be, every mistake that is in it. */
export interface RulingFileRun {
  readonly path: string;
  readonly file: YamlFile | null;
  readonly ruling: Ruling | null;
  readonly cases: readonly CaseRun[];
  readonly mistakes: readonly FileMistake[];
  readonly warnings: readonly FileWarning[];
}

/** What came of a ruling file in a word: `mistake` where it cannot be read or run to its end, `open` where nothing is expected. */
export type RulingOutcome = CaseRun['outcome'];

/** Reads the text of a ruling file for the games installed. `path` names it in mistakes. */
export const readRulingFile = (
  path: string,
  text: string,
  games: readonly RulingGame[],
): Result<RulingFile, readonly FileMistake[]> => {
  const { file, ruling, mistakes } = readOn(path, text, games);
  return file === null || ruling === null || mistakes.length > 0 ? err(mistakes) : ok({ file, ruling });
};

/** Runs a ruling file that was read, by the rulesets installed. */
export const runReadFile = ({ file, ruling }: RulingFile, rulesets: readonly HeldRuleset[]): RulingFileRun => {
  const ruleset = rulesets.find(({ id }) => id === ruling.game);
  const cases = ruleset === undefined ? [] : runRuling(ruleset, ruling);
  const mistakes = placedMistakes(
    file,
    cases.flatMap((each) => each.mistakes),
    ruleset?.words?.foreign ?? [],
  );
  return { path: file.path, file, ruling, cases, mistakes, warnings: warningsIn(file) };
};

/** Reads and runs a ruling file by the rulesets installed; the first is the game of a file that names none. */
export const runRulingFile = (path: string, text: string, rulesets: readonly HeldRuleset[]): RulingFileRun => {
  const read = readRulingFile(path, text, rulesets);
  if (read.ok) return runReadFile(read.value, rulesets);
  const mistakes = allMistakesOf(path, text, rulesets);
  return { path, file: null, ruling: null, cases: [], mistakes, warnings: [] };
};

/** What came of a ruling file: passed where every case came out as it says. */
export const outcomeOf = ({
  cases,
  mistakes,
}: Pick<RulingFileRun, 'cases'> & { readonly mistakes: readonly unknown[] }): RulingOutcome => {
  if (mistakes.length > 0) return 'mistake';
  const outcomes: readonly RulingOutcome[] = ['failed', 'open'];
  return outcomes.find((word) => cases.some(({ outcome }) => outcome === word)) ?? 'passed';
};
