import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAME_LAWS, playRandomGame, type RandomGame } from '#audit';
import { drawBelow, seedRandom, type Fact, type JsonObject } from '#kernel';
import { makeTapeFile } from '#match';
import type { MatchOptions } from '#ruleset';
import { CliError } from '../cli-error.js';
import { packageFolder, readText, writeText } from '../files.js';
import { EXIT, printJson, progress, type ExitCode, type Io } from '../io.js';
import { gameOf, type InstalledGame } from '../rulesets.js';
import { makeTapeHeader } from './export.js';

/** What `random` was asked for. */
export interface RandomOptions {
  readonly game: string;
  readonly deck: readonly string[];
  readonly seed: string;
  readonly games: string;
  readonly mode?: string;
  readonly save?: string;
  readonly json?: boolean;
}

interface NamedDeck {
  readonly name: string;
  readonly deck: JsonObject;
}

/** More plays than any game has that ends. */
const MOST_PLAYS = 5000;

const DECKS = 'test/decks';

const numberOf = (text: string, option: string): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new CliError('bad-number', `--${option} is "${text}".`, { remedy: 'Write a whole number from 0.' });
};

const readDeck = ({ ruleset }: InstalledGame, path: string): NamedDeck => {
  const text = readText(path);
  const parsed = ruleset.parseDeck(text);
  if (parsed.ok) return { name: basename(path).replace(/\.deck$/, ''), deck: parsed.value as JsonObject };
  const { message, line, column } = parsed.error;
  const place = { file: path, line, column, text: text.split('\n')[line - 1] ?? '' };
  throw new CliError('bad-deck', message, { remedy: 'Mend the deck list.', place });
};

const usualDecks = (): readonly string[] => {
  const folder = join(packageFolder(), DECKS);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.deck')) : [];
  if (names.length > 0) return names.sort().map((name) => join(folder, name));
  throw new CliError('no-decks', `There are no decks in ${folder}.`, {
    remedy: 'Name two with --deck FILE --deck FILE.',
  });
};

const pathOf = (name: string, usual: readonly string[]): string =>
  usual.find((path) => basename(path) === `${name}.deck`) ?? name;

/** The decks of one game: those named, the rest drawn by the seed. */
const drawDecks = (
  named: readonly NamedDeck[],
  usual: () => readonly NamedDeck[],
  seed: number,
): readonly NamedDeck[] => {
  const decks = [...named];
  let random = seedRandom(seed);
  while (decks.length < 2) {
    const all = usual();
    const draw = drawBelow(random, all.length);
    random = draw.next;
    const deck = all[draw.value];
    if (deck) decks.push(deck);
  }
  return decks;
};

type Played = RandomGame<unknown, unknown, Fact>;

const tapeOf = (game: InstalledGame, options: MatchOptions, { steps }: Played): string => {
  const lines = steps
    .filter(({ by }) => by === 'player')
    .map(({ play, before }) => game.ruleset.notation.make(play, before.game));
  return makeTapeFile(makeTapeHeader(game, options, 'strict'), lines);
};

const gameText = (
  seed: number,
  decks: readonly NamedDeck[],
  { steps, broken, state }: Played,
  game: InstalledGame,
): string => {
  const against = decks.map(({ name }) => name).join(' against ');
  if (broken) return `seed ${seed}: ${against}: BROKEN at step ${broken.step}: ${broken.law}\n  ${broken.message}\n`;
  return `seed ${seed}: ${against}: ${steps.length} plays; ${game.ruleset.result(state.game)?.reason ?? ''}\n`;
};

/** Plays whole games by chance and watches every law at every step. A broken law saves its tape and ends with exit 1. */
export const random = (options: RandomOptions, io: Io): ExitCode => {
  const game = gameOf(options.game);
  const [first, count] = [numberOf(options.seed, 'seed'), numberOf(options.games, 'games')];
  const mode = options.mode ?? game.ruleset.modes[0]?.id ?? '';
  if (!game.ruleset.modes.some(({ id }) => id === mode)) {
    const remedy = `Name one of: ${game.ruleset.modes.map(({ id }) => id).join(', ')}.`;
    throw new CliError('unknown-mode', `There is no mode "${mode}".`, { remedy });
  }
  const usual = options.deck.length < 2 ? usualDecks() : [];
  const named = options.deck.map((name) => readDeck(game, pathOf(name, usual)));
  let all: readonly NamedDeck[] | null = null;
  const bar = progress(io);
  const report: object[] = [];
  let broken = 0;
  for (let seed = first; seed < first + count; seed++) {
    bar.tell(`seed ${seed}, ${seed - first} of ${count} games played, ${broken} broken`);
    const decks = drawDecks(named, () => (all ??= usual.map((path) => readDeck(game, path))), seed);
    const players = decks.map(({ deck }, seat) => ({ name: ['Ana', 'Ben'][seat] ?? '', deck }));
    const match = { mode, edition: game.ruleset.editions.at(-1) ?? '', players, firstPlayer: null, seed };
    const played = playRandomGame(game.ruleset, {
      options: match,
      mostPlays: MOST_PLAYS,
      weights: game.weights,
      laws: GAME_LAWS,
    });
    if (played.broken) broken += 1;
    if (played.broken || options.save !== undefined) {
      writeText(join(options.save ?? '.', `${mode}-${seed}.tape`), tapeOf(game, match, played));
    }
    bar.done();
    if (!options.json) io.out(gameText(seed, decks, played, game));
    const result = game.ruleset.result(played.state.game);
    report.push({
      seed,
      decks: decks.map(({ name }) => name),
      plays: played.steps.length,
      result,
      broken: played.broken,
    });
  }
  if (options.json) printJson(io, { mode, games: report, broken });
  return broken > 0 ? EXIT.findings : EXIT.well;
};
