import type { Envelope, Json, JsonFact } from '#kernel';
import { type EventStore, EventStoreError, type RecordedEvent } from '#event-store';
import { ForgottenPastError, schemasOf, struckOut, withoutPast, withRecentPast, type SettingBack } from '#match';
import {
  broughtTo,
  matchFolding,
  MissingEventsError,
  readWith,
  type Reading,
  summarise,
  type Summary,
  tableReader,
} from '#projections';
import type { Table } from '#table';
import type { Folding } from '#replay';
import type { AnyRuleset, Brought, MatchResult, Verdict } from '#ruleset';
import type { ViewRow } from '#view-store';
import type { HeldState } from '../tape/live-tape.js';
import type { HeldRuleset } from '../ruleset-shelf.js';
import { searchRows } from './search-rows.js';
import { envelopeOf, MATCH_PREFIX } from '../tape/journal.js';
import {
  ASIDE,
  CALLS,
  type CallsEntry,
  changedParts,
  INDEX,
  type IndexEntry,
  keptFolds,
  type KeptFolds,
  type GameNow,
  type Settled,
  type UnsettledFolds,
} from './match-views.js';
import { withoutSettled } from './settled.js';

/** An event that cannot be folded. Says where it is and what kind of fault it is; the fault's own words may tell of hidden cards. */
export class PoisonEventError extends Error {
  readonly code = 'views/poison-event';
  override readonly name = 'PoisonEventError';
  readonly stream: string;
  readonly revision: number;
  constructor({ stream, revision, type }: RecordedEvent, cause: unknown) {
    const kind = cause instanceof Error ? cause.name : 'error';
    super(`Event ${String(revision)} of "${stream}" (${type}) cannot be folded into the kept views (${kind}).`, {
      cause,
    });
    this.stream = stream;
    this.revision = revision;
  }
}

/** A stream that is named as those of matches are begins with something else than the opening of one. */
class ForeignEventError extends Error {
  override readonly name = 'ForeignEventError';
}

type ViewReading = Reading<Json, KeptFolds>;

/**
 * How the matches of one game are read and folded: into their views, and into their state alone, which costs far less; and how the
 * board of a state is drawn.
 */
export interface MatchFolding {
  readonly read: (written: Envelope) => Envelope;
  readonly clockOf: (match: HeldState) => Table['clock'];
  readonly resultOf: (match: HeldState) => MatchResult | null;
  readonly broughtTo: (match: HeldState) => readonly Brought[];
  readonly views: Folding<ViewReading, Envelope>;
  readonly state: Folding<HeldState, Envelope>;
}

/**
 * A match as far as it is folded. `said`: its line in the list as far as its events say it; `reading` is null where its game is not
 * installed: it is listed then, and no more. `settled`: how many parts of its views are not in memory any more.
 */
export interface Folded {
  readonly folding: MatchFolding | null;
  readonly revision: number;
  readonly said: Summary | undefined;
  readonly reading: ViewReading | null;
  readonly settled: Settled;
}

/** The id of the match that a stream holds. */
export const matchIn = (stream: string): string => stream.slice(MATCH_PREFIX.length);

const makeFolding = (ruleset: HeldRuleset): MatchFolding => {
  const tables = tableReader(ruleset, 'recorder');
  return {
    read: schemasOf(ruleset).read,
    clockOf: (match) => tables.part('clock', match),
    resultOf: ({ game }) => ruleset.result(game),
    broughtTo: (match) => broughtTo(ruleset, match),
    views: readWith<KeptFolds, Json, Json, JsonFact>(keptFolds, { ruleset, viewer: 'recorder' }),
    state: matchFolding<Json, Json, JsonFact>(ruleset),
  };
};

/** One for all matches of a game: what is drawn of a table is remembered by it, for as long as it is the newest. */
const foldings = new WeakMap<HeldRuleset, MatchFolding>();

/** How the matches of a game are folded; null where it is not installed. */
export const foldingOf = (rulesets: readonly AnyRuleset[], game: unknown): MatchFolding | null => {
  const ruleset: HeldRuleset | undefined = rulesets.find(({ id }) => id === game);
  if (ruleset === undefined) return null;
  const known = foldings.get(ruleset) ?? makeFolding(ruleset);
  foldings.set(ruleset, known);
  return known;
};

const gameOpenedBy = ({ data }: RecordedEvent): unknown => (data as { readonly ruleset?: unknown } | null)?.ruleset;

/** That events are missing is no fault of an event that is folded, nor what was not kept. */
const NO_FAULTS = [MissingEventsError, EventStoreError, ForgottenPastError];

/** Runs a fold of an event. @throws PoisonEventError */
export const folding = <Answer>(event: RecordedEvent, fold: (envelope: Envelope) => Answer): Answer => {
  try {
    return fold(envelopeOf(event));
  } catch (error) {
    if (NO_FAULTS.some((kind) => error instanceof kind)) throw error;
    throw new PoisonEventError(event, error);
  }
};

/** The line of a match in the list, with what it has come to and what was brought to it; where its game is not installed, only what its events say. */
export const summaryOf = (folded: Folded | undefined): Summary | undefined => {
  if (!folded?.said || folded.folding === null || folded.reading === null) return folded?.said;
  const { match } = folded.reading;
  return { ...folded.said, result: folded.folding.resultOf(match), brought: folded.folding.broughtTo(match) };
};

/** The verdicts on the plays that an event takes back; none where the game is not installed. */
const struckBy = (before: Folded | undefined, { type, data }: Envelope): readonly Verdict[] =>
  type === 'PlaysTakenBack' && before?.reading
    ? struckOut(before.reading.match, (data as unknown as SettingBack['data']).to).map(({ verdict }) => verdict)
    : [];

const UNFOLDED: Pick<Folded, 'said' | 'reading' | 'settled'> = { said: undefined, reading: null, settled: {} };

/** Folds one event on. @throws PoisonEventError */
export const foldOn = (before: Folded | undefined, event: RecordedEvent, rulesets: readonly AnyRuleset[]): Folded =>
  folding(event, (written) => {
    const from = before ?? { ...UNFOLDED, folding: foldingOf(rulesets, gameOpenedBy(event)) };
    const by = from.folding;
    const envelope = by?.read(written) ?? written;
    const reading = by && by.views.evolve(from.reading ?? by.views.initial, envelope);
    const said = summarise(from.said, envelope, struckBy(before, envelope));
    // Another program's event: the stream of a match begins with its opening.
    if (said === undefined) throw new ForeignEventError();
    return { folding: by, revision: event.revision, said, reading, settled: from.settled };
  });

/** What was folded with another state of the match, which is the same or says less of its past. */
export const withMatch = (folded: Folded, match: HeldState): Folded =>
  folded.reading === null || folded.reading.match === match
    ? folded
    : { ...folded, reading: { ...folded.reading, match } };

/** A match that was written and stays folded while it is played: see `withRecentPast`, `withoutSettled`. */
export const withRecentGames = (folded: Folded): Folded => {
  if (folded.reading === null) return folded;
  const match = withRecentPast(folded.reading.match);
  const { view, settled } = withoutSettled({ view: folded.reading.view, settled: folded.settled }, match);
  return { ...folded, reading: { ...folded.reading, match, view }, settled };
};

/** A match folded event by event, up to just before one. @throws PoisonEventError, and what the store does */
export async function* foldsBefore(
  { stream, revision }: Pick<RecordedEvent, 'stream' | 'revision'>,
  { store, rulesets }: { readonly store: EventStore; readonly rulesets: readonly AnyRuleset[] },
): AsyncGenerator<Folded> {
  let folded: Folded | undefined;
  for await (const event of store.readStream(stream, { limit: revision })) {
    folded = foldOn(folded, event, rulesets);
    yield folded;
  }
}

/** The row of a match's open calls, where they are not as they were before and there was ever one. */
const callsRow = (
  subject: string,
  before: Summary | undefined,
  { disputes, event, table, players, calls }: Summary,
): readonly ViewRow[] => {
  if (disputes === 0 || before?.calls === calls) return [];
  const value: CallsEntry = { event, table, players, calls };
  return [{ view: CALLS, subject, part: 0, value: value as unknown as Json }];
};

/** How the game is after what was folded. */
export const gameNowOf = ({ folding: by, reading }: Pick<Folded, 'folding' | 'reading'>): GameNow | null => {
  if (by === null || reading === null || reading.match.status === 'unopened') return null;
  const { game, turn, seat } = by.clockOf(reading.match);
  return { game, turn, seat, scores: reading.view.scoring.scores };
};

const unsettledOf = (folded: Folded | undefined): UnsettledFolds | undefined =>
  folded?.reading ? { view: folded.reading.view, settled: folded.settled } : undefined;

/** The rows that are not as they were before; all of them where there is no before. */
export const changedRows = (subject: string, before: Folded | undefined, after: Folded): readonly ViewRow[] => {
  const { revision, reading } = after;
  const summary = summaryOf(after);
  if (summary === undefined) return [];
  const entry: IndexEntry = { revision, summary, now: gameNowOf(after) };
  const index = { view: INDEX, subject, part: 0, value: entry as unknown as Json };
  const calls = callsRow(subject, before?.said, summary);
  if (reading === null) return [index, ...calls];
  const parts = changedParts(unsettledOf(before), { view: reading.view, settled: after.settled });
  return [
    index,
    ...calls,
    ...parts.map((part) => ({ subject, ...part })),
    ...searchRows(subject, before, { summary, reading }),
  ];
};

/** The row that spares a match which is put aside most of its folding when its next event comes. */
export const asideRow = (subject: string, { revision, reading }: Folded): readonly ViewRow[] => {
  if (reading === null) return [];
  return [{ view: ASIDE, subject, part: 0, value: { revision, match: withoutPast(reading.match) } as unknown as Json }];
};
