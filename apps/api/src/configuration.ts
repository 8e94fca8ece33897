import { resolve } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { registerAs } from '@nestjs/config';
import { parsePlace, type StorePlace } from '#event-store/open';
import { Environment, KEEP_RANGE, listOf, type METRICS_WORDS, PORT_RANGE, type WholeRange } from './environment.js';
import { LIMITS, type Limits } from './limits.js';
import type { LogLevel } from './logging/logger.js';
import { StartError } from './start-error.js';

/**
 * Where and how the server runs, from the environment.
 * - `host`: HOST, 127.0.0.1 unless told otherwise; - `port`: PORT, 4680; 0 takes any free one
 * - `data`: MATCHTAPE_DATA, the folder of the store and of what is kept beside it, ./data
 * - `store`: MATCHTAPE_STORE, `sqlite`, `sqlite:PATH`, `memory` or a connection string of KurrentDB
 * - `rulings`: MATCHTAPE_RULINGS, a folder of rulings beside the book's own; null unless told
 * - `hasDemo`: MATCHTAPE_DEMO=none leaves a new store empty; else it begins with a recorded match
 * - `isBookReady`: MATCHTAPE_BOOK=asked runs the ruling book when somebody first asks for it; else soon after the start
 * - `log`: MATCHTAPE_LOG, how much is logged: warnings, unless told otherwise
 * - `metrics`: MATCHTAPE_METRICS, who reads the numbers of this node without a key: requests of its own `machine`, or nobody (`key`)
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
  readonly log: LogLevel;
  readonly metrics: (typeof METRICS_WORDS)[number];
  readonly keepNamesFor: number | null;
  readonly limits: Limits;
  readonly hosts: readonly string[];
  readonly embed: readonly string[];
  readonly key: string | null;
}

/** Variables as a process has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables that say something: an empty one is left out. */
const saying = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).filter((each): each is [string, string] => each[1] !== undefined && each[1] !== ''),
  );

const validated = (variables: Variables): Environment => {
  const environment = plainToInstance(Environment, saying(variables));
  const [first] = validateSync(environment, { stopAtFirstError: true });
  if (first === undefined) return environment;
  const [constraint = ''] = Object.keys(first.constraints ?? {});
  const { remedy } = (first.contexts?.[constraint] ?? {}) as { readonly remedy: string };
  throw new StartError('configuration', first.constraints?.[constraint] ?? '', remedy);
};

const wholeOf = (text: string | undefined, { usual }: WholeRange): number =>
  text === undefined ? usual : Number(text);

const limitsOf = (environment: Environment): Limits =>
  Object.fromEntries(
    Object.entries(LIMITS).map(([name, { variable, ...range }]) => [name, wholeOf(environment[variable], range)]),
  ) as unknown as Limits;

/** Reads the configuration. Throws `StartError` naming the variable that makes no sense. */
export const readConfiguration = (variables: Variables): Configuration => {
  const environment = validated(variables);
  const { MATCHTAPE_KEEP_NAMES: keep, MATCHTAPE_RULINGS: rulings } = environment;
  const data = resolve(environment.MATCHTAPE_DATA ?? 'data');
  return {
    host: environment.HOST ?? '127.0.0.1',
    port: wholeOf(environment.PORT, PORT_RANGE),
    data,
    store: parsePlace(environment.MATCHTAPE_STORE ?? 'sqlite', data),
    rulings: rulings === undefined ? null : resolve(rulings),
    hasDemo: environment.MATCHTAPE_DEMO !== 'none',
    isBookReady: environment.MATCHTAPE_BOOK !== 'asked',
    log: environment.MATCHTAPE_LOG ?? 'warn',
    metrics: environment.MATCHTAPE_METRICS ?? 'machine',
    keepNamesFor: keep === 'off' ? null : wholeOf(keep, KEEP_RANGE),
    limits: limitsOf(environment),
    hosts: listOf(environment.MATCHTAPE_HOSTS),
    embed: listOf(environment.MATCHTAPE_EMBED),
    key: environment.MATCHTAPE_KEY ?? null,
  };
};

/** What of it counts while the server runs. */
export type ServerSettings = Pick<Configuration, 'host' | 'hosts' | 'embed' | 'limits' | 'metrics'>;

/** The settings under the name that providers inject them by. The key and the places of stores are none of them. */
export const settingsNamed = (settings: ServerSettings) => registerAs('server', () => settings);
