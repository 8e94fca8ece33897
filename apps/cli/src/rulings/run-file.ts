import { readRuling, runRuling, type CaseRun, type Ruling } from '#rulings';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { GAMES, gameOf } from '../rulesets.js';
import { mistakeError, readYaml, type YamlFile } from './yaml.js';

/** A ruling file that was run; where it could not be, the mistake that is in it. */
export interface RulingFileRun {
  readonly path: string;
  readonly file: YamlFile | null;
  readonly ruling: Ruling | null;
  readonly cases: readonly CaseRun[];
  readonly mistake: CliError | null;
}

/** Reads a ruling file. Throws the mistake that is in it. */
export const readRulingFile = (path: string): { readonly file: YamlFile; readonly ruling: Ruling } => {
  const file = readYaml(path, readText(path));
  const ruling = readRuling(
    file.json,
    GAMES.map(({ ruleset }) => ruleset.id),
  );
  if (!ruling.ok) throw mistakeError(file, ruling.error);
  return { file, ruling: ruling.value };
};

/** Reads and runs a ruling file. */
export const runRulingFile = (path: string): RulingFileRun => {
  try {
    const { file, ruling } = readRulingFile(path);
    const cases = runRuling(gameOf(ruling.game).ruleset, ruling);
    const stopped = cases.find(({ mistake }) => mistake !== null)?.mistake ?? null;
    return { path, file, ruling, cases, mistake: stopped && mistakeError(file, stopped) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { path, file: null, ruling: null, cases: [], mistake: error };
  }
};
