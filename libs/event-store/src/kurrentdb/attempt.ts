import { type AppendStreamState, MaxAppendSizeExceededError, NO_STREAM } from '@kurrent/kurrentdb-client';
import { AppendInDoubtError, EventTooLargeError, type EventStoreError, StoreDamagedError } from '../errors.js';
import { faultOf, finalErrorOf, unreachable } from './faults.js';
import type { KurrentDBClient } from './client.js';
import type { ServerLink } from './link.js';
import { pause, timeLeft, within } from './patience.js';
import { eventDataOf, type LinkedRow } from './wire.js';

/** A batch on its way: its rows are linked to the event at `after`. */
export interface Batch {
  readonly stream: string;
  readonly after: number;
  readonly rows: readonly LinkedRow[];
}

/** The batch is on the server, or the stream did not end where it was expected to. */
export type Attempted = { readonly position: number } | 'conflict';

const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8');

const tooLarge = (error: unknown, rows: readonly LinkedRow[]): EventTooLargeError => {
  const limit = error instanceof MaxAppendSizeExceededError ? error.maxAppendSize : 0;
  const size = rows.reduce((sum, { data, rest, type, beside }) => sum + utf8(data + rest + type + (beside ?? '')), 0);
  const remedy = 'Split it, or raise MaxAppendSize (--max-append-size, 1 MiB unless set) on the server.';
  return new EventTooLargeError('The batch with its metadata', { size, limit, unit: 'bytes', remedy });
};

const UNSENT = 'does not answer; this append wrote nothing';

/** What is known of a batch after its tries so far. */
interface Tally {
  /** A try of which nobody knows whether it was written. */
  inDoubt: boolean;
  readonly end: number;
}

/** What ends the tries, or undefined when one more may help. */
const verdictOf = (error: unknown, { stream, rows }: Batch, place: string): EventStoreError | undefined => {
  if (faultOf(error) === 'too-large') return tooLarge(error, rows);
  return finalErrorOf(error, place, stream);
};

/** Makes one try. @throws what the client throws */
const send = async (
  { client, time }: { readonly client: KurrentDBClient; readonly time: number },
  { stream, after, rows }: Batch,
): Promise<Attempted> => {
  const streamState: AppendStreamState = after === -1 ? NO_STREAM : BigInt(after);
  const sent = client.appendToStream(stream, rows.map(eventDataOf), { streamState, requiresLeader: true });
  const { nextExpectedRevision, position } = await within(time, sent);
  if (Number(nextExpectedRevision) !== after + rows.length)
    throw new StoreDamagedError(`the server numbers "${stream}" as nobody would`, { stream, revision: after + 1 });
  return { position: Number(position?.commit ?? 0n) };
};

/** Takes a failed try into account: gives its meaning when that ends the matter, and throws when there is no more hope. */
const weigh = (
  error: unknown,
  batch: Batch,
  { link, tally }: { link: ServerLink; tally: Tally },
): 'conflict' | undefined => {
  if (faultOf(error) === 'conflict') return 'conflict';
  const verdict = verdictOf(error, batch, link.place);
  tally.inDoubt ||= verdict === undefined && faultOf(error) !== 'unsent';
  if (verdict === undefined && performance.now() < tally.end) return undefined;
  const final = tally.inDoubt
    ? new AppendInDoubtError(batch.stream, link.place)
    : (verdict ?? unreachable(link.place, UNSENT));
  throw Object.assign(final, { cause: error });
};

/**
 * Appends a batch at an exact revision, as often as it takes. Every try sends the same ids and expects the same revision, so that
 * the batch is written once, whatever became of the tries before; the server's answer to any of them is the answer to all.
 * @throws EventStoreError
 */
export const attempt = async (link: ServerLink, batch: Batch): Promise<Attempted> => {
  const tally: Tally = { inDoubt: false, end: performance.now() + link.patience.giveUpAfter };
  for (let tries = 0; ; tries++) {
    const client = link.client();
    try {
      return await send({ client, time: timeLeft(link.patience, tally.end) }, batch);
    } catch (error) {
      const meaning = weigh(error, batch, { link, tally });
      if (meaning !== undefined) return meaning;
      link.doubt(client, error);
    }
    await pause(tries, tally.end);
  }
};
