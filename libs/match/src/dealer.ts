import { drawWord, makeCanonicalJson, seedRandom, type Fact, type RandomState } from '#kernel';
import type { MatchOptions, Ruleset } from '#ruleset';
import { keyedRandom } from './keyed-random.js';
import { isSecret } from './secret.js';
import type { MatchState } from './state.js';

/**
 * The chance of a play of a digital match, drawn from what the match is dealt from and the number of plays before it; null on
 * paper, and for whoever does not know the secret.
 */
export const chanceAfter = (plays: number, { seed, dealing }: MatchOptions): RandomState | null => {
  if (dealing?.by === 'secret') {
    return dealing.secret === null || !isSecret(dealing.secret)
      ? null
      : keyedRandom(dealing.secret, `play ${plays + 1}`);
  }
  return seed === null ? null : seedRandom(seed ^ drawWord(seedRandom(plays)).value);
};

/**
 * The dealer of a digital match: answers what chance must choose (shuffles, coins, orders), drawn from the match's secret or seed
 * and the number of plays so far, so that it holds no state of its own and draws the same again. Null where nothing waits for
 * chance, on paper, and where the secret is not known.
 */
export const dealerPlay = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { status, options, plays, game }: MatchState<State>,
): Play | null => {
  if (options === null || status !== 'open') return null;
  const chance = chanceAfter(plays, options);
  return chance === null ? null : (ruleset.drawChance(game, chance)?.value ?? null);
};

/** Whether a match that is dealt from a secret waits for chance, and a play is not the answer that the dealer draws. */
export const isDealtOtherwise = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  state: MatchState<State>,
  play: Play,
): boolean => {
  if (state.options?.dealing?.by !== 'secret') return false;
  const due = dealerPlay(ruleset, state);
  return due !== null && makeCanonicalJson(due) !== makeCanonicalJson(play);
};
