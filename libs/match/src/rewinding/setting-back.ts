import { withLossesUndone } from '../disputes/dispute.js';
import type { SettingBack } from '../events.js';
import { withRoundUndone } from '../round/round.js';
import type { MatchState } from '../state.js';
import { gameBefore } from './past.js';

/** The match as it was before a play, with the number that the rewind or the take-back takes. @throws ForgottenPastError */
const backTo = <State>(
  state: MatchState<State>,
  { number, to }: Pick<SettingBack['data'], 'number' | 'to'>,
): MatchState<State> => {
  const then = gameBefore(state.past, to);
  // An order without its play is refused as it is decided; a tape that names one all the same changes nothing.
  return then === null ? { ...state, plays: number } : { ...state, plays: number, game: then.game, past: then.earlier };
};

/** The match after it was set back, with what an official's order undoes around its games. @throws ForgottenPastError */
export const afterSettingBack = <State>(state: MatchState<State>, { type, data }: SettingBack): MatchState<State> => {
  const back = backTo(state, data);
  if (type === 'PlaysTakenBack') return back;
  const { number, to } = data;
  const [disputes, round] = [withLossesUndone(state.disputes, to), withRoundUndone(state.round, to)];
  return { ...back, settled: number, disputes, round };
};
