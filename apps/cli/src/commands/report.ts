import { reportMatch } from '#projections';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, seenBy } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { penaltiesCsv, reportMarkdown } from '../text/report.js';

/** What `report` was asked for. */
export interface ReportOptions extends StoreWish {
  readonly viewer?: string;
  readonly format?: 'md' | 'csv';
  readonly json?: boolean;
}

/** Tells what an organiser keeps of a match: its disputes, penalties, rewinds and times. */
export const report = async (
  target: string,
  { viewer: word, format, json, ...wish }: ReportOptions,
  io: Io,
): Promise<ExitCode> => {
  const { ruleset, viewer, envelopes } = seenBy(await loadTape({ ...wish, target }), word);
  const made = reportMatch({ ruleset, viewer }, envelopes);
  if (made === null) {
    throw new CliError('no-match', `"${target}" opens no match.`, { remedy: 'Name the tape of a match.' });
  }
  if (json) printJson(io, { tape: target, ...made });
  else io.out(format === 'csv' ? penaltiesCsv(made) : reportMarkdown(target, made));
  return EXIT.well;
};
