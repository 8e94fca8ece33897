import { readdirSync, readFileSync } from 'node:fs';
import { GAME_LAWS, playRandomGame, sampledLaws, type GameLaw, type Weights } from '#audit';
import type { JsonObject } from '#kernel';
import type { MatchOptions } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { GAMES } from '../../../apps/cli/src/rulesets.js';

const folder = new URL('../../decks/', import.meta.url);

const decks = readdirSync(folder)
  .filter((name) => name.endsWith('.deck'))
  .sort()
  .map((name): JsonObject => {
    const deck = riftbound.parseDeck(readFileSync(new URL(name, folder), 'utf8'));
    if (!deck.ok) throw new Error(`${name}: ${deck.error.message}`);
    return deck.value as JsonObject;
  });

const MOST_PLAYS = 5000;

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** The options of a game: decks drawn by the seed, the first that may be played together (489.8.h). */
const optionsOf = (seed: number, mode: string): MatchOptions & { readonly seed: number } => {
  const seats = riftbound.modes.find(({ id }) => id === mode)?.players ?? 0;
  for (let shift = 0; ; shift++) {
    const players = NAMES.slice(0, seats).map((name, seat) => ({
      name,
      deck: decks[((seed + shift) * (seat + 1) + seat) % decks.length] ?? {},
    }));
    const options = { mode, edition: 'core-1.4', players, firstPlayer: null, seed };
    if (riftbound.setUp(options).ok || shift > decks.length) return options;
  }
};

/** How a game is played: to its end, somebody leaving now and then where others play on; or until somebody soon concedes. */
type Length = 'whole' | 'short';

const CONCEDE: Readonly<Record<Length, number>> = { whole: 0.02, short: 0.8 };

const weightsOf = (mode: string, length: Length): Weights => ({
  ...GAMES[0]?.weights,
  Concede: length === 'whole' && !mode.startsWith('ffa') ? 0 : CONCEDE[length],
});

/** Every law is watched at every step of short games; of whole ones, those that try many plays at a step at some steps. */
const LAWS: Readonly<Record<Length, readonly GameLaw[]>> = { whole: sampledLaws(4), short: GAME_LAWS };

interface RandomGames {
  readonly mode: string;
  readonly from: number;
  readonly games: number;
  readonly length: Length;
}

/** Plays one game by chance with the laws watched, and answers what broke, or how the game ended. */
const playOne = (seed: number, { mode, length }: RandomGames): string => {
  const options = optionsOf(seed, mode);
  const weights = weightsOf(mode, length);
  const { broken, state } = playRandomGame(riftbound, { options, mostPlays: MOST_PLAYS, weights, laws: LAWS[length] });
  if (broken) return `seed ${seed}, step ${broken.step}: ${broken.law}: ${broken.message}`;
  return riftbound.result(state.game) === null ? `seed ${seed} has no end` : 'ended';
};

/** Games are asked for in groups, so that the one that breaks a law is named and the others go on. */
const GROUP = 10;

/** A suite of seeded random games: `games` of them, from seed `from` on. */
export const describeRandomGames = (wanted: RandomGames): void => {
  const groups = Array.from({ length: wanted.games / GROUP }, (_, group) => wanted.from + group * GROUP);
  describe(`random games, ${wanted.mode}, ${wanted.length}`, () => {
    test.each(groups)(
      `ten games from seed %d keep every law and end`,
      (first) => {
        const ends = Array.from({ length: GROUP }, (_, each) => playOne(first + each, wanted));
        expect(ends.filter((end) => end !== 'ended')).toEqual([]);
      },
      180_000,
    );
  });
};
