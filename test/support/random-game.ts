import type { Fact } from '#kernel';
import type { Ruleset } from '#ruleset';
import { Die } from './die.js';
import { filledByChance } from './filled-by-chance.js';
import { openTape, type OpenTape, type OpenTapeOptions } from './open-tape.js';

/** Options of a random game: how long it may become, and what the match is opened with. */
export interface RandomGameOptions extends OpenTapeOptions {
  readonly plays: number;
}

/** Everybody is asked where the table decides: between two games. */
const SEATS = [0, 1, 2, 3] as const;

/** Plays offered plays, drawn by a seed, until the game or the number of plays is over. */
export const randomGame = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  seed: number,
  { plays, ...options }: RandomGameOptions,
): OpenTape<State, Play, F> => {
  const tape = openTape(ruleset, { seed, recording: 'strict', id: `random-${seed}`, ...options });
  const die = new Die(seed);

  while (tape.state.plays < plays) {
    const offers = ruleset
      .waitingFor(tape.state.game)
      .flatMap(({ seat }) => (seat === null ? SEATS : [seat]))
      .flatMap((seat) => ruleset.legalPlays(tape.state.game, seat));
    const offer = die.one(offers);
    if (offer === undefined) break;
    const play = filledByChance(die, offer);
    const decision = tape.play(play);
    if (decision.outcome !== 'accepted') throw new Error(`Offered, but ${decision.outcome}: ${JSON.stringify(play)}`);
  }
  return tape;
};
