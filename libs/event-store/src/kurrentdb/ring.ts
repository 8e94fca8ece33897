import type { ResolvedEvent } from '@kurrent/kurrentdb-client';
import { positionOf } from './server-reads.js';

const MAX_EVENTS = 8192;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_STREAMS = 20_000;

/**
 * The newest events of the server, as the live subscription brings them.
 * - `covers`: everything after a position is in it, or everything of one stream where that is named
 * - `through`: the position up to which everything has been looked at
 */
export interface Ring {
  readonly covers: (position: number, stream?: string) => boolean;
  readonly through: () => number;
  readonly push: (event: ResolvedEvent) => void;
  /** Everything up to here has been looked at, though nothing came. */
  readonly reach: (position: number) => void;
  /** Events after a position, at most `count`; of one stream where that is named. */
  readonly after: (position: number, count: number, stream?: string) => readonly ResolvedEvent[];
}

const streamOf = ({ event }: ResolvedEvent): string => event?.streamId ?? '';

const sizeOf = ({ event }: ResolvedEvent): number => (ArrayBuffer.isView(event?.data) ? event.data.byteLength : 1024);

/** Remembers up to where events were let go: of all streams, and of each. */
const makeFloors = (start: number) => {
  let all = start;
  /** What `all` was when the streams were last forgotten, and the last event of each that went since. */
  let common = start;
  const ofStream = new Map<string, number>();
  return {
    of: (stream: string | undefined): number => (stream === undefined ? all : (ofStream.get(stream) ?? common)),
    raise: (gone: readonly ResolvedEvent[]): void => {
      for (const event of gone) {
        all = positionOf(event);
        ofStream.set(streamOf(event), all);
      }
      if (ofStream.size <= MAX_STREAMS) return;
      ofStream.clear();
      common = all;
    },
  };
};

const indexAfter = (events: readonly ResolvedEvent[], position: number): number => {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const event = events[middle];
    if (event !== undefined && positionOf(event) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Makes a ring that begins after a position. */
export const makeRing = (start: number): Ring => {
  const floors = makeFloors(start);
  let events: ResolvedEvent[] = [];
  /** The same by stream: a viewer of one is not to look at all the others. */
  const streams = new Map<string, ResolvedEvent[]>();
  let through = start;
  let bytes = 0;

  const file = (event: ResolvedEvent): void => {
    const name = streamOf(event);
    const own = streams.get(name);
    if (own === undefined) streams.set(name, [event]);
    else own.push(event);
  };

  /** Lets the older half go at once: to move the rest for every event would cost more than to keep it. */
  const shed = (): void => {
    const cut = Math.ceil(events.length / 2);
    const gone = events.slice(0, cut);
    floors.raise(gone);
    bytes -= gone.reduce((sum, event) => sum + sizeOf(event), 0);
    events = events.slice(cut);
    streams.clear();
    for (const event of events) file(event);
  };

  return {
    covers: (position, stream) => position >= floors.of(stream),
    through: () => through,
    reach: (position) => (through = Math.max(through, position)),
    push: (event) => {
      events.push(event);
      file(event);
      bytes += sizeOf(event);
      through = positionOf(event);
      if (events.length > MAX_EVENTS || (bytes > MAX_BYTES && events.length > 1)) shed();
    },
    after: (position, count, stream) => {
      const among = stream === undefined ? events : (streams.get(stream) ?? []);
      const first = indexAfter(among, position);
      return among.slice(first, first + count);
    },
  };
};
