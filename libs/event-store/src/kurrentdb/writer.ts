import { AppendInDoubtError, QueueFullError, StoreReadOnlyError } from '../errors.js';
import { type AppendRequest, makeAppended, placeBatch, type Placement } from '../placement.js';
import type { Appended, StoreLimits } from '../port.js';
import { firstLink } from '../chain/index.js';
import { attempt } from './attempt.js';
import type { StreamHeads } from './heads.js';
import type { ServerLink } from './link.js';
import type { KurrentReader } from './reader.js';
import type { ServerReads } from './server-reads.js';
import { type ChainedRow, linkBatch, type StreamEnd } from './wire.js';

/** What a writer needs. */
export interface WriterParts {
  readonly link: ServerLink;
  readonly reads: ServerReads;
  readonly reader: KurrentReader;
  readonly heads: StreamHeads;
  readonly limits: StoreLimits;
  readonly clock: () => number;
  readonly readOnly: boolean;
}

/** The writer of an open store. */
export interface Writer {
  readonly append: (request: AppendRequest) => Promise<Appended>;
  /** Has an append refused by the leader. @throws EventStoreError as an append would */
  readonly probe: () => Promise<void>;
  /** Resolves when nothing is waiting any more. */
  readonly idle: () => Promise<void>;
}

/** Rounds of reading and appending after which somebody else is clearly writing faster. */
const MAX_ROUNDS = 100;

const isExact = ({ expected }: AppendRequest): boolean => expected !== 'any' && expected !== 'stream-exists';

const baseOf = ({ expected }: AppendRequest): number => (typeof expected === 'number' ? expected : -1);

/** Where a batch goes, and the end of the stream that it is linked to. */
type Placed = readonly [Placement, StreamEnd];

/** Places a batch by what is remembered, unless the server refused that; only a stream that was just read may refuse a caller. */
const makePlacer = ({ heads, reader }: WriterParts) => {
  const placeExact = async (request: AppendRequest, isRefused: boolean): Promise<Placed> => {
    const base = baseOf(request);
    const remembered = isRefused ? undefined : await heads.before(request.stream, base);
    if (remembered?.revision === base && request.events.length > 0)
      return [{ kind: 'new', first: base + 1 }, remembered];
    const end = await heads.fresh(request.stream);
    const isBehind = base < end.revision && request.events.length > 0;
    const rows = isBehind ? await reader.rowsAfter(request.stream, base, request.events.length) : [];
    return [placeBatch(request, { head: end.revision, slice: () => rows ?? [], withIds: () => [] }), end];
  };

  const rowsWith = async (stream: string, revisions: readonly number[]): Promise<readonly ChainedRow[]> => {
    const rows = await Promise.all(revisions.map((revision) => reader.rowsAfter(stream, revision - 1, 1)));
    return rows.flatMap((row) => row ?? []);
  };

  const placeAnywhere = async (request: AppendRequest): Promise<Placed> => {
    const { end, revisions } = await heads.ids(request.stream);
    const known = request.events.flatMap(({ id }) => revisions.get(id) ?? []).sort((one, other) => one - other);
    const rows = await rowsWith(request.stream, known);
    return [placeBatch(request, { head: end.revision, slice: () => [], withIds: () => rows }), end];
  };

  return (request: AppendRequest, isRefused: boolean) =>
    isExact(request) ? placeExact(request, isRefused) : placeAnywhere(request);
};

const makeWrite = (parts: WriterParts) => {
  const { link, reads, heads, clock } = parts;
  const place = makePlacer(parts);

  /** Writes a batch at the end of its stream; undefined when the stream ends elsewhere by now. */
  const write = async (request: AppendRequest, end: StreamEnd): Promise<Appended | undefined> => {
    const { stream, events } = request;
    const rows = linkBatch(stream, events, { ...end, created: Math.max(Math.floor(clock()), end.created) });
    const attempted = await attempt(link, { stream, after: end.revision, rows });
    if (attempted === 'conflict') return undefined;
    const { position } = attempted;
    // Only the last event's position is known here, and nobody asks for the others.
    heads.set(
      stream,
      rows.map((row) => ({ ...row, position })),
    );
    return makeAppended(request, { kind: 'new', first: end.revision + 1 }, position);
  };

  return async (request: AppendRequest): Promise<Appended> => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const [placement, end] = await place(request, round > 0);
      if (request.events.length === 0) return makeAppended(request, placement, await reads.last());
      if (placement.kind === 'repeated') return makeAppended(request, placement, placement.position);
      const appended = await write(request, end);
      if (appended !== undefined) return appended;
      heads.forget(request.stream);
    }
    throw new AppendInDoubtError(request.stream, link.place);
  };
};

const NOBODYS = 'matchtape-probe';
const NOT_MADE = {
  id: '00000000-0000-8000-8000-000000000000',
  type: 'Probe',
  data: 'null',
  beside: null,
  given: 'null',
};
const REST = '{"actor":"probe","at":"1970-01-01T00:00:00Z","because":[],"cause":"probe","schema":1}';

/**
 * Sends an append that goes the way of all others, to the leader and its writer, and is refused there: it wants to follow an
 * event that nobody has made. What it shows is that the server decides appends; its disk is the server's own to watch.
 */
const probe = async ({ link, readOnly }: WriterParts): Promise<void> => {
  if (readOnly) throw new StoreReadOnlyError(link.place, 'it was opened for reading only');
  const after = 1_000_000_000;
  const end = { revision: after, chain: firstLink(NOBODYS), created: 0 };
  await attempt(link, { stream: NOBODYS, after, rows: linkBatch(NOBODYS, [{ ...NOT_MADE, rest: REST }], end) });
};

const sizeOf = ({ events }: AppendRequest): number =>
  events.reduce((sum, event) => sum + event.data.length + event.rest.length + (event.beside?.length ?? 0), 0);

/**
 * Makes the writer. Appends to one stream are made one after the other, each linked to the one before; those to different
 * streams are on their way together.
 */
export const makeWriter = (parts: WriterParts): Writer => {
  const { maxQueuedAppends, maxQueuedBytes } = parts.limits;
  const write = makeWrite(parts);
  const lanes = new Map<string, Promise<unknown>>();
  let waiting = 0;
  let waitingSize = 0;

  const run = async (request: AppendRequest, before: Promise<unknown> | undefined): Promise<Appended> => {
    await before?.catch(() => undefined);
    try {
      return await write(request);
    } catch (error) {
      // Whatever went wrong, what is remembered of this stream may be wrong too.
      parts.heads.forget(request.stream);
      throw error;
    }
  };

  return {
    append: (request) => {
      if (parts.readOnly)
        return Promise.reject(new StoreReadOnlyError(parts.link.place, 'it was opened for reading only'));
      const size = sizeOf(request);
      if (waiting >= maxQueuedAppends || (waiting > 0 && waitingSize + size > maxQueuedBytes))
        return Promise.reject(new QueueFullError(waiting));
      waiting += 1;
      waitingSize += size;
      const lane = run(request, lanes.get(request.stream)).finally(() => {
        waiting -= 1;
        waitingSize -= size;
        if (lanes.get(request.stream) === lane) lanes.delete(request.stream);
      });
      lanes.set(request.stream, lane);
      return lane;
    },
    probe: () => probe(parts),
    idle: async () => {
      await Promise.allSettled(lanes.values());
    },
  };
};
