import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { drawBelow, seedRandom, type Draw, type JsonObject, type RandomState } from '#kernel';
import type { HeldRuleset } from '#ruleset';
import { CliError } from '../cli-error.js';
import { packageFolder, readText } from '../files.js';

/** A deck with the name of its file. */
export interface NamedDeck {
  readonly name: string;
  readonly deck: JsonObject;
}

/** Where the decks are that are played where none is named: a folder for each game. */
const DECKS = 'test/decks';

const readDeck = (ruleset: HeldRuleset, path: string): NamedDeck => {
  const text = readText(path);
  const parsed = ruleset.parseDeck(text);
  if (parsed.ok) return { name: basename(path).replace(/\.deck$/, ''), deck: parsed.value as JsonObject };
  const { message, line, column } = parsed.error;
  const place = { file: path, line, column, text: text.split('\n')[line - 1] ?? '' };
  throw new CliError('bad-deck', message, { remedy: 'Mend the deck list.', place });
};

const usualPaths = ({ id }: HeldRuleset): readonly string[] => {
  const folder = join(packageFolder(), DECKS, id);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.deck')) : [];
  if (names.length > 0) return names.sort().map((name) => join(folder, name));
  throw new CliError('no-decks', `There are no decks in ${folder}.`, {
    remedy: 'Name two with --deck FILE --deck FILE.',
  });
};

/** Answers the decks of a game by its seed, in the order of the seats. */
export type DrawDecks = (seed: number) => readonly NamedDeck[];

/** What is asked of the decks of one game: how many, and whether the game can be opened with them. */
export interface DecksWanted {
  readonly players: number;
  readonly accepts: (decks: readonly NamedDeck[]) => boolean;
}

/** Draws before the decks are taken as they are, and opening the game says what is wrong with them. */
const MOST_DRAWS = 200;

/** One of the usual decks, or, as often, one of any cards of the game. */
const drawOne = (
  ruleset: HeldRuleset,
  usual: readonly NamedDeck[],
  random: RandomState,
): Draw<NamedDeck | undefined> => {
  const { value: isAny, next } = drawBelow(random, ruleset.drawDeck ? 2 : 1);
  if (ruleset.drawDeck && isAny === 1) {
    const draw = ruleset.drawDeck(next);
    return { value: { name: 'any cards', deck: draw.value as JsonObject }, next: draw.next };
  }
  const draw = drawBelow(next, usual.length);
  return { value: usual[draw.value], next: draw.next };
};

/**
 * How the decks of random games are chosen: those named (files, or names of the usual decks), the rest drawn by each game's
 * seed, from the usual ones or from all cards, until they can be played together.
 */
export const deckDrawer = (
  ruleset: HeldRuleset,
  named: readonly string[],
  { players, accepts }: DecksWanted,
): DrawDecks => {
  if (named.length > players) {
    throw new CliError('too-many-decks', `${named.length} decks are named.`, {
      remedy: `Name one for each player, ${players} at most.`,
    });
  }
  const isUsual = named.some((name) => !existsSync(name)) || named.length < players;
  const paths = isUsual ? usualPaths(ruleset) : [];
  const pathOf = (name: string): string => paths.find((path) => basename(path) === `${name}.deck`) ?? name;
  const first = named.map((name) => readDeck(ruleset, pathOf(name)));
  const usual = named.length < players ? paths.map((path) => readDeck(ruleset, path)) : [];
  return (seed) => {
    let random = seedRandom(seed);
    const drawn = (): readonly NamedDeck[] => {
      const decks = [...first];
      while (decks.length < players) {
        const draw = drawOne(ruleset, usual, random);
        random = draw.next;
        if (draw.value) decks.push(draw.value);
      }
      return decks;
    };
    let decks = drawn();
    for (let draws = 1; draws < MOST_DRAWS && usual.length > 0 && !accepts(decks); draws++) decks = drawn();
    return decks;
  };
};
