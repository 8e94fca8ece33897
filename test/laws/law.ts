import { isDeepStrictEqual } from 'node:util';
import type { Envelope, Fact } from '#kernel';
import { isRecorderEvent, withoutPast, type MatchEvent, type MatchState } from '#match';
import { eventIn, makeMatchTape, type MatchTape } from '#projections';
import { stateAt } from '#replay';
import type { Ruleset } from '#ruleset';

/** A recorded game: its log, and the state that its recorder held at the end. */
export interface RecordedGame<State> {
  readonly name: string;
  readonly envelopes: readonly Envelope[];
  readonly live: MatchState<State>;
}

/** A recorded game on its tape, under its ruleset: what a law looks at. */
export interface Case<State, Play, F extends Fact> extends RecordedGame<State> {
  readonly ruleset: Ruleset<State, Play, F>;
  readonly tape: MatchTape<State>;
  readonly events: readonly MatchEvent<Play, F>[];
}

/** A law answers how a game breaks it, in sentences; none when it holds. */
export type Law = <State, Play, F extends Fact>(game: Case<State, Play, F>) => readonly string[];

export const makeCase = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  game: RecordedGame<State>,
): Case<State, Play, F> => ({
  ...game,
  ruleset,
  tape: makeMatchTape(ruleset, game.envelopes),
  events: game.envelopes.map((envelope) => eventIn<Play, F>(envelope)),
});

/** Whether two values are the same in all their parts. What they share is not looked into. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

/** Whether two matches are the same. The games of their past are those of earlier revisions, which are compared there. */
export const isSameMatch = <State>(one: MatchState<State>, other: MatchState<State>): boolean =>
  isSame(withoutPast(one), withoutPast(other));

/** At most `count` of the items, evenly spread, the last one among them. */
export const sample = <Item>(items: readonly Item[], count: number): readonly Item[] => {
  const stride = Math.max(1, Math.ceil(items.length / count));
  return items.filter((_, index) => (items.length - 1 - index) % stride === 0);
};

/** A play as recorded, with the state that it met. */
export interface PlayMet<State, Play> {
  readonly revision: number;
  readonly play: Play;
  readonly before: State;
}

export const playsOf = <State, Play, F extends Fact>({
  events,
  tape,
}: Case<State, Play, F>): readonly PlayMet<State, Play>[] =>
  events.flatMap((event, revision) =>
    isRecorderEvent<Play>(event) && event.type === 'PlayRecorded'
      ? [{ revision, play: event.data.play, before: stateAt(tape, revision - 1).game }]
      : [],
  );

/** The states in which somebody had to act: before each play, and at the end. */
export const restingStates = <State, Play, F extends Fact>(game: Case<State, Play, F>): readonly State[] => [
  ...playsOf(game).map(({ before }) => before),
  game.live.game,
];
