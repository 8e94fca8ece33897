import { fold, type Fact } from '#kernel';
import { verdictOf, type Decision, type Problem, type Ruleset } from '#ruleset';
import type { RewindTo } from '../commands.js';
import { chanceAfter } from '../dealer.js';
import type { MatchRewound, SettingBack } from '../events.js';
import type { MatchState } from '../state.js';
import { gameBefore, gamesBackTo } from './past.js';
import { afterSettingBack } from './setting-back.js';

/** Nothing stands under the number: for a `rewind`, or for a `take-back`. */
export const noSuchPlay = (what: 'rewind' | 'take-back', to: number, plays: number): Problem => ({
  code: `${what}/no-such-play`,
  message:
    plays === 0
      ? 'Nothing has been played that could be undone.'
      : `Play ${String(to)} does not stand: plays have the numbers 1 to ${String(plays)}, without those undone before.`,
  remedy: 'Name the first play to be undone, by its number in the timeline.',
});

/** What becomes of an order to set a match back: its event, and what the table owes to what happened since. */
export type SetBack<Head extends SettingBack, State, F extends Fact> = Decision<Head | F, MatchState<State>>;

/**
 * Sets a match back by an event: what it undoes stays on the tape. `owed`: whether what happened since is owed anything, as the game's own
 * facts in the same batch.
 */
export const setBack = <Head extends SettingBack, State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { head, owed }: { readonly head: Head; readonly owed: 'nothing' | 'what-was-shown' },
): SetBack<Head, State, F> => {
  const undone = afterSettingBack(state, head);
  const back = gamesBackTo(state.past, head.data.to) ?? [];
  const since = [state.game, ...back.map(({ game }) => game)];
  const chance = state.options === null ? null : chanceAfter(state.plays, state.options);
  const facts = owed === 'nothing' ? [] : (ruleset.afterRewind?.(undone.game, since, chance) ?? []);
  const game = fold(ruleset.evolve, undone.game, facts);
  return { outcome: 'accepted', verdict: verdictOf([]), facts: [head, ...facts], state: { ...undone, game } };
};

/**
 * Sets a match back to just before a play (TR 701.5): that play and all after it are undone, and stay on the tape. What the table owes
 * to what happened since (cards that stay known, decks that are random again) are the game's own facts, in the same batch.
 */
export const rewind = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  { type: _, ...order }: RewindTo,
): SetBack<MatchRewound, State, F> => {
  if (gameBefore(state.past, order.to) === null)
    return { outcome: 'impossible', problem: noSuchPlay('rewind', order.to, state.plays) };
  const head: MatchRewound = { type: 'MatchRewound', data: { number: state.plays + 1, ...order }, because: [] };
  return setBack(ruleset, state, { head, owed: 'what-was-shown' });
};
