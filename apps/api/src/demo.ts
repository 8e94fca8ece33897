import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { openingOf, parseTapeFile, type TapeFile, type TapeProblem } from '#match';
import { ListMatches, type MatchScript, RecordScript } from '#recording';
import type { AnyRuleset } from '#ruleset';
import { writeTour } from './tour.js';

/** Id of the match that a new store begins with. */
export const DEMO = 'demo';

/** A demo file that cannot be recorded: told, and passed over. */
class DemoError extends Error {
  override readonly name = 'DemoError';
  readonly code = 'demo';

  constructor({ line, column, message }: Pick<TapeProblem, 'line' | 'column' | 'message'>) {
    super(`line ${line}, column ${column}: ${message}`);
  }
}

/** Deck lists that stand in files beside the tape, by the path the tape names. */
const decksOf = async (file: TapeFile, folder: string): Promise<ReadonlyMap<string, string>> => {
  const paths = file.players.flatMap(({ deck }) => (deck.kind === 'path' ? [deck.path] : []));
  const texts = paths.map(async (path) => [path, await readFile(resolve(folder, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
};

/** Reads a tape file, with the deck lists it names, into the script of a match. */
const readScript = async (path: string, rulesets: readonly AnyRuleset[]): Promise<MatchScript> => {
  const read = parseTapeFile(await readFile(path, 'utf8'));
  if (!read.ok) throw new DemoError(read.error);
  const file = read.value;
  const ruleset = rulesets.find(({ id }) => id === file.game);
  if (ruleset === undefined) throw new DemoError({ line: 1, column: 1, message: `"${file.game}" is not installed.` });
  const opening = openingOf(ruleset, file, await decksOf(file, dirname(path)));
  if (!opening.ok) throw new DemoError(opening.error);
  const { ruleset: id, recording, options } = opening.value;
  return { entry: { ruleset: id, recording, options }, lines: file.lines };
};

const firstTape = async (folder: string): Promise<string | undefined> => {
  const names = await readdir(folder).catch(() => []);
  const first = names.filter((name) => name.endsWith('.tape')).sort()[0];
  return first === undefined ? undefined : join(folder, first);
};

/**
 * Records the first tape file of a folder as the match "demo", through the same use cases as a person would, if the store holds
 * no match, and writes its tour beside it. Answers the id of the newest match there is then, undefined where there is none.
 */
export const seedDemo = async (
  app: INestApplicationContext,
  folder: string,
  rulesets: readonly AnyRuleset[],
): Promise<string | undefined> => {
  const [newest] = await app.get(QueryBus).execute(new ListMatches({ limit: 1, before: null }));
  if (newest !== undefined) return newest.id;
  const path = await firstTape(folder);
  if (path === undefined) return undefined;
  await app.get(CommandBus).execute(new RecordScript(DEMO, await readScript(path, rulesets), 'scorekeeper'));
  await writeTour(app, DEMO);
  return DEMO;
};
