import type { Envelope, Fact } from '#kernel';
import { matchDecider, type MatchState } from '#match';
import { appendEvents, BEFORE_ALL, hasRevision, lastRevision, makeTape, stateAt, type Tape } from '#replay';
import type { AnyRuleset, Viewer } from '#ruleset';
import type { Table } from '#table';

/** An event as the server sends it; its data is the ruleset's own. */
export type TapeEvent = Envelope<unknown>;

/** A match's state with the game as the ruleset keeps it; only the ruleset looks into it. */
export type TapeState = MatchState<unknown>;

/** A match's tape as this page holds it: folded by the ruleset, seen by one viewer. */
export interface MatchTape {
  readonly ruleset: AnyRuleset;
  readonly viewer: Viewer;
  readonly tape: Tape<TapeState, TapeEvent>;
}

/** A tape of events that a viewer was sent. Throws #replay's `BrokenTapeError` where one cannot be folded. */
export const makeMatchTape = (ruleset: AnyRuleset, viewer: Viewer, events: readonly TapeEvent[]): MatchTape => {
  const { initial, evolve } = matchDecider<unknown, unknown, Fact>(ruleset);
  return { ruleset, viewer, tape: makeTape<TapeState, TapeEvent>({ initial, evolve }, events) };
};

/** The revision of the last event; -1 for an empty tape. */
export const lastOf = ({ tape }: MatchTape): number => lastRevision(tape);

/** The tape with events that the server sent later. Those it already holds are passed over, so a repeat does no harm. */
export const extendTape = (match: MatchTape, events: readonly TapeEvent[]): MatchTape => {
  const fresh = events.filter((event) => event.revision > lastOf(match));
  return fresh.length === 0 ? match : { ...match, tape: appendEvents(match.tape, fresh) };
};

/** The event of a revision; undefined outside the tape. */
export const eventAt = ({ tape }: MatchTape, revision: number): TapeEvent | undefined => tape.events[revision];

/** The match after the event of that revision; before the first event, as it is before it was opened. */
export const matchAt = ({ tape }: MatchTape, revision: number): TapeState =>
  stateAt(tape, hasRevision(tape, revision) ? revision : BEFORE_ALL);

/** The table after the event of that revision, as the tape's viewer sees it. */
export const tableAt = (match: MatchTape, revision: number): Table =>
  match.ruleset.view(matchAt(match, revision).game, match.viewer);
