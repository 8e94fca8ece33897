import type { Envelope, Fact } from '#kernel';
import { BrokenTapeError } from '#replay';
import { matchFolding, type MatchTape } from './match-tape.js';
import { MissingEventsError, readWith, type Projection, type Reading, type ReadingContext } from './projection.js';

/** A tape with what is read off it whole. */
export interface ReadTape<State, View> {
  readonly tape: MatchTape<State>;
  readonly reading: Reading<State, View>;
}

/** Reads on, and keeps the state after every event: what a reading folds anyway is not folded again for the tape. */
const readOn = <State, View, Play, F extends Fact>(
  { tape, reading: before }: ReadTape<State, View>,
  added: readonly Envelope[],
  { projection, context }: { projection: Projection<View>; context: ReadingContext<State, Play, F> },
): ReadTape<State, View> => {
  const { evolve } = readWith<View, State, Play, F>(projection, context);
  const states = tape.states.slice();
  let reading = before;
  for (const envelope of added) {
    try {
      reading = evolve(reading, envelope);
    } catch (cause) {
      if (cause instanceof MissingEventsError) throw cause;
      throw new BrokenTapeError(states.length - 1, { cause });
    }
    states.push(reading.match);
  }
  return { tape: { ...tape, events: [...tape.events, ...added], states }, reading };
};

/** Makes a tape of a match's envelopes and reads it, in one walk. Throws `BrokenTapeError`, `MissingEventsError`. */
export const readTape = <State, View, Play, F extends Fact>(
  projection: Projection<View>,
  context: ReadingContext<State, Play, F>,
  envelopes: readonly Envelope[],
): ReadTape<State, View> => {
  const { initial } = readWith<View, State, Play, F>(projection, context);
  const folding = matchFolding(context.ruleset, context.viewer);
  const empty = { tape: { folding, events: [], states: [initial.match] }, reading: initial };
  return readOn(empty, envelopes, { projection, context });
};

/** The same with more events behind, each of a revision that it has not yet. Throws `BrokenTapeError`, `MissingEventsError`. */
export const readMore = <State, View, Play, F extends Fact>(
  read: ReadTape<State, View>,
  added: readonly Envelope[],
  reader: { readonly projection: Projection<View>; readonly context: ReadingContext<State, Play, F> },
): ReadTape<State, View> => readOn(read, added, reader);
