import { type LoggedEvent, type PeerLog, TOMBSTONE_REVISION } from './log.js';

/** What the metadata stream of a stream says about it. */
interface StreamMetadata {
  readonly $tb?: number;
  readonly $maxCount?: number;
  /** Seconds. */
  readonly $maxAge?: number;
}

/**
 * A stream as writers find it.
 * - `last`: revision of its last event, -1 when it never had one
 * - `first`: the first revision that may still be read
 */
export interface StreamState {
  readonly events: readonly LoggedEvent[];
  readonly last: number;
  readonly first: number;
  readonly isTombstoned: boolean;
  readonly isSoftDeleted: boolean;
}

/** Truncate-before of a stream that was deleted softly: 2^63 - 1, written as the real server writes it. */
export const SOFT_DELETED = '{"$tb":9223372036854775807}';

export const metastreamOf = (stream: string): string => `$$${stream}`;

/** The stream that a metadata stream is about. */
export const originalOf = (stream: string): string | undefined =>
  stream.startsWith('$$') ? stream.slice('$$'.length) : undefined;

const metadataOf = (log: PeerLog, stream: string): StreamMetadata => {
  if (originalOf(stream) !== undefined) return { $maxCount: 1 };
  const last = log.eventsOf(metastreamOf(stream)).at(-1);
  if (last === undefined) return {};
  try {
    return JSON.parse(Buffer.from(last.data).toString()) as StreamMetadata;
  } catch {
    return {};
  }
};

const firstYoungEnough = (events: readonly LoggedEvent[], maxAge: number | undefined): number => {
  if (maxAge === undefined) return 0;
  const oldest = Date.now() - maxAge * 1000;
  const index = events.findIndex(({ created }) => created >= oldest);
  return index === -1 ? events.length : index;
};

/** Looks at a stream, whatever is durable of it. */
export const stateOf = (log: PeerLog, stream: string): StreamState => {
  const events = log.eventsOf(stream);
  const isTombstoned = events.at(-1)?.revision === TOMBSTONE_REVISION;
  const last = events.length - 1;
  const { $tb = 0, $maxCount, $maxAge } = metadataOf(log, stream);
  const kept = $maxCount === undefined ? 0 : last - $maxCount + 1;
  return {
    events,
    last,
    first: Math.max(0, $tb, kept, firstYoungEnough(events, $maxAge)),
    isTombstoned,
    isSoftDeleted: $tb > Number.MAX_SAFE_INTEGER,
  };
};

/** The metadata with which a stream begins again at a revision after it was deleted softly. */
export const revivedAt = (log: PeerLog, stream: string, revision: number): Uint8Array =>
  Buffer.from(JSON.stringify({ ...metadataOf(log, stream), $tb: revision }));
