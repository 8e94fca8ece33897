import { fingerprint, makeCanonicalJson, type Fact, type Json } from '#kernel';
import type { Offer, Ruleset, Slot } from '#ruleset';
import { openTape, type OpenTape, type OpenTapeOptions } from '../support/open-tape.js';

/** How many plays a kept random game has at most. */
const MOST_PLAYS = 400;

/** By the fingerprint of what each says, with a salt: in the same order, however they stood. */
const shuffled = <Item>(items: readonly Item[], salt: string, said: (item: Item) => unknown): readonly Item[] =>
  items
    .map((item) => ({ item, mark: fingerprint(salt + makeCanonicalJson(said(item))) }))
    .sort((one, other) => (one.mark < other.mark ? -1 : 1))
    .map(({ item }) => item);

const fill = ({ options, many }: Slot, salt: string): Json => {
  const values = shuffled(
    options.map(({ value }) => value),
    salt,
    (value) => value,
  );
  return many === undefined ? (values[0] ?? null) : values.slice(0, Math.max(many.min, Math.min(1, many.max)));
};

/** About half of the slots are filled otherwise than they were put forward. */
const filled = <Play>({ play, slots }: Offer<Play>, salt: string): Play =>
  slots
    .filter(({ name, options }) => options.length > 0 && fingerprint(salt + name) < '8')
    .reduce((each, slot) => ({ ...each, [slot.name]: fill(slot, salt) }), play);

/**
 * A game of offered plays, each picked by the fingerprint of what it says: the same game for as long as the same plays
 * are offered, in whatever order they are listed.
 */
export const pickedGame = <State, Play extends { readonly play: string }, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  options: OpenTapeOptions & { readonly seed: number },
): OpenTape<State, Play, F> => {
  const tape = openTape(ruleset, { recording: 'strict', id: `kept-${options.seed}`, ...options });
  while (tape.state.plays < MOST_PLAYS) {
    const salt = `${options.seed}/${tape.state.plays}/`;
    const offers = ruleset
      .waitingFor(tape.state.game)
      .flatMap(({ seat }) => (seat === null ? [] : ruleset.legalPlays(tape.state.game, seat)))
      .filter(({ play }) => play.play !== 'Concede');
    const [offer] = shuffled(offers, salt, ({ play }) => play);
    if (offer === undefined) return tape;
    const play = filled(offer, salt);
    const decision = tape.play(play);
    if (decision.outcome !== 'accepted')
      throw new Error(`Offered, but ${decision.outcome}: ${makeCanonicalJson(play)}`);
  }
  return tape;
};
