import {
  allMistakesOf,
  readRulingFile,
  runReadFile,
  type FileMistake,
  type Ruling,
  type RulingFile,
  type RulingFileRun as FileRun,
} from '#rulings';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { RULESETS } from '../rulesets.js';
import { parseCaseTarget, withOneCase, type CaseTarget } from './choose-case.js';

/** A ruling file that was run; where it could not be, the errors that tell why. */
export interface RulingFileRun extends Omit<FileRun, 'mistakes'> {
  readonly mistakes: readonly CliError[];
}

/** A file is no ruling: all mistakes that are in it. */
class MistakenFileError extends Error {
  readonly code = 'mistaken-file';

  constructor(readonly mistakes: readonly CliError[]) {
    super(mistakes.map(({ message }) => message).join(' '));
  }
}

/** A mistake in a ruling file as an error with its place. */
export const mistakeError = ({ code, message, remedy, expected, place }: FileMistake): CliError =>
  new CliError(code, message, { remedy, place, expected });

const readFile = (path: string): RulingFile => {
  const text = readText(path);
  const read = readRulingFile(path, text, RULESETS);
  if (read.ok) return read.value;
  throw new MistakenFileError(allMistakesOf(path, text, RULESETS).map(mistakeError));
};

const run = (read: RulingFile): RulingFileRun => {
  const ran = runReadFile(read, RULESETS);
  return { ...ran, mistakes: ran.mistakes.map(mistakeError) };
};

const mistakesIn = (error: unknown): readonly CliError[] => {
  if (error instanceof MistakenFileError) return error.mistakes;
  if (error instanceof CliError) return [error];
  throw error;
};

const withWishedCase = (ruling: Ruling, wished: CaseTarget): Ruling =>
  wished.wish === null ? ruling : withOneCase(ruling, wished);

/** Reads and runs a ruling file, or one case of it: `FILE#case`. */
export const runRulingFile = (target: string, chosen = withWishedCase): RulingFileRun => {
  const wished = parseCaseTarget(target);
  try {
    const { file, ruling } = readFile(wished.path);
    return run({ file, ruling: chosen(ruling, wished) });
  } catch (error) {
    return { path: wished.path, file: null, ruling: null, cases: [], mistakes: mistakesIn(error), warnings: [] };
  }
};

/** Reads and runs the one case of a target. Throws the mistake that is in it, or that the file has several. */
export const runRulingCase = (target: string): RulingFileRun => {
  const ran = runRulingFile(target, withOneCase);
  const [mistake] = ran.mistakes;
  if (mistake !== undefined) throw mistake;
  return ran;
};
