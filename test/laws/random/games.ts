import { readdirSync, readFileSync } from 'node:fs';
import { playRandomGame, sampledLaws, type GameLaw, type Weights } from '#audit';
import { seedRandom, type JsonObject } from '#kernel';
import { isRecorderEvent } from '#match';
import { isTold, type AnyRuleset, type HeldRuleset, type Level, type MatchOptions } from '#ruleset';
import { soaked } from '../../support/soak.js';

export const decksOf = ({ id, parseDeck }: HeldRuleset): readonly JsonObject[] => {
  const folder = new URL(`../../decks/${id}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.deck'));
  return names.sort().map((name): JsonObject => {
    const deck = parseDeck(readFileSync(new URL(name, folder), 'utf8'));
    if (!deck.ok) throw new Error(`${name}: ${deck.error.message}`);
    return deck.value as JsonObject;
  });
};

const MOST_PLAYS = 5000;

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

interface Dealt {
  readonly mode: string;
  /** The edition that decides; the newest unless told. */
  readonly edition?: string;
  readonly decks: readonly JsonObject[];
}

type SeededOptions = MatchOptions & { readonly seed: number };
type DeckOfSeat = (seat: number, shift: number) => JsonObject;

/** The options of a game with the first decks that may be played together. */
const openable = (
  ruleset: HeldRuleset,
  [seed, { mode, edition = ruleset.editions.at(-1) ?? '' }]: readonly [number, Dealt],
  deckOf: DeckOfSeat,
): SeededOptions => {
  const seats = ruleset.modes.find(({ id }) => id === mode)?.players ?? 0;
  for (let shift = 0; ; shift++) {
    const players = NAMES.slice(0, seats).map((name, seat) => ({ name, deck: deckOf(seat, shift) }));
    const options = { mode, edition, players, firstPlayer: null, seed };
    if (ruleset.setUp(options).ok || shift > MOST_SHIFTS) return options;
  }
};
const MOST_SHIFTS = 30;

/** The options of a game: recorded decks, drawn by the seed. */
export const optionsOf = (ruleset: HeldRuleset, seed: number, { decks, ...dealt }: Dealt): SeededOptions =>
  openable(
    ruleset,
    [seed, { ...dealt, decks }],
    (seat, shift) => decks[((seed + shift) * (seat + 1) + seat) % decks.length] ?? {},
  );

const drawn = ({ drawDeck }: HeldRuleset, seed: number): JsonObject | null =>
  drawDeck === undefined ? null : (drawDeck(seedRandom(seed)).value as JsonObject);

/** The options of a game: every deck of any cards of the game. */
const drawnOptionsOf = (ruleset: HeldRuleset, seed: number, dealt: Dealt): SeededOptions =>
  openable(ruleset, [seed, dealt], (seat, shift) => drawn(ruleset, 1000 * seed + 10 * shift + seat) ?? {});

/** The options of a game: every other deck a recorded one, the others of any cards of the game. */
const mixedOptionsOf = (ruleset: HeldRuleset, seed: number, { decks, ...dealt }: Dealt): SeededOptions =>
  openable(ruleset, [seed, { ...dealt, decks }], (seat, shift) => {
    const number = (seed + shift) * (seat + 1) + seat;
    const any = (seed + seat) % 2 === 0 ? null : drawn(ruleset, number * 4 + seat);
    return any ?? decks[number % decks.length] ?? {};
  });

/** How a game is played: to its end, or until somebody soon concedes. */
type Length = 'whole' | 'short';

/** Laws that try many plays at a step or draw tables are watched at some steps, more of them in short games; the others at all. */
const LAWS: Readonly<Record<Length, readonly GameLaw[]>> = { whole: sampledLaws(8), short: sampledLaws(3) };

/** Of decks whose every text is encoded: the engine alone says what they do. */
const nothingIsTold: GameLaw = {
  name: 'nothing is told at the table',
  watch:
    () =>
    ({ events }) =>
      events
        .filter((event) => isRecorderEvent(event) && event.type === 'PlayRecorded' && isTold(event.data.verdict))
        .map((event) => `It is told what a play does: ${JSON.stringify(event)}`),
};

/**
 * - `concede`: how often conceding is tried, where others play on when somebody leaves; else only short games end so
 * - `decks`: every other one a recorded one, unless all are of any cards
 */
interface RandomGames {
  readonly mode: string;
  readonly edition?: string;
  readonly from: number;
  readonly games: number;
  readonly length: Length;
  readonly concede?: number;
  readonly decks?: 'of any cards';
  /** Before one play in so many the match is set back. */
  readonly rewindOneIn?: number;
  /** Before one play in so many a dispute is opened or taken on; such games are of an event of this level. */
  readonly disputes?: { readonly oneIn: number; readonly level: Level };
}

const weightsOf = ({ randomWeights }: HeldRuleset, { length, concede = 0 }: RandomGames): Weights => ({
  ...randomWeights,
  Concede: length === 'short' ? 0.8 : concede,
});

/** Plays one game by chance with the laws watched, and answers what broke, or how the game ended. */
const playOne = (
  ruleset: HeldRuleset,
  options: MatchOptions & { readonly seed: number },
  wanted: RandomGames,
): string => {
  const { seed } = options;
  const laws = [...LAWS[wanted.length], ...(wanted.decks === undefined ? [] : [nothingIsTold])];
  const back = wanted.rewindOneIn === undefined ? {} : { rewindOneIn: wanted.rewindOneIn };
  const judged = wanted.disputes === undefined ? {} : { disputeOneIn: wanted.disputes.oneIn };
  const rules = { weights: weightsOf(ruleset, wanted), laws, ...back, ...judged };
  const held = wanted.disputes === undefined ? options : { ...options, level: wanted.disputes.level };
  const { broken, state } = playRandomGame(ruleset, { options: held, mostPlays: MOST_PLAYS, ...rules });
  if (broken) return `seed ${seed}, step ${broken.step}: ${broken.law}: ${broken.message}`;
  return ruleset.result(state.game) === null ? `seed ${seed} has no end` : 'ended';
};

/** Games are asked for in groups, so that the one that breaks a law is named and the others go on. */
const GROUP = 5;

/** A suite of seeded random games of a ruleset: `games` of them, from seed `from` on; a soak plays many times as many, from the day's. */
export const describeRandomGames = (of: AnyRuleset, wish: RandomGames): void => {
  const { seed, times } = soaked();
  const wanted = { ...wish, from: wish.from + seed - 1, games: wish.games * times };
  const ruleset = of as HeldRuleset;
  const decks = decksOf(ruleset);
  const dealt = { mode: wish.mode, ...(wish.edition === undefined ? {} : { edition: wish.edition }) };
  const groups = Array.from({ length: Math.ceil(wanted.games / GROUP) }, (_, group) => wanted.from + group * GROUP);
  const dealer = wish.decks === undefined ? mixedOptionsOf : drawnOptionsOf;
  const decked = wish.decks === undefined ? [] : `decks ${wish.decks}`;
  const back = wish.rewindOneIn === undefined ? [] : 'set back now and then';
  const judged = wish.disputes === undefined ? [] : `disputed at ${wish.disputes.level} level`;
  const kind = [wanted.mode, wanted.length, wish.edition ?? [], decked, back, judged];
  describe(`random games of ${ruleset.title}, ${kind.flat().join(', ')}`, () => {
    test.each(groups)('games from seed %d keep every law and end', (first) => {
      const ends = Array.from({ length: Math.min(GROUP, wanted.from + wanted.games - first) }, (_, each) =>
        playOne(ruleset, dealer(ruleset, first + each, { ...dealt, decks }), wanted),
      );
      expect(ends.filter((end) => end !== 'ended')).toEqual([]);
    });
  });
};
