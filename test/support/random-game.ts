import { drawBelow, drawOrder, seedRandom, type Fact, type Json, type RandomState } from '#kernel';
import type { Offer, Ruleset, Slot } from '#ruleset';
import { openTape, type OpenTape, type OpenTapeOptions } from './open-tape.js';

/** Options of a random game: how long it may become, and what the match is opened with. */
export interface RandomGameOptions extends OpenTapeOptions {
  readonly plays: number;
}

/** Plays offered plays, drawn by a seed, until the game or the number of plays is over. */
export const randomGame = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  seed: number,
  { plays, ...options }: RandomGameOptions,
): OpenTape<State, Play, F> => {
  const tape = openTape(ruleset, { seed, recording: 'strict', id: `random-${seed}`, ...options });
  let random: RandomState = seedRandom(seed);

  const below = (count: number): number => {
    const { value, next } = drawBelow(random, count);
    random = next;
    return value;
  };

  const fill = ({ options: choices, many }: Slot): Json => {
    if (many === undefined) return choices[below(choices.length)]?.value ?? null;
    const { value, next } = drawOrder(random, choices);
    random = next;
    const most = Math.min(many.max, choices.length);
    return value.slice(0, many.min + below(most - many.min + 1)).map((choice) => choice.value);
  };

  const filled = ({ play, slots }: Offer<Play>): Play =>
    slots
      .filter((slot) => slot.options.length > 0 && below(2) === 0)
      .reduce((each, slot) => ({ ...each, [slot.name]: fill(slot) }), play);

  while (tape.state.plays < plays) {
    const offers = ruleset
      .waitingFor(tape.state.game)
      .flatMap(({ seat }) => (seat === null ? [] : ruleset.legalPlays(tape.state.game, seat)));
    const offer = offers[below(Math.max(1, offers.length))];
    if (offer === undefined) break;
    const play = filled(offer);
    const decision = tape.play(play);
    if (decision.outcome !== 'accepted') throw new Error(`Offered, but ${decision.outcome}: ${JSON.stringify(play)}`);
  }
  return tape;
};
