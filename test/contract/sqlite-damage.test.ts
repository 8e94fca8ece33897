import { randomBytes } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { describe, expect, test } from '@jest/globals';
import { drawBelow, makeCanonicalJson, seedRandom } from '#kernel';
import { EventStoreError, type StreamHead } from '#event-store';
import { openSqliteStore } from '#event-store/sqlite';
import { collect, eventsOf, makeBatch, makeEvent, refusalOf } from './events.js';
import { useSqlite } from './subject.js';

const PAGE = 4096;
const FRAME = 24 + PAGE;

/** What opening and reading a damaged file comes to: what it holds, or the codes of what was found. */
interface Finding {
  readonly content: string | undefined;
  readonly found: boolean;
}

const examine = async (path: string): Promise<Finding> => {
  let store: Awaited<ReturnType<typeof openSqliteStore>> | undefined;
  try {
    store = await openSqliteStore({ path, busyTimeout: 0 });
    const { problems } = await store.verify();
    if (problems.length > 0) return { content: undefined, found: true };
    return { content: makeCanonicalJson(await collect(store.readAll())), found: false };
  } catch (error) {
    // Whatever a damaged file does to SQLite, what people see is one of our errors.
    if (!(error instanceof EventStoreError)) throw error;
    return { content: undefined, found: true };
  } finally {
    await store?.close().catch(() => undefined);
  }
};

const removeStore = async (path: string): Promise<void> => {
  for (const suffix of ['', '-wal', '-shm']) await rm(path + suffix, { force: true });
};

/** Flips one bit. */
const flip = (bytes: Buffer, bit: number): Buffer => {
  const flipped = Buffer.from(bytes);
  const index = bit >> 3;
  flipped[index] = (flipped[index] ?? 0) ^ (1 << (bit & 7));
  return flipped;
};

describe('the SQLite store and a damaged file', () => {
  const subject = useSqlite();

  /** A closed store of three matches, as bytes. */
  const makeFile = async (): Promise<{ readonly bytes: Buffer; readonly content: string; readonly path: string }> => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    for (let round = 0; round < 15; round++) {
      for (const match of [1, 2, 3])
        await store.append(
          `match-${String(match)}`,
          'any',
          makeBatch(2, { data: { unit: 'Vi', to: `battlefield ${String(round)}` } }),
        );
    }
    const content = makeCanonicalJson(await collect(store.readAll()));
    await store.close();
    return { bytes: await readFile(path), content, path };
  };

  test('34 one flipped bit in any page: verification finds it, or nothing that was stored has changed', async () => {
    const { bytes, content, path } = await makeFile();
    let random = seedRandom(34);
    let found = 0;
    const bits: number[] = [];
    for (let page = 0; page * PAGE < bytes.length; page++) {
      for (let round = 0; round < 60; round++) {
        // Half of them in the head of the page, where one bit changes the most.
        const draw = drawBelow(random, round < 30 ? 100 * 8 : PAGE * 8);
        random = draw.next;
        bits.push(page * PAGE * 8 + draw.value);
      }
    }
    for (const bit of bits) {
      await removeStore(path);
      await writeFile(path, flip(bytes, bit));
      const finding = await examine(path);
      if (finding.found) found += 1;
      else if (finding.content !== content) throw new Error(`The flip of bit ${String(bit)} was not found.`);
    }
    expect(bits.length).toBeGreaterThan(300);
    expect(found).toBeGreaterThan(bits.length / 3);
  });

  test('34 one flipped bit in any field of an event: found by verification, and by reading its stream, by name', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    const event = makeEvent({
      id: '11111111-2222-4333-8444-555555555555',
      type: 'UnitsMoved',
      actor: 'judge Ada',
      data: 'battlefield',
    });
    await store.append('match-1', 'no-stream', [...makeBatch(3), event, ...makeBatch(3)]);
    const hash = (await store.head('match-1'))?.hash ?? '';
    await store.close();
    const bytes = await readFile(path);
    const id = Buffer.from(event.id.replaceAll('-', ''), 'hex');
    for (const part of [
      id,
      Buffer.from('UnitsMoved'),
      Buffer.from('judge Ada'),
      Buffer.from('"battlefield"'),
      Buffer.from(hash, 'hex'),
    ]) {
      const start = bytes.indexOf(part);
      expect(start).toBeGreaterThan(0);
      for (let bit = start * 8; bit < (start + part.length) * 8; bit++) {
        await removeStore(path);
        await writeFile(path, flip(bytes, bit));
        const damaged = await openSqliteStore({ path });
        const { problems } = await damaged.verify();
        const refusal = await refusalOf(eventsOf(damaged, 'match-1'));
        const back = await refusalOf(collect(damaged.readStream('match-1', { direction: 'backward' })));
        await damaged.close();
        const revision = part.length === 32 ? 6 : 3;
        expect(problems[0]).toMatchObject({ stream: 'match-1', revision });
        for (const { code, stream, revision: at } of [refusal, back]) {
          expect({ code, stream, at }).toEqual({ code: 'store-damaged', stream: 'match-1', at: revision });
        }
      }
    }
  });

  test('34 events that somebody changed, removed or swapped with SQLite itself: found', async () => {
    const { bytes, path } = await makeFile();
    const deeds = [
      "UPDATE events SET data = '{}' WHERE position = 7",
      'UPDATE events SET created = created + 1 WHERE position = 7',
      'DELETE FROM events WHERE position = 7',
      'UPDATE events SET position = 1000 WHERE position = 7',
      'UPDATE events SET stream = 9 WHERE stream = 2',
      "UPDATE streams SET name = 'match-9' WHERE name = 'match-2'",
      'DELETE FROM streams WHERE number = 2',
      "UPDATE events SET rest = (SELECT rest FROM events WHERE position = 8), data = '1' WHERE position = 9",
      'DROP TABLE events',
      'DROP TABLE events; CREATE TABLE events (position INTEGER PRIMARY KEY)',
    ];
    for (const deed of deeds) {
      await removeStore(path);
      await writeFile(path, bytes);
      new Database(path).exec(deed).close();
      expect((await examine(path)).found).toBe(true);
    }
  });

  test('34 a head that was seen is answered for, however many events are damaged', async () => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    await store.append('match-1', 'no-stream', makeBatch(150));
    const head = await store.head('match-1');
    await store.close();
    new Database(path).exec("UPDATE events SET data = '1'; DELETE FROM events WHERE position = 150").close();
    const damaged = await subject.openAt({ path });
    const { problems } = await damaged.verify(head && [head]);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ stream: 'match-1', revision: 149 });
    expect(problems.at(-1)?.what).toContain('cut');
  });

  /** Three appends in a log that was not yet checkpointed: the database file, the log before and after the last one. */
  const makeLog = async () => {
    const path = subject.path();
    const store = await subject.openAt({ path });
    const heads: (StreamHead | undefined)[] = [];
    const sizes: number[] = [];
    for (let round = 0; round < 3; round++) {
      await store.append('match-1', 'any', makeBatch(4, { data: 'x'.repeat(1500) }));
      heads.push(await store.head('match-1'));
      sizes.push((await readFile(`${path}-wal`)).length);
    }
    const copy = subject.path();
    await copyFile(path, copy);
    const log = await readFile(`${path}-wal`);
    await store.close();
    return { file: await readFile(copy), log, heads, before: sizes[1] ?? 0, path: copy };
  };

  /** The lengths to cut at: every byte of each frame's head and around its end, and every 251st between. */
  const cutsOf = (before: number, length: number): number[] =>
    Array.from({ length: length - before + 1 }, (_, index) => before + index).filter((cut) => {
      const place = (cut - 32) % FRAME;
      return place <= 26 || place >= FRAME - 2 || place % 251 === 0;
    });

  test('33 the log cut within its last transaction, and cut and followed by garbage: opens to what was committed before', async () => {
    const { file, log, heads, before, path } = await makeLog();
    const [, committed, lost] = heads;
    const cuts = cutsOf(before, log.length);
    expect(cuts.length).toBeGreaterThan(60);
    for (const cut of cuts) {
      for (const tail of [Buffer.alloc(0), randomBytes(FRAME)]) {
        await removeStore(path);
        await writeFile(path, file);
        await writeFile(`${path}-wal`, Buffer.concat([log.subarray(0, cut), tail]));
        const store = await openSqliteStore({ path });
        const head = await store.head('match-1');
        const report = await store.verify(committed && lost && [committed, lost]);
        await store.close();
        expect(head).toEqual(cut === log.length ? lost : committed);
        // What a slip or a checkpoint vouched for, and is gone, is reported.
        expect(report.problems.map((problem) => problem.revision)).toEqual(cut === log.length ? [] : [11]);
      }
    }
  });

  test('33 one flipped bit in the log: opens to a committed prefix, and what is missing is reported', async () => {
    const { file, log, heads, before, path } = await makeLog();
    let random = seedRandom(33);
    for (let round = 0; round < 40; round++) {
      const draw = drawBelow(random, (log.length - before) * 8);
      random = draw.next;
      await removeStore(path);
      await writeFile(path, file);
      await writeFile(`${path}-wal`, flip(log, before * 8 + draw.value));
      const store = await openSqliteStore({ path });
      const report = await store.verify(heads.filter((head) => head !== undefined));
      expect(await store.head('match-1')).toEqual(heads[1]);
      expect(report).toMatchObject({ events: 8, problems: [{ stream: 'match-1', revision: 11 }] });
      await store.close();
    }
  });
});
