import type { Fact } from '#kernel';
import { drawWord, seedRandom } from '#kernel';
import type { Ruleset } from '#ruleset';
import type { MatchState } from './state.js';

/**
 * The dealer of a digital match: answers what chance must choose (shuffles, coins), drawn from the match's seed and the number
 * of plays so far, so that it holds no state of its own and draws the same again. Null where nothing waits for chance, or on paper.
 */
export const dealerPlay = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
): Play | null => {
  const seed = state.options?.seed ?? null;
  if (seed === null || state.status !== 'open') return null;
  const stir = drawWord(seedRandom(state.plays)).value;
  return ruleset.drawChance(state.game, seedRandom(seed ^ stir))?.value ?? null;
};
