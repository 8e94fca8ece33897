import { irregularitiesOf, makeAuditReport, type AuditReport } from '#audit';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { editionOfGame } from '../rulesets.js';
import { loadTape, seenBy, type LoadedTape } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { auditMarkdown, auditText } from '../text/audit.js';

/** What `audit` was asked for. */
export interface AuditCommandOptions extends StoreWish {
  readonly edition?: string;
  readonly viewer?: string;
  readonly format?: 'text' | 'md';
  readonly json?: boolean;
}

/** The edition that is to decide; null for the tape's own. Throws where the game has none of that name, and for a viewer's tape. */
const decidingEdition = ({ ruleset, viewer }: LoadedTape, wished: string | undefined): string | null => {
  if (wished === undefined) return null;
  const edition = editionOfGame(ruleset, wished);
  if (viewer !== 'recorder') {
    const remedy = "Leave --edition out, or take the recorder's own tape.";
    throw new CliError('seen-tape', 'This tape is as a viewer may know it: it cannot be decided again.', { remedy });
  }
  if (ruleset.underEdition === undefined) {
    const remedy = 'Leave --edition out.';
    throw new CliError('one-edition', `${ruleset.title} is decided by one edition alone.`, { remedy });
  }
  return edition;
};

const reportOf = async (
  target: string,
  { edition: wished, viewer: word, ...wish }: AuditCommandOptions,
): Promise<AuditReport> => {
  const loaded = seenBy(await loadTape({ ...wish, target }), word);
  const { ruleset, written, viewer, tape } = loaded;
  const edition = decidingEdition(loaded, wished);
  const found = irregularitiesOf(ruleset, written, { viewer, ...(edition === null ? {} : { edition }) });
  const judgedBy = edition ?? tape.states.at(-1)?.options?.edition ?? '';
  return makeAuditReport({ tape: target, edition: judgedBy }, found);
};

/** Lists the irregularities of a tape, with what was legal and what followed; exit 0 where there is none. */
export const audit = async (target: string, options: AuditCommandOptions, io: Io): Promise<ExitCode> => {
  const report = await reportOf(target, options);
  if (options.json) printJson(io, report);
  else io.out(options.format === 'md' ? auditMarkdown(report) : auditText(report));
  return report.irregularities.length === 0 ? EXIT.well : EXIT.findings;
};
