import { err, ok, type Result } from '#kernel';
import type { HeldRuleset } from '#ruleset';
import { readRuling } from '../ruling-form.js';
import type { Ruling } from '../ruling.js';
import { runRuling, type CaseRun } from '../run.js';
import { placedMistake, readYaml, type FileMistake, type YamlFile } from './yaml-file.js';

/** A ruling file that was read: the ruling, and where in the text its parts stand. */
export interface RulingFile {
  readonly file: YamlFile;
  readonly ruling: Ruling;
}

/** A ruling file that was run; where it could not be, the mistake that is in it. */
export interface RulingFileRun {
  readonly path: string;
  readonly file: YamlFile | null;
  readonly ruling: Ruling | null;
  readonly cases: readonly CaseRun[];
  readonly mistake: FileMistake | null;
}

/** What came of a ruling file in a word: `mistake` where it cannot be read or run to its end. */
export type RulingOutcome = 'passed' | 'failed' | 'mistake';

/** Reads the text of a ruling file for the games installed. `path` names it in mistakes. */
export const readRulingFile = (
  path: string,
  text: string,
  games: readonly string[],
): Result<RulingFile, FileMistake> => {
  const file = readYaml(path, text);
  if (!file.ok) return file;
  const ruling = readRuling(file.value.json, games);
  return ruling.ok ? ok({ file: file.value, ruling: ruling.value }) : err(placedMistake(file.value, ruling.error));
};

/** Runs a ruling file that was read, by the rulesets installed. */
export const runReadFile = ({ file, ruling }: RulingFile, rulesets: readonly HeldRuleset[]): RulingFileRun => {
  const ruleset = rulesets.find(({ id }) => id === ruling.game);
  const cases = ruleset === undefined ? [] : runRuling(ruleset, ruling);
  const stopped = cases.find(({ mistake }) => mistake !== null)?.mistake ?? null;
  return { path: file.path, file, ruling, cases, mistake: stopped && placedMistake(file, stopped) };
};

/** Reads and runs a ruling file by the rulesets installed; the first is the game of a file that names none. */
export const runRulingFile = (path: string, text: string, rulesets: readonly HeldRuleset[]): RulingFileRun => {
  const read = readRulingFile(
    path,
    text,
    rulesets.map(({ id }) => id),
  );
  if (read.ok) return runReadFile(read.value, rulesets);
  return { path, file: null, ruling: null, cases: [], mistake: read.error };
};

/** What came of a ruling file: passed where every case came out as it says. */
export const outcomeOf = ({
  cases,
  mistake,
}: Pick<RulingFileRun, 'cases'> & { readonly mistake: unknown }): RulingOutcome => {
  if (mistake !== null) return 'mistake';
  return cases.every(({ outcome }) => outcome === 'passed') ? 'passed' : 'failed';
};
