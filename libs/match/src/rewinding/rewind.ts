import { fold, type Fact } from '#kernel';
import { verdictOf, type Decision, type Problem, type Ruleset } from '#ruleset';
import type { RewindTo } from '../commands.js';
import { chanceAfter } from '../dealer.js';
import { withLossesUndone } from '../disputes/dispute.js';
import type { MatchRewound } from '../events.js';
import { withRoundUndone } from '../round/round.js';
import type { MatchState } from '../state.js';
import { gameBefore, gamesBackTo } from './past.js';

const noSuchPlay = (to: number, plays: number): Problem => ({
  code: 'rewind/no-such-play',
  message:
    plays === 0
      ? 'Nothing has been played that could be undone.'
      : `Play ${String(to)} does not stand: plays have the numbers 1 to ${String(plays)}, without those undone before.`,
  remedy: 'Name the first play to be undone, by its number in the timeline.',
});

/**
 * Sets a match back to just before a play (TR 701.5): that play and all after it are undone, and stay on the tape. What the table owes
 * to what happened since (cards that stay known, decks that are random again) are the game's own facts, in the same batch.
 */
export const rewind = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { type: _, ...order }: RewindTo,
): Decision<MatchRewound | F, MatchState<State>> => {
  const { to } = order;
  const back = gamesBackTo(state.past, to);
  const then = back?.at(-1);
  if (back === null || then === undefined) return { outcome: 'impossible', problem: noSuchPlay(to, state.plays) };
  const head: MatchRewound = { type: 'MatchRewound', data: { number: state.plays + 1, ...order }, because: [] };
  const undone = rewound(state, head.data);
  const since = [state.game, ...back.map(({ game }) => game)];
  const chance = state.options === null ? null : chanceAfter(state.plays, state.options);
  const facts = ruleset.afterRewind?.(then.game, since, chance) ?? [];
  const game = fold(ruleset.evolve, undone.game, facts);
  return { outcome: 'accepted', verdict: verdictOf([]), facts: [head, ...facts], state: { ...undone, game } };
};

/** The match as it was before a play, with the number that the rewind takes. @throws ForgottenPastError */
export const rewound = <State>(
  state: MatchState<State>,
  { number, to }: Pick<MatchRewound['data'], 'number' | 'to'>,
): MatchState<State> => {
  const then = gameBefore(state.past, to);
  // An order without its play is refused as it is decided; a tape that names one all the same changes nothing.
  if (then === null) return { ...state, plays: number };
  const { game, earlier: past } = then;
  return {
    ...state,
    plays: number,
    game,
    past,
    disputes: withLossesUndone(state.disputes, to),
    round: withRoundUndone(state.round, to),
  };
};
