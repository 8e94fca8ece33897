import type { JsonObject } from '#kernel';
import type { MatchOptions } from '#ruleset';
import { deckOf } from './opening.js';

/** Decks that teammates may use together: no legend and no battlefield of the first is in the third, nor of the second in the fourth. */
const DECKS = ['ogn-houston-1-annie', 'ogn-houston-2-master-yi', 'unl-utrecht-3-sett', 'unl-utrecht-4-diana'] as const;

/** The players of a mode with more than two, each with a deck. */
export const seated = (mode: string, names: readonly string[]): Pick<MatchOptions, 'mode' | 'players'> => ({
  mode,
  players: names.map((name, seat) => ({
    name,
    deck: deckOf(DECKS[seat] ?? DECKS[0]) as JsonObject,
  })),
});

export const THREE = ['Ana', 'Ben', 'Cleo'] as const;
export const FOUR = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
