import type { Envelope, Fact } from '#kernel';
import { matchFold, SeenTape, type MatchEvent, type MatchState } from '#match';
import { BEFORE_ALL, makeTape, stateAt, type Folding, type Tape } from '#replay';
import type { Ruleset, ShownRuleset, Viewer } from '#ruleset';

/** A match's stream with the state of the match after every event. */
export type MatchTape<State> = Tape<MatchState<State>, Envelope>;

/** The event an envelope carries. Its shape was checked when it was recorded; here it is believed. */
export const eventIn = <Play, F extends Fact>({ type, data, because }: Envelope): MatchEvent<Play, F> =>
  ({ type, data, because }) as unknown as MatchEvent<Play, F>;

/** How the envelopes of a match, as a viewer is given them, fold into its state. */
export const matchFolding = <State, Play, F extends Fact>(
  ruleset: ShownRuleset<State, Play, F>,
  viewer: Viewer = 'recorder',
): Folding<MatchState<State>, Envelope> => {
  const { initial, evolve } = matchFold(ruleset, viewer);
  return { initial, evolve: (state, envelope) => evolve(state, eventIn<Play, F>(envelope)) };
};

/** Makes a tape of a match's envelopes, as a viewer is given them. Throws `BrokenTapeError` when one of them cannot be folded. */
export const makeMatchTape = <State, Play, F extends Fact>(
  ruleset: ShownRuleset<State, Play, F>,
  envelopes: readonly Envelope[],
  viewer: Viewer = 'recorder',
): MatchTape<State> => makeTape(matchFolding(ruleset, viewer), envelopes);

/** The tape of a match as a viewer may know it, made of all its envelopes as the recorder knows them. */
export const tapeSeenBy = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  viewer: Viewer,
  envelopes: readonly Envelope[],
): SeenTape<State, Play, F> => {
  const tape = makeMatchTape(ruleset, envelopes);
  return new SeenTape(ruleset, viewer, {
    envelopes,
    stateBefore: (revision) => stateAt(tape, Math.max(BEFORE_ALL, revision - 1)),
    stateAfter: (revision) => stateAt(tape, revision),
  });
};
