/** Milliseconds after which a browser that lost the stream asks again. */
const RETRY = 2_000;

/** One message. Without `event` it is the browser's `message`; `id` is what it sends back as Last-Event-ID. */
export interface StreamMessage {
  readonly id?: number;
  readonly event?: string;
  readonly data: unknown;
}

/** In which form a stream is written: what it begins with, a message, and a sign of life between messages. */
export interface StreamForm {
  readonly type: string;
  readonly opening: string;
  readonly write: (message: StreamMessage) => string;
  readonly alive: string;
}

/** How many messages are known as they were written last. */
const KNOWN = 1_000;

/**
 * What many are sent is written once: floors are large, and followed by all judges. It is sent to all of them at about the same time, so that
 * only the newest are kept: an event stays in memory as long as its match is played, and its text would with it.
 */
const written = new Map<object, string>();

const textOf = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  const known = written.get(data);
  if (known !== undefined) return known;
  const text = JSON.stringify(data);
  written.set(data, text);
  const [oldest] = written.keys();
  if (written.size > KNOWN && oldest !== undefined) written.delete(oldest);
  return text;
};

const lines = ({ id, event, data }: StreamMessage): string =>
  [
    ...(id === undefined ? [] : [`id: ${String(id)}`]),
    ...(event === undefined ? [] : [`event: ${event}`]),
    `data: ${textOf(data)}`,
    '\n',
  ].join('\n');

/** For browsers, which come back by themselves with the id that they had last. */
export const SERVER_SENT: StreamForm = {
  type: 'text/event-stream; charset=utf-8',
  opening: `retry: ${String(RETRY)}\n\n`,
  write: lines,
  alive: ': alive\n\n',
};

/** For other programs: a message a line, with its kind in it; empty lines are signs of life. */
export const JSON_LINES: StreamForm = {
  type: 'application/x-ndjson; charset=utf-8',
  opening: '\n',
  write: ({ event, data }) => `${JSON.stringify(event === undefined ? data : { type: event, ...(data as object) })}\n`,
  alive: '\n',
};

/** The last message of a stream that the server ends: why, in words for whoever reads it, before the line closes. */
const farewell = (event: 'too-slow' | 'stopping', words: string): StreamMessage => ({ event, data: { words } });

export const TOO_SLOW = farewell(
  'too-slow',
  'This viewer did not take what it was sent in time. Come back with the id of the last event: nothing is missed.',
);

export const STOPPING = farewell(
  'stopping',
  'The server is being stopped. Come back with the id of the last event when it runs: nothing is missed.',
);
