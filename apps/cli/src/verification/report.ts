import type { StoreProblem } from '#event-store';
import { EXIT, type ExitCode } from '../io.js';
import type { LogCompared } from './against-log.js';
import { type HeadsCompared, isForged } from './compare-heads.js';
import type { Heads } from './heads.js';
import { exitOfMatch, type MatchReport } from './match-report.js';

/** What was found in a whole store: its chains, its file, its positions. */
export interface StoreChecked {
  readonly events: number;
  readonly streams: number;
  readonly position: number;
  readonly problems: readonly StoreProblem[];
  /** Problems beyond those that are listed. */
  readonly unlisted: number;
}

/** What was found in the kept views: how many matches were compared, and every place that is not what the events make. */
export interface ViewsChecked {
  readonly matches: number;
  readonly problems: readonly { readonly match: string | null; readonly what: string }[];
  /** Why nothing, or not everything, was compared. */
  readonly note: string | null;
}

/** All that one run of `verify` has found; null where it was not asked. */
export interface Verification {
  readonly store: StoreChecked | null;
  readonly heads: Heads | null;
  readonly against: HeadsCompared | null;
  readonly log: LogCompared | null;
  readonly views: ViewsChecked | null;
  readonly matches: readonly MatchReport[];
}

const isAnotherThanSeen = ({ matches, store }: HeadsCompared): boolean => store.length > 0 || matches.some(isForged);

const isStoreForged = ({ store, against, log, views }: Verification): boolean =>
  (store !== null && store.problems.length > 0) ||
  (against !== null && isAnotherThanSeen(against)) ||
  (log !== null && log.faults.length > 0) ||
  (views !== null && views.problems.length > 0);

/** The worst that was found. */
export const exitOf = (verification: Verification): ExitCode => {
  if (isStoreForged(verification)) return EXIT.tampered;
  const codes = verification.matches.map(exitOfMatch);
  if (codes.includes(EXIT.tampered)) return EXIT.tampered;
  return codes.includes(EXIT.findings) ? EXIT.findings : EXIT.well;
};
