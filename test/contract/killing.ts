import { expect } from '@jest/globals';
import type { NewEnvelope } from '#kernel';
import type { EventStore, RecordedEvent } from '#event-store';
import { openKurrentStore } from '#event-store/kurrentdb';
import { collect, makeBatch } from './events.js';
import { follow, type Following } from './following.js';

/** A server that can be killed, real or not; it keeps its events. */
export interface KillableServer {
  readonly connection: string;
  /** kill -9; resolves when it is gone. */
  readonly kill: () => Promise<void>;
  /** Starts it again on its port and its data; resolves when it answers. */
  readonly start: () => Promise<void>;
}

const WRITERS = 16;
/** Acknowledged appends between two kills. */
const APPENDS_A_ROUND = 40;

/** What the writers were told is written: stream -> ids in order. */
type Told = Map<string, string[]>;

interface Flood {
  readonly told: Told;
  readonly count: () => number;
  readonly stop: () => Promise<void>;
}

const isInDoubt = (error: unknown): boolean =>
  ['append-in-doubt', 'store-unreachable'].includes(String((error as { readonly code?: unknown }).code));

/** One append, retried unchanged for as long as the store cannot say what became of it, as its callers are told to do. */
const insist = async (store: EventStore, stream: string, batch: { head: number; events: readonly NewEnvelope[] }) => {
  for (;;) {
    try {
      return await store.append(stream, batch.head === -1 ? 'no-stream' : batch.head, batch.events);
    } catch (error) {
      if (!isInDoubt(error)) throw error;
    }
  }
};

const startFlood = (store: EventStore, prefix: string): Flood => {
  const told: Told = new Map();
  let isOn = true;
  let count = 0;
  const write = async (stream: string): Promise<void> => {
    const ids: string[] = [];
    told.set(stream, ids);
    for (let size = 1; isOn; size = (size % 3) + 1) {
      const events = makeBatch(size);
      const { lastRevision } = await insist(store, stream, { head: ids.length - 1, events });
      ids.push(...events.map(({ id }) => id));
      expect(lastRevision).toBe(ids.length - 1);
      count += 1;
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, index) => write(`${prefix}${String(index)}`));
  return {
    told,
    count: () => count,
    stop: async () => {
      isOn = false;
      await Promise.all(writers);
    },
  };
};

/** Waits without a limit of its own: the test's is the limit. */
const untilTrue = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const idsOf = (events: readonly RecordedEvent[]): string[] => events.map(({ id }) => id);

const expectOnceInOrder = ({ events, caughtUpAt }: Following, told: Told): void => {
  for (const [stream, ids] of told) expect(idsOf(events.filter((event) => event.stream === stream))).toEqual(ids);
  const positions = events.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(new Set(positions).size).toBe(positions.length);
  expect(caughtUpAt).toHaveLength(1);
};

/**
 * Sixteen writers and two viewers, and a server that is killed in mid append so many times: what was acknowledged is there, once,
 * in order and without a hole, the viewers have seen it all, and neither writers nor viewers had to do anything about it.
 */
export const killInMidAppend = async (server: KillableServer, rounds: number): Promise<void> => {
  const prefix = `killed-${String(process.pid)}-${String(Math.floor(performance.now()))}:`;
  const store = await openKurrentStore({ connection: server.connection, giveUpAfter: 15_000 });
  try {
    const all = await follow(store, { streamPrefix: prefix, after: 0 });
    const one = await follow(store, { stream: `${prefix}0` });
    const flood = startFlood(store, prefix);
    for (let round = 0; round < rounds; round++) {
      const goal = flood.count() + APPENDS_A_ROUND;
      await untilTrue(() => flood.count() >= goal);
      await server.kill();
      await server.start();
    }
    const goal = flood.count() + APPENDS_A_ROUND;
    await untilTrue(() => flood.count() >= goal);
    await flood.stop();
    const total = [...flood.told.values()].reduce((sum, ids) => sum + ids.length, 0);
    const first = flood.told.get(`${prefix}0`) ?? [];
    await untilTrue(() => all.events.length >= total && one.events.length >= first.length);
    for (const [stream, ids] of flood.told) {
      const events = await collect(store.readStream(stream));
      expect(idsOf(events)).toEqual(ids);
      expect(events.map(({ revision }) => revision)).toEqual(ids.map((_, index) => index));
    }
    expectOnceInOrder(all, flood.told);
    expectOnceInOrder(one, new Map([[`${prefix}0`, first]]));
  } finally {
    await store.close();
  }
};
