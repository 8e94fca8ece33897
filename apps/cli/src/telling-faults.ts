import { CommanderError } from 'commander';
import { CliError, errorJson, errorText } from './cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from './io.js';

/** What a store or a tape says of itself when it is not as it was written; everything else is the input's fault. */
const TAMPERED: ReadonlySet<string> = new Set([
  'store-damaged',
  'stream-gone',
  'foreign-event',
  'tape-damaged',
  'log/signature',
  'log/proof',
  'log/forked',
  'log/rewritten',
]);

/** Tells what stopped a command, and answers how the program ends; what is no fault of the input's is thrown on. */
export const tellFault = (error: unknown, isJson: boolean, io: Io): ExitCode => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.well : EXIT.badInput;
  if (!(error instanceof CliError)) throw error;
  if (isJson) printJson(io, errorJson(error));
  else io.err(errorText(error));
  return TAMPERED.has(error.code) ? EXIT.tampered : EXIT.badInput;
};
