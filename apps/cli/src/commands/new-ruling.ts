import { existsSync } from 'node:fs';
import { stateAt } from '#replay';
import { beginRuling, blankRuling } from '#rulings';
import type { Result } from '#kernel';
import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { RULESETS, rulesetOf } from '../rulesets.js';
import { loadTape, revisionOf, seenBy } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What a ruling is to begin with: a question, and a step of a tape or the usual table of a game. */
export interface NewRulingOptions extends StoreWish {
  readonly new: string;
  readonly from?: string;
  readonly at?: string;
  readonly viewer?: string;
  readonly game?: string;
  readonly json?: boolean;
}

const fromTape = async (options: NewRulingOptions, target: string): Promise<Result<string, string>> => {
  const loaded = seenBy(await loadTape({ ...options, target }), options.viewer);
  const revision = revisionOf(loaded, options.at);
  const seen = { state: stateAt(loaded.tape, revision).game, viewer: loaded.viewer };
  const source = [`${target}, revision ${revision}`];
  return beginRuling(loaded.ruleset, seen, { question: options.new, source });
};

const blank = ({ new: question, game }: NewRulingOptions): Result<string, string> =>
  blankRuling(game === undefined ? RULESETS[0] : rulesetOf(game), { question, source: [] });

/** The one file that the ruling is to be written into; null where it is to be printed. Throws where it is there already. */
const fileOf = (targets: readonly string[]): string | null => {
  const [file, another] = targets;
  if (file === undefined) return null;
  const remedy = 'Name one file that is not there yet, or none: then the ruling is printed.';
  if (another !== undefined) throw new CliError('one-file', 'A new ruling goes into one file.', { remedy });
  if (existsSync(file)) throw new CliError('file-exists', `"${file}" is there already.`, { remedy });
  return file;
};

/** Begins a ruling: its table as a step of a tape has it, its question, and room for what must be so. */
export const newRuling = async (targets: readonly string[], options: NewRulingOptions, io: Io): Promise<ExitCode> => {
  const file = fileOf(targets);
  const begun = options.from === undefined ? blank(options) : await fromTape(options, options.from);
  if (!begun.ok) throw new CliError('no-table', begun.error, { remedy: 'Name another step with --at.' });
  if (file !== null) writeText(file, begun.value);
  if (options.json) printJson(io, { file, ruling: begun.value });
  else
    io.out(file === null ? begun.value : `${file}: write what must be so, then run: npx matchtape rulings ${file}\n`);
  return EXIT.well;
};
