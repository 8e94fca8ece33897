import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { EventStoreError, StoreUnavailableError, StreamGoneError } from '../errors.js';

/**
 * What an error of the client means.
 * - `ours`: already an error of the port
 * - `conflict`: the stream ends elsewhere
 * - `missing`: no such stream
 * - `gone`: the stream was tombstoned
 * - `too-large`: more than the server takes in one append
 * - `refused`: wrong credentials, or no right to do this
 * - `invalid`: the server cannot make sense of the request
 * - `unsent`: no connection; the server has not seen the request
 * - `unanswered`: anything may have happened, or nothing
 */
export type Fault =
  'ours' | 'conflict' | 'missing' | 'gone' | 'too-large' | 'refused' | 'invalid' | 'unsent' | 'unanswered';

const CLASSES: readonly (readonly [new (...values: never[]) => Error, Fault])[] = [
  [EventStoreError as never, 'ours'],
  [WrongExpectedVersionError, 'conflict'],
  [StreamNotFoundError, 'missing'],
  [StreamDeletedError, 'gone'],
  [MaxAppendSizeExceededError, 'too-large'],
  [AccessDeniedError, 'refused'],
  [InvalidArgumentError, 'invalid'],
];

/** Codes of gRPC: INVALID_ARGUMENT 3, PERMISSION_DENIED 7, UNAUTHENTICATED 16. The client passes some on bare. */
const CODES: Readonly<Record<number, Fault>> = { 3: 'invalid', 7: 'refused', 16: 'refused' };

const NO_CONNECTION =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|No connection established|Name resolution failed|Failed to discover/;

const numberOf = (error: unknown): number => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'number' ? code : -1;
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Says what an error means. Whatever nobody foresaw leaves the outcome open. */
export const faultOf = (error: unknown): Fault => {
  const known = CLASSES.find(([kind]) => error instanceof kind);
  if (known !== undefined) return known[1];
  const byCode = CODES[numberOf(error)] ?? CODES[Number(/^(\d+) [A-Z_]+:/.exec(textOf(error))?.[1] ?? -1)];
  return byCode ?? (NO_CONNECTION.test(textOf(error)) ? 'unsent' : 'unanswered');
};

/** The server knows us not, or lets us not do this. */
export const refused = (place: string): StoreUnavailableError =>
  new StoreUnavailableError(
    'store-refused',
    `${place} refused us. Check the user and password of the connection string (they need TLS), ` +
      'and that this user may read $all, and read and write the match streams.',
  );

/** Nobody answers. */
export const unreachable = (place: string, why = 'does not answer'): StoreUnavailableError =>
  new StoreUnavailableError(
    'store-unreachable',
    `${place} ${why}. Check the address in the connection string (MATCHTAPE_STORE) and that the server runs.`,
  );

/** Turns an error that settles the matter into one of the port's; undefined when trying again may help. */
export const finalErrorOf = (error: unknown, place: string, stream = ''): EventStoreError | undefined => {
  const fault = faultOf(error);
  if (fault === 'ours') return error as EventStoreError;
  if (fault === 'gone') return Object.assign(new StreamGoneError(stream, 'tombstoned'), { cause: error });
  if (fault === 'refused') return Object.assign(refused(place), { cause: error });
  return undefined;
};
