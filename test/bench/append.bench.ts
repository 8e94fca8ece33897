import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewEnvelope } from '#kernel';
import type { ExpectedRevision } from '#event-store';
import { openSqliteStore } from '#event-store/sqlite';
import { moreIsBetter, type Aim, type BenchFigure } from './figure.js';

const MATCHES = 64;
const ROUNDS = 8;
const APPENDS = 60;

/** Where plays are appended: the store, or the raw log that it is compared with. */
interface Target {
  readonly append: (match: number, play: readonly NewEnvelope[]) => Promise<void>;
  readonly close: () => void | Promise<void>;
}

const makePlay = (events: number): readonly NewEnvelope[] => {
  const cause = randomUUID();
  return Array.from({ length: events }, (_, index) => ({
    id: randomUUID(),
    type: 'UnitsMoved',
    schema: 1,
    at: '2026-05-01T18:30:00.000Z',
    actor: 'scorekeeper',
    cause,
    because: ['move.standard', 'battlefield.contested'],
    data: { seat: index % 2, units: [{ object: 12, from: 'base', to: 'battlefield-1' }], exhausted: true, turn: 7 },
  }));
};

/** The store: canonical JSON, expected revision, hash chain, unique index, one synced commit for all that wait. */
const openStore = async (folder: string, name: string): Promise<Target> => {
  const store = await openSqliteStore({ path: join(folder, `${name}.sqlite`) });
  const expected = Array<ExpectedRevision>(MATCHES).fill('no-stream');
  return {
    append: async (match, play) => {
      const appended = await store.append(`match-${match}`, expected[match] ?? 'no-stream', play);
      expected[match] = appended.nextExpected;
    },
    close: store.close,
  };
};

const linesOf = (match: number, play: readonly NewEnvelope[]): string =>
  play.map((event) => `${JSON.stringify({ stream: `match-${match}`, ...event })}\n`).join('');

interface Waiting {
  readonly lines: string;
  readonly resolve: () => void;
}

/** Groups the lines that wait, as the store does, and answers their callers when `flush` has synced them. */
const makeGroups = (flush: (lines: string) => void | Promise<void>) => {
  let waiting: Waiting[] = [];
  let isWriting = false;
  const turn = async (): Promise<void> => {
    const group = waiting;
    waiting = [];
    await flush(group.map(({ lines }) => lines).join(''));
    for (const { resolve } of group) resolve();
    isWriting = false;
    // The callers that were answered come back with their next lines first.
    setImmediate(start);
  };
  const start = (): void => {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    void turn();
  };
  return (lines: string): Promise<void> =>
    new Promise((resolve) => {
      if (waiting.length === 0 && !isWriting) setImmediate(start);
      waiting.push({ lines, resolve });
    });
};

/** A raw log as Node programs write one: JSON lines, write and fdatasync without blocking. It checks and finds nothing. */
const openLog = async (folder: string, name: string): Promise<Target> => {
  const file = await open(join(folder, `${name}.jsonl`), 'a');
  const append = makeGroups(async (lines) => {
    await file.write(lines);
    await file.datasync();
  });
  return { append: (match, play) => append(linesOf(match, play)), close: () => file.close() };
};

/** The same with blocking calls: the least that a synced line can cost. */
const openBlockingLog = (folder: string, name: string): Promise<Target> => {
  const file = openSync(join(folder, `${name}-blocking.jsonl`), 'a');
  const append = makeGroups((lines) => {
    writeSync(file, lines);
    fdatasyncSync(file);
  });
  const close = (): void => {
    closeSync(file);
  };
  return Promise.resolve({ append: (match, play) => append(linesOf(match, play)), close });
};

/** Every match a file of its own, every play its own write and fdatasync. */
const openLogs = async (folder: string, name: string): Promise<Target> => {
  const files = await Promise.all(
    Array.from({ length: MATCHES }, (_, match) => open(join(folder, `${name}-${match}.jsonl`), 'a')),
  );
  return {
    append: async (match, play) => {
      await files[match]?.write(linesOf(match, play));
      await files[match]?.datasync();
    },
    close: async () => {
      await Promise.all(files.map((file) => file.close()));
    },
  };
};

/** 64 matches, each appending its next play as soon as the last was answered. Gives appends per second. */
const measure = async (target: Target, plays: readonly (readonly NewEnvelope[])[]): Promise<number> => {
  const recordMatch = async (match: number): Promise<void> => {
    for (let each = 0; each < APPENDS; each++) await target.append(match, plays[match * APPENDS + each] ?? []);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: MATCHES }, (_, match) => recordMatch(match)));
  const seconds = (performance.now() - start) / 1000;
  await target.close();
  return (MATCHES * APPENDS) / seconds;
};

type Open = (folder: string, name: string) => Promise<Target>;

const BASELINES: readonly (readonly [name: string, open: Open, aim: Aim | undefined])[] = [
  ['raw log, append and fdatasync of the same groups', openLog, { ratioAtLeast: 0.5 }],
  ['raw log, the same with blocking calls', openBlockingLog, undefined],
  ['a raw log for each match, append and fdatasync of each play', openLogs, undefined],
];

/** Best rates of the store and of every baseline. In turn, so that a busy moment of the machine falls on all of them. */
const race = async (folder: string, events: number): Promise<readonly number[]> => {
  const plays = Array.from({ length: MATCHES * APPENDS }, () => makePlay(events));
  const opens: readonly Open[] = [openStore, ...BASELINES.map(([, openBaseline]) => openBaseline)];
  const best = opens.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, openTarget] of opens.entries()) {
      const rate = await measure(await openTarget(folder, `${events}-${round}-${index}`), plays);
      best[index] = Math.max(best[index] ?? 0, rate);
    }
  }
  return best;
};

const compare = async (folder: string, events: number): Promise<BenchFigure[]> => {
  const [value = NaN, ...rates] = await race(folder, events);
  const size = events === 1 ? 'one event' : `${events} events`;
  return BASELINES.map(([baselineName, , aim], index) => {
    const name = `append plays of ${size} from ${MATCHES} matches at once`;
    const baseline = rates[index] ?? NaN;
    return moreIsBetter({ name, unit: 'appends/s', value, baselineName, baseline, ...(aim && { aim }) });
  });
};

/** Appends to the SQLite store against raw logs that do nothing but reach the disk. */
export const run = async (): Promise<BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-bench-'));
  try {
    return [...(await compare(folder, 1)), ...(await compare(folder, 6))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
