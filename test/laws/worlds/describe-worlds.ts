import { readdirSync, readFileSync } from 'node:fs';
import type { Json, JsonObject } from '#kernel';
import type { AnyRuleset, HeldRuleset, Viewer } from '#ruleset';
import { correctHands } from './corrections.js';
import { Die } from '../../support/die.js';
import { soaked } from '../../support/soak.js';
import { playGame } from './game.js';
import { givenAway, givenTo } from './outlets.js';
import { findTwins, type Twins } from './twins.js';

const decksOf = ({ id, parseDeck }: HeldRuleset): readonly Json[] => {
  const folder = new URL(`../../decks/${id}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.deck'));
  return names.sort().flatMap((name) => {
    const deck = parseDeck(readFileSync(new URL(name, folder), 'utf8'));
    return deck.ok ? [deck.value] : [];
  });
};

/** Games from a seed on, so many plays long, and the pairs of worlds tried for each. */
export interface WorldsWish {
  readonly mode: string;
  readonly from: number;
  readonly games: number;
  readonly plays: number;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** Pairs of worlds that are tried of one game, of which the one with most to hide is compared. */
const TRIES = 4;

/** The pair of a game by its seed; who looks is the public, or one of the players. */
export const twinsOf = (ruleset: HeldRuleset, seed: number, { mode, plays }: WorldsWish): Twins | null => {
  const decks = decksOf(ruleset);
  const seats = ruleset.modes.find(({ id }) => id === mode)?.players ?? 0;
  const players = NAMES.slice(0, seats).map((name, seat) => ({
    name,
    deck: (decks[(seed + seat) % decks.length] ?? {}) as JsonObject,
  }));
  const options = { mode, edition: ruleset.editions.at(-1) ?? '', players, firstPlayer: null, seed };
  const viewer: Viewer = seed % 2 === 0 ? 'public' : seed % seats;
  const world = playGame(ruleset, { options, viewer, plays, illegal: 6, corrections: correctHands(4) });
  return findTwins(world, { die: new Die(seed), tries: TRIES });
};

/** What a pair of worlds gives away to the viewer who must not tell them apart; null where it is nothing. */
export const toldApart = (ruleset: HeldRuleset, { viewer, one, other, exchanged }: Twins): string | null => {
  const away = givenAway(givenTo(ruleset, viewer, one), givenTo(ruleset, viewer, other));
  return (
    away && `${String(viewer)} can tell ${exchanged.join(' from ')} after ${String(one.length)} entries by ${away}`
  );
};

/**
 * Non-interference: a match, and the same match where two cards hidden from a viewer have changed places, give that viewer the
 * same bytes. Every game must have such a pair, and at least half of the pairs something to hide.
 */
export const describeWorlds = (of: AnyRuleset, wish: WorldsWish): void => {
  const ruleset = of as HeldRuleset;
  const { seed: from, times } = soaked();
  const games = wish.games * times;
  const seeds = Array.from({ length: games }, (_, game) => wish.from + (from - 1) + game);
  describe(`worlds of ${ruleset.title}, ${wish.mode}, that differ in hidden cards alone`, () => {
    let pairs = 0;
    test.each(seeds)('nobody tells them apart (game %d)', (seed) => {
      const twins = twinsOf(ruleset, seed, wish);
      if (twins !== null) pairs++;
      expect(twins && toldApart(ruleset, twins)).toBeNull();
    });
    test('they do differ in what is hidden', () => expect(pairs).toBeGreaterThan(games / 2));
  });
};
