import { InvalidRequestError } from './errors.js';
import type { ExpectedRevision, ReadAllOptions, ReadStreamOptions, SubscribeOptions } from './port.js';

const MAX_NAME = 1000;
// Control characters, and halves of surrogate pairs (with the `u` flag a whole pair is no surrogate).
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;

/** Checks a stream's name: 1 to 1,000 characters, no control characters, not starting with `$`. */
export const checkStreamName = (stream: unknown): string => {
  if (typeof stream !== 'string' || stream === '') {
    throw new InvalidRequestError('The stream name', 'must be a text of at least one character');
  }
  if (stream.length > MAX_NAME) {
    throw new InvalidRequestError(
      'The stream name',
      `has ${String(stream.length)} characters; shorten it to ${String(MAX_NAME)}`,
    );
  }
  if (stream.startsWith('$')) {
    throw new InvalidRequestError(
      `The stream name "${stream}"`,
      'starts with "$", which is kept for the store itself; choose another',
    );
  }
  if (UNPRINTABLE.test(stream)) {
    throw new InvalidRequestError(
      `The stream name ${JSON.stringify(stream)}`,
      'has a control character or half a character; leave it out',
    );
  }
  return stream;
};

/** Whether a stream may have that name; under any other nothing can stand. */
export const isStreamName = (name: string): boolean => {
  try {
    return checkStreamName(name) === name;
  } catch {
    return false;
  }
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Checks an expected revision. */
export const checkExpected = (expected: unknown): ExpectedRevision => {
  if (expected === 'no-stream' || expected === 'stream-exists' || expected === 'any' || isCount(expected))
    return expected;
  throw new InvalidRequestError(
    `The expected revision ${typeof expected === 'bigint' ? `${String(expected)}n` : String(expected)}`,
    'must be a whole number from 0 to 2^53 - 1, or "no-stream", "stream-exists" or "any"',
  );
};

const checkCount = (parameter: string, value: unknown): void => {
  if (value === undefined || isCount(value)) return;
  const shown = typeof value === 'number' ? String(value) : `a ${typeof value}`;
  throw new InvalidRequestError(parameter, `is ${shown}; it must be a whole number from 0 to 2^53 - 1`);
};

/** A read of a stream with every default filled in; `from` undefined means the last event, backward. */
export interface StreamRead {
  readonly backward: boolean;
  readonly from: number;
  readonly limit: number;
}

const startOf = (backward: boolean, from: ReadStreamOptions['from']): number => {
  if (from === 'start') return 0;
  if (from === 'end') return Number.MAX_SAFE_INTEGER;
  return from ?? (backward ? Number.MAX_SAFE_INTEGER : 0);
};

/** Checks the options of `readStream` and fills in the defaults. */
export const checkStreamRead = (options: ReadStreamOptions): StreamRead => {
  if (typeof options.from !== 'string') checkCount('The revision to read from', options.from);
  checkCount('The limit', options.limit);
  const backward = options.direction === 'backward';
  return { backward, from: startOf(backward, options.from), limit: options.limit ?? Number.MAX_SAFE_INTEGER };
};

/** Checks the options of `readAll`. */
export const checkAllRead = (options: ReadAllOptions): void => {
  checkCount('The position to read after', options.after);
  checkCount('The limit', options.limit);
};

/** Checks where a subscription goes on, and fills in the start: positions begin at 1, revisions at 0. */
export const checkSubscribe = ({ after, stream }: SubscribeOptions): number => {
  const start = stream === undefined ? 0 : -1;
  if (after !== start) checkCount('The place to subscribe after', after);
  return after ?? start;
};
