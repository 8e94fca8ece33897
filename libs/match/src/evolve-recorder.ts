import { evolveDisputes } from './disputes/dispute.js';
import { isDisputeEvent } from './disputes/events.js';
import type { PlayRecorded, RecorderEvent } from './events.js';
import { isRoundEvent } from './round/events.js';
import { evolveRound } from './round/round.js';
import { afterSettingBack } from './rewinding/setting-back.js';
import { settledBy } from './rewinding/settled.js';
import type { MatchState } from './state.js';

/** The state with changes, always made by this one literal: the fold comes by here for every event. */
export const changed = <State>(state: MatchState<State>, change: Partial<MatchState<State>>): MatchState<State> => {
  const { status, ruleset, recording, options, plays, settled, past, played, disputes, round, game } = state;
  return Object.assign(
    { status, ruleset, recording, options, plays, settled, past, played, disputes, round, game },
    change,
  );
};

const withPlay = <State, Play>(
  { past, played, game }: MatchState<State>,
  { number, play, verdict }: PlayRecorded<Play>['data'],
): Partial<MatchState<State>> => ({
  plays: number,
  past: { number, game, earlier: past },
  played: { number, play, verdict, earlier: played },
});

/** The match after an event of the recorder; what the game comes to by it are facts of their own. @throws ForgottenPastError */
export const evolveRecorder = <State, Play>(
  state: MatchState<State>,
  event: RecorderEvent<Play>,
): MatchState<State> => {
  if (isDisputeEvent(event))
    return changed(state, { settled: settledBy(state, event), disputes: evolveDisputes(state, event) });
  if (isRoundEvent(event))
    return changed(state, { settled: settledBy(state, event), round: evolveRound(state, event) });
  switch (event.type) {
    case 'MatchOpened': {
      const { ruleset, recording, options } = event.data;
      return changed(state, { status: 'open', ruleset, recording, options });
    }
    case 'PlayRecorded':
      return changed(state, withPlay(state, event.data));
    case 'MatchRewound':
    case 'PlaysTakenBack':
      return afterSettingBack(state, event);
    case 'MatchClosed':
      return changed(state, { status: 'closed' });
    case 'PeopleErased':
      return state;
  }
};
