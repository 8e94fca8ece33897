import type { Envelope, Fact } from '#kernel';
import { matchDecider, type MatchEvent, type MatchState } from '#match';
import { makeTape, type Folding, type Tape } from '#replay';
import type { Ruleset } from '#ruleset';

/** A match's stream with the state of the match after every event. */
export type MatchTape<State> = Tape<MatchState<State>, Envelope>;

/** The event an envelope carries. Its shape was checked when it was recorded; here it is believed. */
export const eventIn = <Play, F extends Fact>({ type, data, because }: Envelope): MatchEvent<Play, F> =>
  ({ type, data, because }) as unknown as MatchEvent<Play, F>;

/** How the envelopes of a match fold into its state. */
export const matchFolding = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
): Folding<MatchState<State>, Envelope> => {
  const { initial, evolve } = matchDecider(ruleset);
  return { initial, evolve: (state, envelope) => evolve(state, eventIn<Play, F>(envelope)) };
};

/** Makes a tape of a match's envelopes. Throws `BrokenTapeError` when one of them cannot be folded. */
export const makeMatchTape = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
): MatchTape<State> => makeTape(matchFolding(ruleset), envelopes);
