import { describe, expect, test } from '@jest/globals';
import { eventsOf, makeBatch, makeEvent, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';

/** Cases 9 to 12: the same append again. (13, two processes at once, is a case of the disk.) */
export const retryCases = (subject: Subject): void => {
  describe('idempotent retry', () => {
    test('9 same ids, same expected revision: the first answer again, nothing written, also with later events on top', async () => {
      const store = await subject.open();
      const first = makeBatch(3);
      const second = makeBatch(2);
      const answers = [await store.append('match-1', 'no-stream', first), await store.append('match-1', 2, second)];
      await store.append('match-1', 4, makeBatch(5));
      expect(await store.append('match-1', 'no-stream', first)).toEqual({ ...answers[0], repeated: true });
      expect(await store.append('match-1', 2, second)).toEqual({ ...answers[1], repeated: true });
      expect(await eventsOf(store, 'match-1')).toHaveLength(10);
    });

    test('10 same ids with any or stream-exists, right after and long after: success, nothing written (the strong rule)', async () => {
      const store = await subject.open();
      const batch = makeBatch(2);
      await store.append('other', 'any', makeBatch(1));
      const answer = await store.append('match-1', 'any', batch);
      expect(await store.append('match-1', 'any', batch)).toEqual({ ...answer, repeated: true });
      for (let round = 0; round < 30; round++) await store.append('match-1', 'any', makeBatch(100));
      expect(await store.append('match-1', 'any', batch)).toEqual({ ...answer, repeated: true });
      expect(await store.append('match-1', 'stream-exists', batch)).toEqual({ ...answer, repeated: true });
      expect(await store.head('match-1')).toMatchObject({ revision: 3001 });
    });

    test.each([
      ['an exact revision', 0],
      ['any', 'any'],
      ['stream-exists', 'stream-exists'],
    ] as const)('11 a part known, a part new, with %s: a conflict', async (_name, expected) => {
      const store = await subject.open();
      const [opening, a, b, c] = makeBatch(4) as [never, never, never, never];
      await store.append('match-1', 'no-stream', [opening]);
      await store.append('match-1', 0, [a, b]);
      for (const mixed of [
        [a, c],
        [c, b],
        [b, a],
        [a, b, c],
        [b, c],
      ]) {
        expect(await refusalOf(store.append('match-1', expected, mixed))).toMatchObject({
          code: 'idempotency-conflict',
          reason: 'partly-known',
          stream: 'match-1',
        });
      }
      expect(await eventsOf(store, 'match-1')).toHaveLength(3);
    });

    test.each([
      ['data', { data: { seat: 1 } }],
      ['type', { type: 'PointLost' }],
      ['time', { at: '2026-05-01T18:30:01.000Z' }],
      ['actor', { actor: 'judge' }],
      ['rules', { because: [] }],
    ])('11 same id with other %s: a conflict, never silent success', async (_name, change) => {
      const store = await subject.open();
      const event = makeEvent();
      await store.append('match-1', 'no-stream', [event]);
      for (const expected of ['no-stream', 'any'] as const) {
        const refusal = await refusalOf(store.append('match-1', expected, [{ ...event, ...change }]));
        expect(refusal).toMatchObject({ code: 'idempotency-conflict', reason: 'other-content', id: event.id });
      }
      expect(await eventsOf(store, 'match-1')).toHaveLength(1);
    });

    test('11 same id in another stream: another event; twice in one batch: refused', async () => {
      const store = await subject.open();
      const event = makeEvent();
      await store.append('match-1', 'no-stream', [event]);
      expect(await store.append('match-2', 'no-stream', [event])).toMatchObject({ repeated: false, firstRevision: 0 });
      expect((await eventsOf(store, 'match-2')).map(({ id }) => id)).toEqual([event.id]);
      expect(await refusalOf(store.append('match-3', 'any', [event, event]))).toMatchObject({
        code: 'invalid-event',
        path: '$[1].id',
      });
    });

    test('12 the answer was lost after the commit: the retry finds the one event', async () => {
      const store = await subject.open();
      const batch = makeBatch(2);
      // The caller goes away before the answer comes, as behind a connection that was cut.
      void store.append('match-1', 'no-stream', batch);
      expect(await store.append('match-1', 'no-stream', batch)).toMatchObject({ repeated: true, lastRevision: 1 });
      expect(await eventsOf(store, 'match-1')).toHaveLength(2);
    });

    if (!subject.can.durable) return;
    test('9 the same after the store was opened again', async () => {
      const first = await subject.open();
      const batch = makeBatch(3);
      const answer = await first.append('match-1', 'no-stream', batch);
      await first.append('match-1', 2, makeBatch(3));
      const store = await subject.reopen(first);
      expect(await store.append('match-1', 'no-stream', batch)).toEqual({ ...answer, repeated: true });
      expect(await store.append('match-1', 'any', batch)).toEqual({ ...answer, repeated: true });
      expect(await eventsOf(store, 'match-1')).toHaveLength(6);
    });
  });
};
