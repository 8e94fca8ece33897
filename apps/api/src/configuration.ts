import { resolve } from 'node:path';
import { StartError } from './start-error.js';

/**
 * Where and how the server runs, from the environment.
 * - `host`: HOST, 127.0.0.1 unless told otherwise; - `port`: PORT, 4680; 0 takes any free one
 * - `data`: MATCHTAPE_DATA, the folder of the store, ./data; - `store`: MATCHTAPE_STORE, `sqlite` or `memory`
 * - `rulings`: MATCHTAPE_RULINGS, a folder of rulings beside the book's own; null unless told
 * - `rate`: MATCHTAPE_RATE, requests a minute from one address, 1200
 * - `trustsRemote`: MATCHTAPE_REMOTE=recorder lets other machines record and see hidden cards; else they see what is public
 */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly store: 'sqlite' | 'memory';
  readonly rulings: string | null;
  readonly rate: number;
  readonly trustsRemote: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const integerOf = (
  environment: Environment,
  name: string,
  range: { readonly usual: number; readonly max: number },
): number => {
  const text = environment[name] ?? '';
  if (text === '') return range.usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= range.max) return value;
  throw new StartError(
    'configuration',
    `${name} is "${text}", which is no whole number from 0 to ${String(range.max)}.`,
    `Set ${name} to such a number, or leave it out for ${String(range.usual)}.`,
  );
};

const wordOf = <Word extends string>(
  environment: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
): Word => {
  const text = environment[name] ?? '';
  if (text === '') return words[0];
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  throw new StartError('configuration', `${name} is "${text}".`, `Set it to one of: ${words.join(', ')}.`);
};

/** Reads the configuration. Throws `StartError` naming the variable that makes no sense. */
export const readConfiguration = (environment: Environment): Configuration => ({
  host: environment['HOST'] ?? '127.0.0.1',
  port: integerOf(environment, 'PORT', { usual: 4680, max: 65_535 }),
  data: resolve(environment['MATCHTAPE_DATA'] ?? 'data'),
  store: wordOf(environment, 'MATCHTAPE_STORE', ['sqlite', 'memory']),
  rulings: environment['MATCHTAPE_RULINGS'] ? resolve(environment['MATCHTAPE_RULINGS']) : null,
  rate: integerOf(environment, 'MATCHTAPE_RATE', { usual: 1200, max: 1_000_000 }),
  trustsRemote: wordOf(environment, 'MATCHTAPE_REMOTE', ['public', 'recorder']) === 'recorder',
});
