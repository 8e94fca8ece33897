import { runRulingFile as runFile, type FileMistake, type RulingFileRun as FileRun } from '#rulings';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { GAMES } from '../rulesets.js';

/** A ruling file that was run; where it could not be, the error that tells why. */
export interface RulingFileRun extends Omit<FileRun, 'mistake'> {
  readonly mistake: CliError | null;
}

/** A mistake in a ruling file as an error with its place. */
export const mistakeError = ({ code, message, remedy, expected, place }: FileMistake): CliError =>
  new CliError(code, message, { remedy, place, expected });

/** Reads and runs a ruling file. */
export const runRulingFile = (path: string): RulingFileRun => {
  try {
    const run = runFile(
      path,
      readText(path),
      GAMES.map(({ ruleset }) => ruleset),
    );
    return { ...run, mistake: run.mistake && mistakeError(run.mistake) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { path, file: null, ruling: null, cases: [], mistake: error };
  }
};
