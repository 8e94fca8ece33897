import { describe, expect, test } from '@jest/globals';
import type { ExpectedRevision } from '#event-store';
import { makeCanonicalJson } from '#kernel';
import { collect, dataOf, eventsOf, expectWhole, makeBatch, makeEvent, positionsOf, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';

/** Cases 1 to 6 and 8: appending and what is expected of it. */
export const appendCases = (subject: Subject): void => {
  describe('append and expected revision', () => {
    test('1 no-stream: revision 0 on a new stream, a typed conflict on an existing one', async () => {
      const store = await subject.open();
      const appended = await store.append('match-1', 'no-stream', [makeEvent()]);
      expect(appended).toEqual({
        stream: 'match-1',
        firstRevision: 0,
        lastRevision: 0,
        nextExpected: 0,
        position: expect.any(Number),
        repeated: false,
        data: [makeCanonicalJson(makeEvent().data)],
      });
      expect(appended.position).toBeGreaterThan(0);
      const refusal = await refusalOf(store.append('match-1', 'no-stream', [makeEvent()]));
      expect(refusal).toMatchObject({
        code: 'wrong-expected-revision',
        stream: 'match-1',
        expected: 'no-stream',
        actual: 0,
      });
      expect(await eventsOf(store, 'match-1')).toHaveLength(1);
    });

    test.each([
      ['one too low', 1, { code: 'wrong-expected-revision', expected: 1, actual: 2 }],
      ['one too high', 3, { code: 'wrong-expected-revision', expected: 3, actual: 2 }],
      ['far too high', 1000, { code: 'wrong-expected-revision', expected: 1000, actual: 2 }],
      ['above 2^31', 2 ** 31 + 2, { code: 'wrong-expected-revision', actual: 2 }],
      ['the largest', 2 ** 53 - 1, { code: 'wrong-expected-revision', actual: 2 }],
      ['above 2^53', 2 ** 53, { code: 'invalid-request' }],
      ['negative', -1, { code: 'invalid-request' }],
      ['a fraction', 1.5, { code: 'invalid-request' }],
      ['not a number', NaN, { code: 'invalid-request' }],
      ['a bigint', 2n as unknown as number, { code: 'invalid-request' }],
      ['an unknown word', 'latest' as 'any', { code: 'invalid-request' }],
    ])('2 exact revision, %s: refused, nothing written', async (_name, expected, shape) => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(3));
      expect(await refusalOf(store.append('match-1', expected, [makeEvent()]))).toMatchObject(shape);
      expect(await dataOf(store, 'match-1')).toEqual([0, 1, 2]);
    });

    test('2 exact revision: right, and on a missing stream', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(3));
      expect(await store.append('match-1', 2, [makeEvent()])).toMatchObject({ firstRevision: 3, nextExpected: 3 });
      const refusal = await refusalOf(store.append('match-2', 0, [makeEvent()]));
      expect(refusal).toMatchObject({ code: 'wrong-expected-revision', expected: 0, actual: 'no-stream' });
      expect(await store.head('match-2')).toBeUndefined();
    });

    test('3 any never conflicts; stream-exists conflicts on a missing stream only', async () => {
      const store = await subject.open();
      expect(await store.append('match-1', 'any', [makeEvent()])).toMatchObject({ firstRevision: 0 });
      expect(await store.append('match-1', 'any', [makeEvent()])).toMatchObject({ firstRevision: 1 });
      expect(await store.append('match-1', 'stream-exists', [makeEvent()])).toMatchObject({ firstRevision: 2 });
      const refusal = await refusalOf(store.append('match-2', 'stream-exists', [makeEvent()]));
      expect(refusal).toMatchObject({
        code: 'wrong-expected-revision',
        expected: 'stream-exists',
        actual: 'no-stream',
      });
    });

    test('4 a refused append changes nothing: the next one succeeds, without a hole', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(2));
      for (const expected of [0, 5, 'no-stream'] as const) {
        await refusalOf(store.append('match-1', expected, makeBatch(2)));
      }
      const appended = await store.append('match-1', 1, makeBatch(2));
      const events = await eventsOf(store, 'match-1');
      expectWhole(events);
      expect(events).toHaveLength(4);
      expect(appended).toMatchObject({ firstRevision: 2, position: events[3]?.position });
      if (subject.can.contiguousPositions) expect(positionsOf(events)).toEqual([1, 2, 3, 4]);
    });

    test('5 a batch is all or nothing, with contiguous revisions, and nothing between its events', async () => {
      const store = await subject.open();
      await store.append('other', 'no-stream', [makeEvent()]);
      const others = Array.from({ length: 20 }, () => store.append('other', 'any', [makeEvent()]));
      const { lastRevision, position } = await store.append('match-1', 'no-stream', makeBatch(100));
      await Promise.all(others);
      const broken = [...makeBatch(3), makeEvent({ data: { might: NaN } }), ...makeBatch(3)];
      const refusal = await refusalOf(store.append('match-1', 99, broken));
      expect(refusal).toMatchObject({ code: 'invalid-event', path: '$[3].data.might' });
      const events = await eventsOf(store, 'match-1');
      expectWhole(events);
      expect([lastRevision, position]).toEqual([99, events[99]?.position]);
      const all = await collect(store.readAll());
      const first = all.findIndex((event) => event.stream === 'match-1');
      expect(all.slice(first, first + 100)).toEqual(events);
      expect(all).toHaveLength(121);
    });

    test('6 no events: the expectation is checked, nothing moves, nothing stays locked', async () => {
      const store = await subject.open();
      const nothing = await store.append('match-1', 'no-stream', []);
      expect(nothing).toEqual({
        stream: 'match-1',
        firstRevision: 0,
        lastRevision: -1,
        nextExpected: 'no-stream',
        position: expect.any(Number),
        repeated: false,
        data: [],
      });
      if (subject.can.alone) expect(nothing.position).toBe(0);
      expect(await store.head('match-1')).toBeUndefined();
      await store.append('match-1', 'no-stream', makeBatch(2));
      const answers: ExpectedRevision[] = [];
      for (const expected of [1, 'any', 'stream-exists'] as const) {
        answers.push((await store.append('match-1', expected, [])).nextExpected);
      }
      expect(answers).toEqual([1, 1, 1]);
      expect((await refusalOf(store.append('match-1', 0, []))).code).toBe('wrong-expected-revision');
      expect(await store.append('match-1', 1, makeBatch(1))).toMatchObject({ firstRevision: 2, repeated: false });
      expect(await eventsOf(store, 'match-1')).toHaveLength(3);
    });

    test('8 what was appended can be read at once', async () => {
      const store = await subject.open();
      let after: number | undefined;
      for (let revision = 0; revision < 20; revision++) {
        const { position } = await store.append('match-1', 'any', [makeEvent({ data: revision })]);
        const read = await collect(store.readAll(after === undefined ? {} : { after }));
        expect(read).toEqual([expect.objectContaining({ position, revision, data: revision })]);
        expect(await eventsOf(store, 'match-1')).toHaveLength(revision + 1);
        expect(await store.head('match-1')).toMatchObject({ revision });
        after = position;
      }
    });
  });
};
