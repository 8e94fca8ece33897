import type { Decider, Fact } from '#kernel';
import type { ShownRuleset, Viewer } from '#ruleset';
import { changed, evolveRecorder } from './evolve-recorder.js';
import { isRecorderEvent, type MatchEvent } from './events.js';
import { NO_ROUND } from './round/round.js';
import type { MatchState } from './state.js';

/** How a viewer's state takes up a fact: what the viewer can no longer point at is forgotten at once. */
const evolveFor = <State, Play, F extends Fact>(
  { evolve, pieceSight }: ShownRuleset<State, Play, F>,
  viewer: Viewer,
): ((state: State, fact: F) => State) =>
  pieceSight === undefined || viewer === 'recorder'
    ? evolve
    : (state, fact) => pieceSight.forget(evolve(state, fact), viewer);

/** How a match comes to be from its events: all that whoever reads a tape needs. For another viewer it folds what that one is given. */
export const matchFold = <State, Play, F extends Fact>(
  ruleset: ShownRuleset<State, Play, F>,
  viewer: Viewer = 'recorder',
): Pick<Decider<MatchState<State>, never, MatchEvent<Play, F>, never>, 'initial' | 'evolve'> => {
  const evolveGame = evolveFor(ruleset, viewer);
  return {
    initial: {
      status: 'unopened',
      ruleset: ruleset.id,
      recording: 'as-played',
      options: null,
      plays: 0,
      settled: 0,
      past: null,
      played: null,
      disputes: [],
      round: NO_ROUND,
      game: ruleset.initial,
    },
    evolve: (state, event) =>
      isRecorderEvent<Play>(event)
        ? evolveRecorder(state, event)
        : changed(state, { game: evolveGame(state.game, event) }),
  };
};
