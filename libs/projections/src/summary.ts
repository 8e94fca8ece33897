import type { Envelope } from '#kernel';
import { isErasure, type MatchClosed, type MatchOpened, type PlayRecorded } from '#match';
import {
  dealtBy,
  type DealtBy,
  isDigital,
  isFault,
  isTold,
  type Brought,
  type MatchResult,
  type RecordingMode,
  type Verdict,
} from '#ruleset';
import { callsAfter, type OpenCall } from './disputes/calls.js';

/**
 * A match in a list. `dealtBy` says what it is dealt from. `openedAt` and `lastAt` as the events say, an erasure of names not counted; `findings` counts plays that
 * the rules hold something against or leave open, `told` those whose effects were told at the table; `plays` counts rewinds as well, and
 * none of them counts what was taken back. `disputes` counts the judges that were
 * called, `calls` are those that are open. `event` and `table` as the opening names them; `brought`: the cards that the players brought and all have seen.
 */
export interface Summary {
  readonly ruleset: string;
  readonly mode: string;
  readonly edition: string;
  readonly recording: RecordingMode;
  readonly event: string | null;
  readonly table: string | null;
  readonly players: readonly string[];
  readonly brought: readonly Brought[];
  readonly isDigital: boolean;
  readonly dealtBy: DealtBy;
  readonly status: 'open' | 'closed';
  readonly plays: number;
  readonly findings: number;
  readonly told: number;
  readonly disputes: number;
  readonly calls: readonly OpenCall[];
  readonly openedAt: string;
  readonly lastAt: string;
  readonly result: MatchResult | null;
}

/** A match in the list of a store. */
export interface MatchSummary extends Summary {
  readonly id: string;
}

/** The same for whoever may not know every play: what the rules said of plays is not counted. */
export type ListedMatch = Omit<MatchSummary, 'findings' | 'told'> & Partial<Pick<MatchSummary, 'findings' | 'told'>>;

/** The cards that a player's deck is known by: a legend. */
export const deckOf = ({ brought }: Pick<Summary, 'brought'>, seat: number): readonly string[] =>
  brought.flatMap((each) => (each.seat === seat && each.leads === true ? [each.card] : []));

const opened = ({ at }: Envelope, { ruleset, recording, options }: MatchOpened['data']): Summary => ({
  ruleset,
  recording,
  mode: options.mode,
  edition: options.edition,
  event: options.event ?? null,
  table: options.table ?? null,
  players: options.players.map(({ name }) => name),
  brought: [],
  isDigital: isDigital(options),
  dealtBy: dealtBy(options),
  status: 'open',
  plays: 0,
  findings: 0,
  told: 0,
  disputes: 0,
  calls: [],
  openedAt: at,
  lastAt: at,
  result: null,
});

type Counts = Pick<Summary, 'plays' | 'findings' | 'told'>;

const counted = ({ plays, findings, told }: Summary, verdict: Verdict): Counts => ({
  plays: plays + 1,
  findings: findings + (isFault(verdict) ? 1 : 0),
  told: told + (isTold(verdict) ? 1 : 0),
});

const uncounted = ({ plays, findings, told }: Summary, struck: readonly Verdict[]): Counts => ({
  plays: plays - struck.length,
  findings: findings - struck.filter(isFault).length,
  told: told - struck.filter(isTold).length,
});

/** The match as last heard of: the facts of one play have the time of the play. */
const lastSeen = (before: Summary, { at }: Envelope): Summary =>
  before.lastAt === at ? before : { ...before, lastAt: at };

/** The calls of the match with one more event; most events are of none. */
const called = (before: Summary, envelope: Envelope): Summary => {
  const calls = callsAfter(before.calls, envelope);
  if (calls === before.calls) return before;
  return { ...before, calls, disputes: before.disputes + (envelope.type === 'JudgeCalled' ? 1 : 0) };
};

/**
 * Folds one event into a match's summary; facts of the game change nothing. Asks no ruleset, so that a match whose game is not
 * installed can be listed all the same. `struck`: the verdicts on the plays that the event takes back, where they are known. Undefined before
 * the match is opened.
 */
export const summarise = (
  before: Summary | undefined,
  envelope: Envelope,
  struck: readonly Verdict[],
): Summary | undefined => {
  const data: unknown = envelope.data;
  if (envelope.type === 'MatchOpened') return opened(envelope, data as MatchOpened['data']);
  if (before === undefined) return undefined;
  switch (envelope.type) {
    case 'MatchClosed':
      return { ...before, status: 'closed', lastAt: envelope.at, result: (data as MatchClosed['data']).result };
    case 'MatchRewound':
      return { ...before, plays: before.plays + 1, lastAt: envelope.at, result: null };
    case 'PlaysTakenBack':
      return { ...before, ...uncounted(before, struck), lastAt: envelope.at, result: null };
    case 'PlayRecorded': {
      const { verdict } = data as PlayRecorded<unknown>['data'];
      return { ...before, ...counted(before, verdict), lastAt: envelope.at };
    }
    default:
      return called(isErasure(envelope) ? before : lastSeen(before, envelope), envelope);
  }
};
