import { describe, expect, test } from '@jest/globals';
import type { EventStore, ReadStreamOptions } from '#event-store';
import { collect, expectWhole, makeBatch, makeEvent, positionsOf, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';

/** Further than any store reaches, and a whole number still. */
const FAR = 2 ** 50;

const openWithTen = async (subject: Subject): Promise<EventStore> => {
  const store = await subject.open();
  await store.append('match-1', 'no-stream', makeBatch(10));
  return store;
};

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const DOWN = TEN.toReversed();

const READS: readonly (readonly [string, ReadStreamOptions, readonly number[]])[] = [
  ['everything forward', {}, TEN],
  ['everything backward', { direction: 'backward' }, DOWN],
  ['from a revision, inclusive', { from: 7 }, [7, 8, 9]],
  ['backward from a revision, inclusive', { from: 2, direction: 'backward' }, [2, 1, 0]],
  ['from the start, backward', { from: 'start', direction: 'backward' }, [0]],
  ['from the end, forward', { from: 'end' }, []],
  ['from the end, backward', { from: 'end', direction: 'backward', limit: 2 }, [9, 8]],
  ['from the last', { from: 9 }, [9]],
  ['from beyond the end', { from: 10 }, []],
  ['from far beyond the end', { from: 2 ** 53 - 1 }, []],
  ['backward from beyond the end', { from: 1000, direction: 'backward', limit: 1 }, [9]],
  ['limit 0', { limit: 0 }, []],
  ['limit 1', { limit: 1 }, [0]],
  ['limit exact', { limit: 10 }, TEN],
  ['limit one less', { limit: 9 }, TEN.slice(0, 9)],
  ['limit beyond', { limit: 11 }, TEN],
  ['from and limit', { from: 3, limit: 4 }, [3, 4, 5, 6]],
  ['backward, from and limit', { from: 3, limit: 2, direction: 'backward' }, [3, 2]],
];

const readCases = (subject: Subject): void => {
  test.each(READS)('19 %s', async (_name, options, expected) => {
    const store = await openWithTen(subject);
    expect((await collect(store.readStream('match-1', options))).map((event) => event.revision)).toEqual(expected);
  });

  test('19 every start, limit and direction around the size of a page', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(600));
    const all = Array.from({ length: 600 }, (_, index) => index);
    for (const from of [0, 1, 31, 32, 33, 95, 96, 300, 599]) {
      for (const limit of [1, 31, 32, 33, 96, 97, 300, 1000]) {
        const forward = await collect(store.readStream('match-1', { from, limit }));
        expect(forward.map((event) => event.revision)).toEqual(all.slice(from, from + limit));
        const backward = await collect(store.readStream('match-1', { from, limit, direction: 'backward' }));
        expect(backward.map((event) => event.revision)).toEqual(
          all
            .slice(0, from + 1)
            .reverse()
            .slice(0, limit),
        );
      }
    }
  });

  test.each([{}, { limit: 0 }, { direction: 'backward' }, { from: 5 }] as const)(
    '19 a missing stream is a typed error: %j',
    async (options) => {
      const store = await openWithTen(subject);
      expect(await refusalOf(collect(store.readStream('match-2', options)))).toMatchObject({
        code: 'stream-not-found',
        stream: 'match-2',
      });
    },
  );

  test.each([{ from: -1 }, { from: 1.5 }, { limit: -1 }, { limit: NaN }, { from: 2 ** 53 }])(
    '19 refused: %j',
    async (options) => {
      const store = await openWithTen(subject);
      expect((await refusalOf(collect(store.readStream('match-1', options)))).code).toBe('invalid-request');
    },
  );
};

const duringCases = (subject: Subject): void => {
  test('20 reading while appending gives a prefix, never a hole', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(1));
    let done = false;
    const write = async (): Promise<void> => {
      for (let round = 0; round < 100; round++) await store.append('match-1', 'any', makeBatch(7));
      done = true;
    };
    const read = async (): Promise<number> => {
      let reads = 0;
      for (; !done; reads++) expectWhole(await collect(store.readStream('match-1')));
      return reads;
    };
    const [, reads] = await Promise.all([write(), read()]);
    expect(reads).toBeGreaterThan(0);
    expect(await store.head('match-1')).toMatchObject({ revision: 700 });
  });

  test('20 readers that stop early hold nothing; 100 readers stay open while the writer goes on', async () => {
    const store = await subject.open();
    await store.append('match-1', 'no-stream', makeBatch(500));
    const readers = Array.from({ length: 100 }, () => store.readStream('match-1')[Symbol.asyncIterator]());
    for (const reader of readers) expect((await reader.next()).done).toBe(false);
    // Enough for the writer's log to be checkpointed more than once.
    for (let round = 0; round < 40; round++) {
      await store.append('match-2', 'any', makeBatch(100, { data: 'x'.repeat(1500) }));
    }
    for (const reader of readers.slice(0, 50)) await reader.return?.(undefined);
    for (const reader of readers.slice(50)) {
      let count = 1;
      while (!(await reader.next()).done) count += 1;
      expect(count).toBe(500);
    }
    await store.close();
  });
};

const allCases = (subject: Subject): void => {
  test('21 the whole store: commit order, each event once, rising positions, resumed from any position', async () => {
    const store = await subject.open();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.append(`match-${String(index % 4)}`, 'any', makeBatch(5))),
    );
    const all = await collect(store.readAll());
    const positions = positionsOf(all);
    expect(positions).toHaveLength(100);
    expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
    if (subject.can.contiguousPositions) expect(positions).toEqual(positions.map((_, index) => index + 1));
    expect(new Set(all.map((event) => event.id)).size).toBe(100);
    for (let match = 0; match < 4; match++)
      expectWhole(all.filter((event) => event.stream === `match-${String(match)}`));
    expect(await collect(store.readAll({ after: 0 }))).toEqual(all);
    for (const [index, after] of positions.entries()) {
      expect(await collect(store.readAll({ after }))).toEqual(all.slice(index + 1));
    }
    expect(await collect(store.readAll({ after: positions[9] ?? 0, limit: 5 }))).toEqual(all.slice(10, 15));
    expect(await collect(store.readAll({ limit: 0 }))).toEqual([]);
  });

  test('21 filters by type and by stream prefix, with limit and resume', async () => {
    const store = await subject.open();
    const types = ['UnitsMoved', 'PointGained', 'CardDrawn'];
    for (let index = 0; index < 120; index++) {
      const stream = index % 2 === 0 ? `match-${String(index % 8)}` : `deck-${String(index % 5)}`;
      await store.append(stream, 'any', [makeEvent({ type: types[index % 3] ?? '' })]);
    }
    const all = await collect(store.readAll());
    const points = all.filter((event) => event.type === 'PointGained');
    expect(await collect(store.readAll({ types: ['PointGained'] }))).toEqual(points);
    expect(await collect(store.readAll({ types: [] }))).toEqual([]);
    expect(await collect(store.readAll({ types: ['Nothing'] }))).toEqual([]);
    const both = all.filter((event) => event.type !== 'CardDrawn' && event.stream.startsWith('match-'));
    const filter = { types: ['PointGained', 'UnitsMoved'], streamPrefix: 'match-' };
    expect(await collect(store.readAll(filter))).toEqual(both);
    for (const after of [0, ...[0, 1, 50, 118, 119].map((index) => all[index]?.position ?? 0)]) {
      const rest = both.filter((event) => event.position > after);
      expect(await collect(store.readAll({ ...filter, after, limit: 3 }))).toEqual(rest.slice(0, 3));
    }
  });

  test('21 a position beyond the end is an error, not silence', async () => {
    const store = await openWithTen(subject);
    const last = (await collect(store.readAll())).at(-1)?.position ?? 0;
    expect(await collect(store.readAll({ after: last }))).toEqual([]);
    for (const after of subject.can.alone ? [last + 1, last + FAR] : [last + FAR]) {
      const refusal = await refusalOf(collect(store.readAll({ after })));
      expect(refusal).toMatchObject({ code: 'checkpoint-ahead', checkpoint: after });
      expect(refusal['last']).toBeGreaterThanOrEqual(last);
      if (subject.can.alone) expect(refusal['last']).toBe(last);
    }
    expect((await refusalOf(collect(store.readAll({ after: -1 })))).code).toBe('invalid-request');
  });

  test('after close everything is refused, and closing again is not an error', async () => {
    const store = await openWithTen(subject);
    const reader = store.readStream('match-1')[Symbol.asyncIterator]();
    await reader.next();
    await store.close();
    await store.close();
    const attempts = [
      () => store.append('match-1', 'any', [makeEvent()]),
      () => collect(store.readStream('match-1')),
      () => collect(store.readAll()),
      () => store.subscribe({ onEvent: () => undefined }),
      () => store.head('match-1'),
      () => store.verify(),
      () => store.backup('x'),
      () => reader.next(),
    ];
    for (const attempt of attempts) expect((await refusalOf(attempt())).code).toBe('store-closed');
  });
};

/** Cases 19 to 21. */
export const readingCases = (subject: Subject): void => {
  describe('reading', () => {
    readCases(subject);
    duringCases(subject);
    allCases(subject);
  });
};
