import type { Envelope } from '#kernel';
import type { MatchState } from '#match';
import {
  readMore,
  readTape,
  round,
  scoring,
  together,
  unwrittenTimeline,
  type MatchTape,
  type Reading,
  type RoundReading,
  type Scoring,
  type TimelineEntry,
} from '#projections';
import { BEFORE_ALL, hasRevision, lastRevision, stateAt } from '#replay';
import type { AnyShownRuleset, Viewer } from '#ruleset';
import type { Table } from '#table';

/** What is read off a whole tape: its plays, its scores, and the match around its games. */
export interface TapeViews {
  readonly timeline: readonly TimelineEntry[];
  readonly scoring: Scoring;
  readonly round: RoundReading;
}

/** A match's tape as this page holds it: folded by the ruleset for one viewer, with what is read off it. */
export interface SeenTape {
  readonly ruleset: AnyShownRuleset;
  readonly viewer: Viewer;
  readonly tape: MatchTape<unknown>;
  readonly reading: Reading<unknown, TapeViews>;
}

const views = together<TapeViews>({ timeline: unwrittenTimeline, scoring, round });

/** The tape of the events that a viewer was sent. Throws `BrokenTapeError` or `MissingEventsError` where they make no tape. */
export const makeSeenTape = (ruleset: AnyShownRuleset, viewer: Viewer, events: readonly Envelope[]): SeenTape => ({
  ruleset,
  viewer,
  ...readTape(views, { ruleset, viewer }, events),
});

/** The revision of the last event. */
export const lastOf = ({ tape }: SeenTape): number => lastRevision(tape);

/** The tape with events that the server sent later. Those it already holds are passed over, so a repeat does no harm. */
export const extendTape = (seen: SeenTape, events: readonly Envelope[]): SeenTape => {
  const fresh = events.filter((event) => event.revision > lastOf(seen));
  return fresh.length === 0 ? seen : { ...seen, ...readMore(seen, fresh, { projection: views, context: seen }) };
};

/** The match after the event of that revision; before the first event, as it is before it was opened. */
export const matchAt = ({ tape }: SeenTape, revision: number): MatchState<unknown> =>
  stateAt(tape, hasRevision(tape, revision) ? revision : BEFORE_ALL);

/** The table after the event of that revision, as the tape's viewer sees it. */
export const tableAt = (seen: SeenTape, revision: number): Table =>
  seen.ruleset.view(matchAt(seen, revision).game, seen.viewer);

/** The play (or opening, or closing) whose facts hold a revision. */
export const entryAt = ({ reading }: SeenTape, revision: number): TimelineEntry | undefined =>
  reading.view.timeline.find((entry) => revision <= entry.to);

/** One sentence for the event of that revision: the fact in words, or the line of the play itself. */
export const sentenceAt = (seen: SeenTape, revision: number): string => {
  const entry = entryAt(seen, revision);
  return entry?.facts.find((fact) => fact.revision === revision)?.sentence ?? entry?.line ?? '';
};
