import { join } from 'node:path';
import { GAME_LAWS, playRandomGame, type RandomGame } from '#audit';
import { makeTapeFile } from '#match';
import type { HeldRuleset, MatchOptions, ModeOfPlay } from '#ruleset';
import { CliError } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, printJson, progress, type ExitCode, type Io } from '../io.js';
import { editionOfGame, RULESETS, rulesetOf } from '../rulesets.js';
import { makeTapeHeader } from './export.js';
import { deckDrawer, type DrawDecks, type NamedDeck } from './random-decks.js';

/** What `random` was asked for. */
export interface RandomOptions {
  readonly game?: string;
  readonly deck: readonly string[];
  readonly seed: string;
  readonly games: string;
  readonly mode?: string;
  readonly edition?: string;
  readonly save?: string;
  readonly json?: boolean;
}

/** More plays than any game has that ends. */
const MOST_PLAYS = 5000;

const numberOf = (text: string, option: string): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  throw new CliError('bad-number', `--${option} is "${text}".`, { remedy: 'Write a whole number from 0.' });
};

const modeOf = ({ modes }: HeldRuleset, wished: string | undefined): ModeOfPlay => {
  const mode = modes.find(({ id }) => wished === undefined || id === wished);
  if (mode !== undefined) return mode;
  const remedy = `Name one of: ${modes.map(({ id }) => id).join(', ')}.`;
  throw new CliError('unknown-mode', `There is no mode "${wished ?? ''}".`, { remedy });
};

/** The edition that decides: one of the game's, the newest unless told. */
const editionOf = (ruleset: HeldRuleset, wished: string | undefined): string =>
  wished === undefined ? (ruleset.editions.at(-1) ?? '') : editionOfGame(ruleset, wished);

/** A game that was played: what it was played with, and how it went. */
interface Played {
  readonly seed: number;
  readonly decks: readonly NamedDeck[];
  readonly match: MatchOptions;
  readonly random: RandomGame<unknown, unknown>;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

interface Dealt {
  readonly mode: string;
  readonly edition: string;
  readonly seed: number;
  readonly decks: readonly NamedDeck[];
}

const matchOf = (
  ruleset: HeldRuleset,
  { mode, edition, seed, decks }: Dealt,
): MatchOptions & { readonly seed: number } => {
  const players = decks.map(({ deck }, seat) => ({ name: NAMES[seat] ?? `Player ${seat + 1}`, deck }));
  return { mode, edition, players, firstPlayer: null, seed };
};

const play = (ruleset: HeldRuleset, { draw, ...dealt }: Omit<Dealt, 'decks'> & { draw: DrawDecks }): Played => {
  const { seed } = dealt;
  const decks = draw(seed);
  const match = matchOf(ruleset, { ...dealt, decks });
  const options = { options: match, mostPlays: MOST_PLAYS, weights: ruleset.randomWeights, laws: GAME_LAWS };
  const random: Played['random'] = playRandomGame(ruleset, options);
  return { seed, decks, match, random };
};

const tapeOf = (ruleset: HeldRuleset, { match, random: { steps } }: Played): string => {
  const lines = steps
    .filter(({ by }) => by === 'player')
    .map(({ play: made, before }) => ruleset.notation.make(made, before.game));
  return makeTapeFile(makeTapeHeader(ruleset, match, 'strict'), lines);
};

const textOf = (ruleset: HeldRuleset, { seed, decks, random: { steps, broken, state } }: Played): string => {
  const against = decks.map(({ name }) => name).join(' against ');
  if (broken) return `seed ${seed}: ${against}: BROKEN at step ${broken.step}: ${broken.law}\n  ${broken.message}\n`;
  return `seed ${seed}: ${against}: ${steps.length} plays; ${ruleset.view(state.game, 'recorder').result?.reason ?? ''}\n`;
};

const jsonOf = (ruleset: HeldRuleset, { seed, decks, random: { steps, broken, state } }: Played): object => ({
  seed,
  decks: decks.map(({ name }) => name),
  plays: steps.length,
  result: ruleset.result(state.game),
  broken,
});

/** Plays whole games by chance and watches every law at every step. A broken law saves its tape and ends with exit 1. */
export const random = (options: RandomOptions, io: Io): ExitCode => {
  const ruleset = options.game === undefined ? RULESETS[0] : rulesetOf(options.game);
  const [first, count] = [numberOf(options.seed, 'seed'), numberOf(options.games, 'games')];
  const { id: mode, players } = modeOf(ruleset, options.mode);
  const edition = editionOf(ruleset, options.edition);
  const draw = deckDrawer(ruleset, options.deck, {
    players,
    accepts: (decks) => ruleset.setUp(matchOf(ruleset, { mode, edition, seed: first, decks })).ok,
  });
  const bar = progress(io);
  const games: object[] = [];
  let broken = 0;
  for (let seed = first; seed < first + count; seed++) {
    bar.tell(`seed ${seed}, ${seed - first} of ${count} games played, ${broken} broken`);
    const played = play(ruleset, { mode, edition, seed, draw });
    const isBroken = played.random.broken !== null;
    if (isBroken) broken += 1;
    if (isBroken || options.save !== undefined) {
      writeText(join(options.save ?? '.', `${mode}-${seed}.tape`), tapeOf(ruleset, played));
    }
    bar.done();
    if (!options.json) io.out(textOf(ruleset, played));
    games.push(jsonOf(ruleset, played));
  }
  if (options.json) printJson(io, { mode, games, broken });
  return broken > 0 ? EXIT.findings : EXIT.well;
};
