import {
  IsIn,
  IsOptional,
  Matches,
  ValidateBy,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { InvalidRequestError } from '#event-store';
import { parsePlace } from '#event-store/open';
import { isKey, SHORTEST_KEY } from '#keys';
import { LIMITS, type Limits } from './limits.js';
import { LOG_WORDS, type LogLevel } from './logging/logger.js';

/** What is wrong with a variable, of its text, and how to mend it. The remedy travels beside the message, as `context`. */
const said = (words: (text: string) => string, remedy: string): ValidationOptions => ({
  message: ({ value }: ValidationArguments) => words(String(value)),
  context: { remedy },
});

/** A number as it may be written: `usual` where it is left out, up to `max`. */
export interface WholeRange {
  readonly usual: number;
  readonly max: number;
}

const isWhole = (value: unknown, max: number): boolean =>
  typeof value === 'string' && /^\d+$/.test(value) && Number(value) <= max;

const IsWhole = (name: string, { usual, max }: WholeRange, other?: string): PropertyDecorator =>
  ValidateBy(
    { name: 'isWhole', validator: { validate: (value) => value === other || isWhole(value, max) } },
    said(
      (text) => `${name} is "${text}", which is no whole number from 0 to ${String(max)}.`,
      `Set ${name} to such a number, or leave it out for ${String(usual)}.`,
    ),
  );

const IsLimit = (limit: keyof Limits): PropertyDecorator => IsWhole(LIMITS[limit].variable, LIMITS[limit]);

const IsWord = (name: string, words: readonly string[]): PropertyDecorator =>
  IsIn(
    words,
    said((text) => `${name} is "${text}".`, `Set it to one of: ${words.join(', ')}.`),
  );

/** The parts of a list with commas between. */
export const listOf = (text = ''): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const IsListOf = (
  holds: (each: string) => boolean,
  { words, remedy }: { readonly words: (wrong: string) => string; readonly remedy: string },
): PropertyDecorator =>
  ValidateBy(
    { name: 'isListOf', validator: { validate: (value: string) => listOf(value).every(holds) } },
    said((text) => words(listOf(text).find((each) => !holds(each)) ?? ''), remedy),
  );

/** Why a text names no store; null where it does. */
const faultOfPlace = (text: string): string | null => {
  try {
    parsePlace(text, '');
    return null;
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.message;
    throw error;
  }
};

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]+:[0-9a-f:]*)$/i;

/** Whether a text is the origin of a page as a browser writes it: nothing behind the port, no name for all. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

export const PORT_RANGE: WholeRange = { usual: 4680, max: 65_535 };

/** Days. Organisers keep results for three months at least, for appeals; no three months have more days. */
export const KEEP_RANGE: WholeRange = { usual: 92, max: 36_500 };

export const DEMO_WORDS = ['record', 'none'] as const;
export const BOOK_WORDS = ['ready', 'asked'] as const;

/** Who reads the numbers of a node without a key: requests of its own machine, or nobody. */
export const METRICS_WORDS = ['machine', 'key'] as const;

/** The environment as it may be written, variable by variable; README.md and docs/reference/http.md say what each means. */
export class Environment {
  // What once made recorders of whole networks: a server that was set up so must not start with another meaning.
  @IsOptional()
  @Matches(
    /^$/,
    said(
      () => 'MATCHTAPE_REMOTE is no more: a recorder is who holds a key, wherever the request comes from.',
      'Leave it out; recorders open the link that the server prints, or the one of MATCHTAPE_KEY. See docs/reference/http.md.',
    ),
  )
  readonly MATCHTAPE_REMOTE?: string;

  @IsOptional()
  readonly HOST?: string;

  @IsOptional()
  @IsWhole('PORT', PORT_RANGE)
  readonly PORT?: string;

  @IsOptional()
  readonly MATCHTAPE_DATA?: string;

  @IsOptional()
  @ValidateBy(
    { name: 'isPlace', validator: { validate: (value: string) => faultOfPlace(value) === null } },
    said((text) => faultOfPlace(text) ?? '', 'The store is chosen by MATCHTAPE_STORE.'),
  )
  readonly MATCHTAPE_STORE?: string;

  @IsOptional()
  readonly MATCHTAPE_RULINGS?: string;

  @IsOptional()
  @IsWord('MATCHTAPE_DEMO', DEMO_WORDS)
  readonly MATCHTAPE_DEMO?: (typeof DEMO_WORDS)[number];

  @IsOptional()
  @IsWord('MATCHTAPE_BOOK', BOOK_WORDS)
  readonly MATCHTAPE_BOOK?: (typeof BOOK_WORDS)[number];

  @IsOptional()
  @IsWord('MATCHTAPE_LOG', LOG_WORDS)
  readonly MATCHTAPE_LOG?: LogLevel;

  @IsOptional()
  @IsWord('MATCHTAPE_METRICS', METRICS_WORDS)
  readonly MATCHTAPE_METRICS?: (typeof METRICS_WORDS)[number];

  @IsOptional()
  @IsWhole('MATCHTAPE_KEEP_NAMES', KEEP_RANGE, 'off')
  readonly MATCHTAPE_KEEP_NAMES?: string;

  @IsOptional()
  @IsLimit('reads')
  readonly MATCHTAPE_RATE?: string;

  @IsOptional()
  @IsLimit('writes')
  readonly MATCHTAPE_WRITE_RATE?: string;

  @IsOptional()
  @IsLimit('connections')
  readonly MATCHTAPE_CONNECTIONS?: string;

  @IsOptional()
  @IsLimit('addressConnections')
  readonly MATCHTAPE_ADDRESS_CONNECTIONS?: string;

  @IsOptional()
  @IsLimit('streams')
  readonly MATCHTAPE_STREAMS?: string;

  @IsOptional()
  @IsLimit('patience')
  readonly MATCHTAPE_PATIENCE?: string;

  @IsOptional()
  @IsListOf((name) => HOST.test(name), {
    words: (wrong) => `MATCHTAPE_HOSTS names "${wrong}", which is no name of a machine.`,
    remedy: 'List names or addresses with commas between, without port: tape.example.org,192.168.1.5.',
  })
  readonly MATCHTAPE_HOSTS?: string;

  @IsOptional()
  @IsListOf(isOrigin, {
    words: (wrong) => `MATCHTAPE_EMBED names "${wrong}", which is no origin of a page.`,
    remedy:
      'List origins with commas between, each with its scheme and nothing behind its name: https://club.example.org,http://localhost:8080.',
  })
  readonly MATCHTAPE_EMBED?: string;

  @IsOptional()
  @ValidateBy(
    { name: 'isKey', validator: { validate: (value: string) => isKey(value) } },
    said(
      () => 'MATCHTAPE_KEY is too easy to guess, or does not fit into a link.',
      `Take ${String(SHORTEST_KEY)} to 200 letters, digits, "-" and "_" by chance, as "openssl rand -hex 32" makes them, or leave it out.`,
    ),
  )
  readonly MATCHTAPE_KEY?: string;
}
