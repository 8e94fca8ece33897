import { resolve } from 'node:path';
import { InvalidRequestError } from '#event-store';
import { parsePlace, type StorePlace } from '#event-store/open';
import { isKey, SHORTEST_KEY } from '#keys';
import { LIMITS, type Limits } from './limits.js';
import { StartError } from './start-error.js';

/**
 * Where and how the server runs, from the environment.
 * - `host`: HOST, 127.0.0.1 unless told otherwise; - `port`: PORT, 4680; 0 takes any free one
 * - `data`: MATCHTAPE_DATA, the folder of the store and of what is kept beside it, ./data
 * - `store`: MATCHTAPE_STORE, `sqlite`, `sqlite:PATH`, `memory` or a connection string of KurrentDB
 * - `rulings`: MATCHTAPE_RULINGS, a folder of rulings beside the book's own; null unless told
 * - `hasDemo`: MATCHTAPE_DEMO=none leaves a new store empty; else it begins with a recorded match
 * - `isBookReady`: MATCHTAPE_BOOK=asked runs the ruling book when somebody first asks for it; else soon after the start
 * - `keepNamesFor`: MATCHTAPE_KEEP_NAMES, for how many days names are kept after the last event of a match, 92; null where it is `off`
 * - `limits`: what one asker may take, each in a variable of its own; see `LIMITS`
 * - `hosts`: MATCHTAPE_HOSTS, names that others reach the server by, besides those of the machine itself
 * - `embed`: MATCHTAPE_EMBED, origins whose pages may show a match in a frame; none unless told
 * - `key`: MATCHTAPE_KEY, the key of all recorders, where several servers need the same; null lets the server make its own
 */
export interface Configuration {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly store: StorePlace;
  readonly rulings: string | null;
  readonly hasDemo: boolean;
  readonly isBookReady: boolean;
  readonly keepNamesFor: number | null;
  readonly limits: Limits;
  readonly hosts: readonly string[];
  readonly embed: readonly string[];
  readonly key: string | null;
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

/** Organisers keep results for three months at least, for appeals; no three months have more days. */
const THREE_MONTHS = 92;

const keptFor = (environment: Environment): number | null => {
  if (environment['MATCHTAPE_KEEP_NAMES'] === 'off') return null;
  return integerOf(environment, 'MATCHTAPE_KEEP_NAMES', { usual: THREE_MONTHS, max: 36_500 });
};

const limitsOf = (environment: Environment): Limits =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, { variable, ...range }]) => [name, integerOf(environment, variable, range)]),
  ) as unknown as Limits;

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

const placeOf = (environment: Environment, data: string): StorePlace => {
  try {
    return parsePlace(environment['MATCHTAPE_STORE'] || 'sqlite', data);
  } catch (error) {
    if (!(error instanceof InvalidRequestError)) throw error;
    throw new StartError('configuration', error.message, 'The store is chosen by MATCHTAPE_STORE.');
  }
};

const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+:[0-9a-f:]*)$/i;

const hostsOf = (environment: Environment): readonly string[] => {
  const names = listOf(environment['MATCHTAPE_HOSTS']);
  const wrong = names.find((name) => !HOST.test(name));
  if (wrong === undefined) return names;
  throw new StartError(
    'configuration',
    `MATCHTAPE_HOSTS names "${wrong}", which is no name of a machine.`,
    'List names or addresses with commas between, without port: tape.example.org,192.168.1.5.',
  );
};

/** Whether a text is the origin of a page as a browser writes it: nothing behind the port, no name for all. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

const embedOf = (environment: Environment): readonly string[] => {
  const origins = listOf(environment['MATCHTAPE_EMBED']);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return origins;
  throw new StartError(
    'configuration',
    `MATCHTAPE_EMBED names "${wrong}", which is no origin of a page.`,
    'List origins with commas between, each with its scheme and nothing behind its name: https://club.example.org,http://localhost:8080.',
  );
};

const keyOf = (environment: Environment): string | null => {
  const key = environment['MATCHTAPE_KEY'] ?? '';
  if (key === '') return null;
  if (isKey(key)) return key;
  throw new StartError(
    'configuration',
    'MATCHTAPE_KEY is too easy to guess, or does not fit into a link.',
    `Take ${String(SHORTEST_KEY)} to 200 letters, digits, "-" and "_" by chance, as "openssl rand -hex 32" makes them, or leave it out.`,
  );
};

/** What once made recorders of whole networks: a server that was set up so must not start with another meaning. */
const refuseRemote = (environment: Environment): void => {
  if ((environment['MATCHTAPE_REMOTE'] ?? '') === '') return;
  throw new StartError(
    'configuration',
    'MATCHTAPE_REMOTE is no more: a recorder is who holds a key, wherever the request comes from.',
    'Leave it out; recorders open the link that the server prints, or the one of MATCHTAPE_KEY. See docs/reference/http.md.',
  );
};

const dataOf = (environment: Environment): string => resolve(environment['MATCHTAPE_DATA'] ?? 'data');

/** Reads the configuration. Throws `StartError` naming the variable that makes no sense. */
export const readConfiguration = (environment: Environment): Configuration => {
  refuseRemote(environment);
  return {
    host: environment['HOST'] ?? '127.0.0.1',
    port: integerOf(environment, 'PORT', { usual: 4680, max: 65_535 }),
    data: dataOf(environment),
    store: placeOf(environment, dataOf(environment)),
    rulings: environment['MATCHTAPE_RULINGS'] ? resolve(environment['MATCHTAPE_RULINGS']) : null,
    hasDemo: wordOf(environment, 'MATCHTAPE_DEMO', ['record', 'none']) === 'record',
    isBookReady: wordOf(environment, 'MATCHTAPE_BOOK', ['ready', 'asked']) === 'ready',
    keepNamesFor: keptFor(environment),
    limits: limitsOf(environment),
    hosts: hostsOf(environment),
    embed: embedOf(environment),
    key: keyOf(environment),
  };
};
