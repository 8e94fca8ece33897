import type { Envelope, Fact } from '#kernel';
import { matchFold, type MatchEvent, type MatchState } from '#match';
import type { Folding } from '#replay';
import type { ShownRuleset, Viewer, Seat } from '#ruleset';
import { eventIn } from './match-tape.js';
import { tableReader, type Tables } from './tables.js';

/** One event of a match with what a projection may ask about it. */
export interface MatchStep<State, Play, F extends Fact> {
  readonly ruleset: ShownRuleset<State, Play, F>;
  readonly viewer: Viewer;
  readonly envelope: Envelope;
  readonly event: MatchEvent<Play, F>;
  readonly before: MatchState<State>;
  readonly after: MatchState<State>;
  readonly tables: Tables<State>;
}

/** A fold for reading. It knows no game: what it needs of one it asks the ruleset that comes with each step. */
export interface Projection<View> {
  readonly initial: View;
  readonly evolve: <State, Play, F extends Fact>(view: View, step: MatchStep<State, Play, F>) => View;
}

/** A projection's view after the event at `revision` (-1: before all), with the state that the next event meets. */
export interface Reading<State, View> {
  readonly revision: number;
  readonly match: MatchState<State>;
  readonly view: View;
}

/** Whose eyes a projection reads with, and by which game. */
export interface ReadingContext<State, Play, F extends Fact> {
  readonly ruleset: ShownRuleset<State, Play, F>;
  readonly viewer: Viewer;
}

/** An envelope came before the ones between it and the last one read. */
export class MissingEventsError extends Error {
  readonly code = 'projections/missing-events';
  constructor(
    readonly expected: number,
    readonly actual: number,
  ) {
    super(
      `Revision ${actual} came where revision ${expected} was expected. ` +
        `Read the stream again from revision ${expected}.`,
    );
    this.name = 'MissingEventsError';
  }
}

/**
 * A projection as a fold over envelopes alone, so that a live feed and a rebuild from the log are the same function.
 * An envelope that was read before changes nothing; one that leaves a hole throws `MissingEventsError`.
 */
export const readWith = <View, State, Play, F extends Fact>(
  projection: Projection<View>,
  { ruleset, viewer }: ReadingContext<State, Play, F>,
): Folding<Reading<State, View>, Envelope> => {
  const fold = matchFold(ruleset, viewer);
  const tables = tableReader(ruleset, viewer);
  return {
    initial: { revision: -1, match: fold.initial, view: projection.initial },
    evolve: (reading, envelope) => {
      if (envelope.revision <= reading.revision) return reading;
      const expected = reading.revision + 1;
      if (envelope.revision !== expected) throw new MissingEventsError(expected, envelope.revision);
      const event = eventIn<Play, F>(envelope);
      const before = reading.match;
      const after = fold.evolve(before, event);
      const step = { ruleset, viewer, envelope, event, before, after, tables };
      return { revision: expected, match: after, view: projection.evolve(reading.view, step) };
    },
  };
};

/** Folds all the envelopes and answers the view. Throws `MissingEventsError` when they leave a hole. */
export const project = <View, State, Play, F extends Fact>(
  projection: Projection<View>,
  context: ReadingContext<State, Play, F>,
  envelopes: Iterable<Envelope>,
): View => {
  const { initial, evolve } = readWith(projection, context);
  let reading = initial;
  for (const envelope of envelopes) reading = evolve(reading, envelope);
  return reading.view;
};

/** Projections side by side as one, so that they share the fold and the tables. */
export const together = <Views extends object>(projections: {
  readonly [Name in keyof Views]: Projection<Views[Name]>;
}): Projection<Views> => {
  const names = Object.keys(projections) as (keyof Views)[];
  const each = (viewOf: <Name extends keyof Views>(name: Name) => Views[Name]): Views =>
    Object.fromEntries(names.map((name) => [name, viewOf(name)])) as Views;
  return {
    initial: each((name) => projections[name].initial),
    evolve: (views, step) => each((name) => projections[name].evolve(views[name], step)),
  };
};

/** Whose play it is, where the play says so by a `seat`; null for the table's and chance's. */
export const seatOf = (play: unknown): Seat | null => {
  const seat = typeof play === 'object' && play !== null && 'seat' in play ? play.seat : null;
  return typeof seat === 'number' ? seat : null;
};
