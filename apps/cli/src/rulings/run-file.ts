import {
  readRulingFile,
  runReadFile,
  type FileMistake,
  type RulingFile,
  type RulingFileRun as FileRun,
} from '#rulings';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { RULESETS } from '../rulesets.js';
import { parseCaseTarget, withOneCase } from './choose-case.js';

/** A ruling file that was run; where it could not be, the error that tells why. */
export interface RulingFileRun extends Omit<FileRun, 'mistake'> {
  readonly mistake: CliError | null;
}

/** A mistake in a ruling file as an error with its place. */
export const mistakeError = ({ code, message, remedy, expected, place }: FileMistake): CliError =>
  new CliError(code, message, { remedy, place, expected });

const readFile = (path: string): RulingFile => {
  const read = readRulingFile(
    path,
    readText(path),
    RULESETS.map(({ id }) => id),
  );
  if (read.ok) return read.value;
  throw mistakeError(read.error);
};

const run = (read: RulingFile): RulingFileRun => {
  const ran = runReadFile(read, RULESETS);
  return { ...ran, mistake: ran.mistake && mistakeError(ran.mistake) };
};

/** Reads and runs a ruling file, or one case of it: `FILE#case`. */
export const runRulingFile = (target: string): RulingFileRun => {
  const wished = parseCaseTarget(target);
  try {
    const { file, ruling } = readFile(wished.path);
    return run({ file, ruling: wished.wish === null ? ruling : withOneCase(ruling, wished) });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { path: wished.path, file: null, ruling: null, cases: [], mistake: error };
  }
};

/** Reads and runs the one case of a target. Throws the mistake that is in it, or that the file has several. */
export const runRulingCase = (target: string): RulingFileRun => {
  const wished = parseCaseTarget(target);
  const { file, ruling } = readFile(wished.path);
  const ran = run({ file, ruling: withOneCase(ruling, wished) });
  if (ran.mistake !== null) throw ran.mistake;
  return ran;
};
