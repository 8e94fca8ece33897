import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  eventTypeFilter,
  type Filter,
  FORWARDS,
  type KurrentDBClient,
  type ResolvedEvent,
  START,
  streamNameFilter,
} from '@kurrent/kurrentdb-client';
import { InvalidRequestError } from '../errors.js';
import type { PageBounds } from '../page-size.js';
import type { EventFilter } from '../port.js';
import { faultOf } from './faults.js';
import type { ReadOptions } from './client.js';
import type { Request, ServerLink, Try } from './link.js';
import { type ChainedRow, isSystemRecord, rowOf } from './wire.js';

/** Large from the start: a small read may wait longer on the wire than a large one takes. */
export const PAGES: PageBounds = { fewest: 4, first: 256, most: 2048, light: 1024 * 1024, heavy: 8 * 1024 * 1024 };

/** Part of a stream: from a revision, so many events, in one direction. */
export interface StreamSlice {
  readonly from: number;
  readonly count: number;
  readonly backward?: boolean;
}

/** Part of the whole store: after a position, so many events at most, through a filter. */
export interface AllSlice extends EventFilter {
  readonly after: number;
  readonly count: number;
}

/** What a slice of the whole store gave: `isLast` when the server had no more. System events count, and are left out. */
export interface AllPage {
  readonly events: readonly AllStreamResolvedEvent[];
  readonly through: number;
  readonly isLast: boolean;
}

/** Reads of the server, repeated until they are answered. A missing stream is undefined, an empty slice is not. */
export interface ServerReads {
  readonly stream: (stream: string, slice: StreamSlice) => Promise<readonly ChainedRow[] | undefined>;
  readonly all: (slice: AllSlice) => Promise<AllPage>;
  /** Position of the server's last event of any kind, 0 without one. */
  readonly last: () => Promise<number>;
  /** Says whether a stream without events was deleted: its numbers would go on, and no chain could begin there. */
  readonly isDeleted: (stream: string) => Promise<boolean>;
}

/** A client, and what it is given with a read. */
type Reading = Pick<Try, 'client' | 'reading'>;

const collect = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

const revisionOf = ({ from, backward }: StreamSlice): bigint | 'end' =>
  backward === true && from === Number.MAX_SAFE_INTEGER ? END : BigInt(from);

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|#\s-]/g, '\\$&');

/** Keeps the server's own streams out. One filter is all the server takes: the other half is looked at here. */
export const serverFilter = ({ types, streamPrefix }: EventFilter): Filter => {
  if (streamPrefix !== undefined && streamPrefix !== '') return streamNameFilter({ prefixes: [streamPrefix] });
  if (types !== undefined && types.length > 0)
    return eventTypeFilter({ regex: `^(?:${types.map(escape).join('|')})$` });
  return streamNameFilter({ regex: '^[^$]' });
};

/** Says whether an event of the server passes a filter, and is no note of the server's own. */
export const passes = ({ types, streamPrefix = '' }: EventFilter, { event }: ResolvedEvent): boolean =>
  event !== undefined &&
  !isSystemRecord(event) &&
  event.streamId.startsWith(streamPrefix) &&
  (types === undefined || types.includes(event.type));

/** The place of an event in the whole store. */
export const positionOf = ({ event, commitPosition }: ResolvedEvent): number =>
  Number(event?.position?.commit ?? commitPosition ?? 0n);

const lastOf = async (client: KurrentDBClient, reading: ReadOptions): Promise<number> => {
  const [event] = await collect(client.readAll({ ...reading, direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
  return event === undefined ? 0 : positionOf(event);
};

/** A place between two events makes the server fail without a reason: when another read is answered, it is the place that is wrong. */
const settlePosition =
  (after: number): NonNullable<Request<AllPage>['settle']> =>
  async (error, { client, reading, tries }) => {
    const isSuspect = after > 0 && tries > 0 && (await lastOf(client, reading).catch(() => undefined)) !== undefined;
    if (faultOf(error) !== 'invalid' && !isSuspect) return undefined;
    throw new InvalidRequestError(
      `The position ${String(after)}`,
      'is not the place of an event; use one that the store gave, as it was given',
    );
  };

const readAllSlice = async ({ client, reading }: Reading, slice: AllSlice): Promise<AllPage> => {
  const { after, count } = slice;
  const place = BigInt(after);
  // The place is included in what the server gives, and stands for nothing when the filter leaves it out.
  const maxCount = count + 1;
  const fromPosition = after === 0 ? START : { commit: place, prepare: place };
  const events = await collect(
    client.readAll({ ...reading, direction: FORWARDS, fromPosition, maxCount, filter: serverFilter(slice) }),
  );
  const rest = events.filter((event) => positionOf(event) > after).slice(0, count);
  return {
    events: rest.filter((event) => passes(slice, event)),
    through: rest.reduce((last, event) => Math.max(last, positionOf(event)), after),
    isLast: events.length < maxCount,
  };
};

const readStreamSlice = async (
  { client, reading }: Reading,
  stream: string,
  slice: StreamSlice,
): Promise<readonly ChainedRow[]> => {
  const fromRevision = revisionOf(slice);
  const direction = slice.backward === true ? BACKWARDS : FORWARDS;
  const events = await collect(
    client.readStream(stream, { ...reading, direction, fromRevision, maxCount: slice.count }),
  );
  return events.flatMap((event) => rowOf(event) ?? []);
};

/** A deleted stream has a mark before which nothing is shown. */
const hasTruncation = (data: unknown): boolean => typeof data === 'object' && data !== null && '$tb' in data;

/** Makes the reads over a link. */
export const makeServerReads = (link: ServerLink): ServerReads => ({
  stream: async (stream, slice) => {
    const answer = await link.ask<{ readonly rows: readonly ChainedRow[] | undefined }>({
      stream,
      run: async (client, reading) => ({ rows: await readStreamSlice({ client, reading }, stream, slice) }),
      settle: (error) => Promise.resolve(faultOf(error) === 'missing' ? { rows: undefined } : undefined),
    });
    return answer.rows;
  },
  all: (slice) =>
    link.ask({
      run: (client, reading) => readAllSlice({ client, reading }, slice),
      settle: settlePosition(slice.after),
    }),
  last: () => link.ask({ run: lastOf }),
  isDeleted: (stream) =>
    link.ask({
      stream,
      run: async (client, reading) => {
        // Not with the client's own call for it: that prints the credentials when debug is on.
        const options = { ...reading, direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
        const [metadata] = await collect(client.readStream(`$$${stream}`, options));
        return hasTruncation(metadata?.event?.data);
      },
      // A stream without metadata was never deleted, and who may not look is trusted to have left it alone.
      settle: (error) => Promise.resolve(['missing', 'refused'].includes(faultOf(error)) ? false : undefined),
    }),
});
