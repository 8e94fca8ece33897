import {
  auditTape,
  checkDealing,
  checkEnvelopes,
  type DealingCheck,
  type Difference,
  type EnvelopeFault,
  findingsOf,
  type PlayFindings,
  type TapeEvent,
} from '#audit';
import { dealtBy, isFault, type HeldRuleset, type MatchOptions } from '#ruleset';
import { CliError } from '../cli-error.js';
import { EXIT, type ExitCode } from '../io.js';
import { inNewestShape, rulesetOn } from '../tapes/load-tape.js';
import { idFaults } from './event-ids.js';
import { matchOf } from './heads.js';

/**
 * What was found in one match.
 * - `damage`: it is not what was written, or cannot be read; `faults`: what its envelopes say cannot be; `differences`: its
 *   plays decided again; `plays`: the findings that were recorded; `dealing`: what fell by chance, held against the secret
 * - `undecided`: why its plays were not decided again, null where they were; `notes`: what else could not be checked
 */
export interface MatchReport {
  readonly match: string;
  readonly edition: string;
  readonly events: number;
  readonly damage: readonly string[];
  readonly faults: readonly EnvelopeFault[];
  readonly differences: readonly Difference[];
  readonly plays: readonly PlayFindings[];
  /** Whether it is dealt from a seed given by hand. */
  readonly isSeeded: boolean;
  /** Whether it says with which engine and which encodings of cards it was recorded; older tapes do not. */
  readonly isPinned: boolean;
  readonly dealing: DealingCheck | null;
  readonly undecided: string | null;
  readonly notes: readonly string[];
}

/** A match's report before anything was found in it. */
export const emptyReport = (match: string): MatchReport => ({
  match,
  edition: '',
  events: 0,
  damage: [],
  faults: [],
  differences: [],
  plays: [],
  isSeeded: false,
  isPinned: true,
  dealing: null,
  undecided: null,
  notes: [],
});

const OTHER_VERSION: ReadonlySet<string> = new Set(['ruleset', 'cards', 'engine', 'encodings']);

/** Whether what recorded the tape was another game, other cards or another program, or may have been: then it may differ for that reason already. */
export const isOfOtherVersion = ({ differences, isPinned }: MatchReport): boolean =>
  !isPinned || differences.some(({ kind }) => OTHER_VERSION.has(kind));

/** Whether the match is not as it was written: damage, envelopes that cannot be, plays that the rules decide otherwise. */
export const isTampered = (report: MatchReport): boolean =>
  report.damage.length > 0 ||
  report.faults.some(({ kind }) => kind !== 'clock') ||
  (report.dealing?.deviations.length ?? 0) > 0 ||
  (report.differences.length > 0 && !isOfOtherVersion(report));

const hasFindings = ({ faults, differences, plays, undecided }: MatchReport): boolean =>
  faults.length > 0 || differences.length > 0 || plays.some(isFault) || undecided !== null;

export const exitOfMatch = (report: MatchReport): ExitCode => {
  if (isTampered(report)) return EXIT.tampered;
  return hasFindings(report) ? EXIT.findings : EXIT.well;
};

/** What a match says that it was opened with: anything, where somebody has forged it. */
const openedWith = ([opened]: readonly TapeEvent[]): Partial<MatchOptions> => {
  const { options } = (opened?.data ?? {}) as { readonly options?: unknown };
  return typeof options === 'object' && options !== null ? options : {};
};

const isSeededBy = ({ seed = null, dealing, laidOut }: Partial<MatchOptions>): boolean =>
  !laidOut && dealtBy({ seed, ...(dealing && { dealing }) }) === 'seed';

/** What some work comes to, or the mistake that keeps it from it. */
const attempted = <Found>(work: () => Found): Found | CliError => {
  try {
    return work();
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
};

const undecided = (report: MatchReport, { message }: CliError): MatchReport => ({
  ...report,
  undecided: `${message} Its plays were not decided again.`,
});

/** What is on a tape that cannot be folded is told as a difference; its findings and its dealing cannot be read then. */
const readOn = (
  ruleset: HeldRuleset,
  events: readonly TapeEvent[],
  wish: { readonly isWhole: boolean },
): Pick<MatchReport, 'plays' | 'dealing'> => {
  try {
    return { plays: findingsOf(ruleset, events), dealing: checkDealing(ruleset, events, wish) };
  } catch {
    return { plays: [], dealing: null };
  }
};

/** Checks the envelopes of a match and the ids in them. */
export const examineEnvelopes = (events: readonly TapeEvent[]): MatchReport => {
  const match = matchOf(events[0]?.stream ?? '');
  const faults = [...checkEnvelopes(events), ...idFaults(match, events)];
  const damage = events.length === 0 ? ['it holds no event'] : [];
  const options = openedWith(events);
  return {
    ...emptyReport(match),
    edition: typeof options.edition === 'string' ? options.edition : '',
    events: events.length,
    damage,
    faults,
    isSeeded: isSeededBy(options),
  };
};

const isPinned = ([opened]: readonly TapeEvent[]): boolean =>
  opened?.type !== 'MatchOpened' || (opened.data as { readonly pins?: unknown } | null)?.pins !== null;

/** What an older tape does not say cannot be held against it, and is told. */
const UNPINNED =
  'The tape is older than the pins: it does not say with which engine and which encodings of cards it was recorded. A play that is decided otherwise now may have been decided so then.';

/** Checks a match: its envelopes, and every play of it decided again. `isWhole`: it is the recorder's, and must hold its secret. */
export const examineMatch = (events: readonly TapeEvent[], wish: { readonly isWhole: boolean }): MatchReport => {
  const report = examineEnvelopes(events);
  if (events.length === 0) return report;
  const ruleset = attempted(() => rulesetOn(events));
  if (ruleset instanceof CliError) return undecided(report, ruleset);
  const read = attempted(() => inNewestShape(ruleset, events));
  if (read instanceof CliError) return undecided(report, read);
  return {
    ...report,
    isPinned: isPinned(read),
    notes: [...report.notes, ...(isPinned(read) ? [] : [UNPINNED])],
    differences: auditTape(ruleset, events),
    ...readOn(ruleset, read, wish),
  };
};
