import { describe, expect, test } from '@jest/globals';
import type { NewEnvelope } from '#kernel';
import {
  type Appended,
  type EventStore,
  type EventStoreError,
  type ExpectedRevision,
  WrongExpectedRevisionError,
} from '#event-store';
import { collect, eventsOf, expectWhole, makeBatch, makeEvent, positionsOf, refusalOf } from '../events.js';
import type { Subject } from '../subject.js';
import fc from '../../support/fast-check.js';

/** An append as the schedule has it: to one of three streams, a batch of a small pool, so that retries come up. */
interface Step {
  readonly stream: number;
  readonly expected: ExpectedRevision;
  readonly batch: number;
}

const STEP = fc.record({
  stream: fc.nat(2),
  expected: fc.oneof(
    { weight: 3, arbitrary: fc.nat(12) },
    { weight: 1, arbitrary: fc.constantFrom<ExpectedRevision>('no-stream', 'stream-exists', 'any') },
  ),
  batch: fc.nat(9),
});

const isConflict = (ids: readonly string[], expected: ExpectedRevision): boolean => {
  if (typeof expected === 'number') return expected !== ids.length - 1;
  if (expected === 'no-stream') return ids.length > 0;
  return expected === 'stream-exists' && ids.length === 0;
};

/** Revisions at which an id of the batch would make it a retry. */
const knownAt = (ids: readonly string[], expected: ExpectedRevision, batch: readonly string[]): readonly number[] => {
  const base = expected === 'no-stream' ? -1 : expected;
  const known = [...ids.keys()].filter((revision) => batch.includes(ids[revision] ?? ''));
  return typeof base === 'number'
    ? known.filter((revision) => revision > base && revision <= base + batch.length)
    : known;
};

/** The contract in its plainest form: what one step does to plain lists of ids. */
const expectedOutcome = (ids: string[], expected: ExpectedRevision, batch: readonly string[]): string => {
  const known = knownAt(ids, expected, batch);
  const [start] = known;
  if (start !== undefined) {
    const isWhole = known.length === batch.length && batch.every((id, index) => ids[start + index] === id);
    return isWhole ? `repeated ${String(start)}` : 'idempotency-conflict';
  }
  if (isConflict(ids, expected)) return 'wrong-expected-revision';
  ids.push(...batch);
  return `new ${String(ids.length - batch.length)}`;
};

const outcomeOf = (appending: Promise<Appended>): Promise<string> =>
  appending.then(
    (appended) => `${appended.repeated ? 'repeated' : 'new'} ${String(appended.firstRevision)}`,
    (error: unknown) => (error as EventStoreError).code,
  );

const raceCases = (subject: Subject): void => {
  test('23 64 writers on 64 streams: all succeed, contiguous each', async () => {
    const store = await subject.open();
    const write = async (stream: string): Promise<void> => {
      let expected: ExpectedRevision = 'no-stream';
      for (let round = 0; round < subject.measures.rounds; round++)
        ({ nextExpected: expected } = await store.append(stream, expected, makeBatch(3)));
    };
    const streams = Array.from({ length: 64 }, (_, index) => `match-${String(index)}`);
    await Promise.all(streams.map(write));
    for (const stream of streams) {
      const events = await eventsOf(store, stream);
      expect(events).toHaveLength(3 * subject.measures.rounds);
      expectWhole(events);
    }
    expect((await store.verify()).problems).toEqual([]);
  });

  test('23 64 writers on one stream at one revision: one wins, 63 typed conflicts, no hole', async () => {
    const store = await subject.open();
    let expected: ExpectedRevision = 'no-stream';
    const rounds = subject.measures.rounds / 2;
    for (let round = 0; round < rounds; round++) {
      const at: ExpectedRevision = expected;
      const outcomes = await Promise.all(
        Array.from({ length: 64 }, () => outcomeOf(store.append('match-1', at, makeBatch(2)))),
      );
      expect(outcomes.filter((outcome) => outcome === `new ${String(round * 2)}`)).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'wrong-expected-revision')).toHaveLength(63);
      expected = round * 2 + 1;
    }
    const events = await eventsOf(store, 'match-1');
    expect(events).toHaveLength(2 * rounds);
    expectWhole(events);
  });
};

/** Written again at the stream's true end on purpose: new events with old ids, which the contract lets stand. Not a schedule's matter. */
const isDoubled = (ids: readonly string[], expected: ExpectedRevision, batch: readonly NewEnvelope[]): boolean =>
  expected === ids.length - 1 && batch.some((event) => ids.includes(event.id));

/** Runs a schedule, many steps at once, and compares every answer and the outcome with the model. */
const runSchedule = async (store: EventStore, run: number, rounds: readonly (readonly Step[])[]): Promise<void> => {
  const streamOf = (index: number): string => `run-${String(run)}-match-${String(index)}`;
  const pool = Array.from({ length: 10 }, (_, index) => makeBatch(1 + (index % 3)));
  // Two batches share an event, so that a part can be known.
  pool[9] = [pool[8]?.[0] as NewEnvelope, makeEvent()];
  const model = [[], [], []] as string[][];
  for (const round of rounds) {
    const expected: string[] = [];
    const answers: Promise<string>[] = [];
    for (const step of round) {
      const batch = pool[step.batch] ?? [];
      if (isDoubled(model[step.stream] ?? [], step.expected, batch)) continue;
      expected.push(
        expectedOutcome(
          model[step.stream] ?? [],
          step.expected,
          batch.map((event) => event.id),
        ),
      );
      answers.push(outcomeOf(store.append(streamOf(step.stream), step.expected, batch)));
    }
    expect(await Promise.all(answers)).toEqual(expected);
  }
  for (const [index, ids] of model.entries()) {
    const events = await eventsOf(store, streamOf(index));
    expect(events.map((event) => event.id)).toEqual(ids);
    expectWhole(events);
  }
};

/** Appends batches of two against somebody else: on a conflict at the revision the conflict names. */
const compete = async (store: EventStore, batches: number): Promise<void> => {
  let expected: ExpectedRevision = 'no-stream';
  for (let written = 0; written < batches;) {
    try {
      ({ nextExpected: expected } = await store.append('shared', expected, makeBatch(2)));
      written += 1;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
      expected = error.actual;
    }
  }
};

const openersCases = (subject: Subject, beside: NonNullable<Subject['beside']>): void => {
  test('13 two openers retry the same batch at once: one event each, one of them was the first', async () => {
    const one = await subject.open();
    const other = await beside(one);
    for (let round = 0; round < 10; round++) {
      const batch = makeBatch(3);
      const stream = `match-${String(round)}`;
      const expected = round % 2 === 0 ? 'no-stream' : 'any';
      const answers = await Promise.all([one, other].map((store) => store.append(stream, expected, batch)));
      expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
      expect(answers[0]).toEqual({ ...answers[1], repeated: answers[0]?.repeated });
      expect((await eventsOf(other, stream)).map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    }
  });

  test('23 two openers on one stream: typed conflicts, contiguous revisions, one chain', async () => {
    const one = await subject.open();
    const other = await beside(one);
    await Promise.all([compete(one, 50), compete(other, 50)]);
    const events = await eventsOf(one, 'shared');
    expect(events).toHaveLength(200);
    expectWhole(events);
    expect(await eventsOf(other, 'shared')).toEqual(events);
    expect(await one.head('shared')).toEqual(await other.head('shared'));
    expect((await one.verify()).problems).toEqual([]);
  });
};

const queueCases = (subject: Subject): void => {
  test('24 the queue is bounded: what it cannot take is refused with a typed error, the rest is written', async () => {
    const store = await subject.open({ limits: { maxQueuedAppends: 8 } });
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        outcomeOf(store.append(`match-${String(index)}`, 'no-stream', makeBatch(1))),
      ),
    );
    const written = outcomes.filter((outcome) => outcome === 'new 0').length;
    expect(written).toBeGreaterThanOrEqual(8);
    expect(outcomes.filter((outcome) => outcome === 'queue-full')).toHaveLength(200 - written);
    expect(written).toBeLessThan(200);
    for (const [index, outcome] of outcomes.entries()) {
      expect(await eventsOf(store, `match-${String(index)}`)).toHaveLength(outcome === 'new 0' ? 1 : 0);
    }
    const refused = outcomes.indexOf('queue-full');
    expect(await store.append(`match-${String(refused)}`, 'no-stream', makeBatch(1))).toMatchObject({
      lastRevision: 0,
    });
  });

  test('24 the queue is bounded in bytes, and takes an append that is alone whatever its size', async () => {
    const store = await subject.open({ limits: { maxQueuedBytes: 5000 } });
    const large = store.append('match-1', 'any', makeBatch(1, { data: 'x'.repeat(8000) }));
    const refusal = await refusalOf(store.append('match-2', 'any', makeBatch(1)));
    expect(refusal).toMatchObject({ code: 'queue-full', waiting: 1 });
    await large;
    await store.append('match-2', 'no-stream', makeBatch(1));
  });

  test('24 what waits in the queue is written before the store closes', async () => {
    const store = await subject.open();
    const appends = Array.from({ length: 50 }, () => store.append('match-1', 'any', makeBatch(2)));
    const again = subject.can.durable ? await subject.reopen(store) : store;
    await Promise.all(appends);
    expect(await eventsOf(again, 'match-1')).toHaveLength(100);
  });
};

/** Cases 13, 23 and 24 within one process. */
export const concurrencyCases = (subject: Subject): void => {
  describe('concurrency', () => {
    raceCases(subject);
    if (subject.beside !== undefined) openersCases(subject, subject.beside);
    if (subject.can.queue) queueCases(subject);

    test('23 random schedules of appends and retries do what the model does', async () => {
      const store = await subject.open();
      let run = 0;
      const schedules = fc.array(fc.array(STEP, { minLength: 1, maxLength: 8 }), { maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(schedules, (rounds) => runSchedule(store, ++run, rounds)),
        { numRuns: subject.measures.schedules },
      );
      expect((await store.verify()).problems).toEqual([]);
      const positions = positionsOf(await collect(store.readAll()));
      if (subject.can.contiguousPositions) expect(positions).toEqual(positions.map((_, index) => index + 1));
    });

    test('24 a slow reader and a blocked subscriber stop no append', async () => {
      const store = await subject.open();
      await store.append('match-1', 'no-stream', makeBatch(300));
      const reader = store.readStream('match-1')[Symbol.asyncIterator]();
      await reader.next();
      const blocked = await store.subscribe({ onEvent: () => new Promise(() => undefined) });
      for (let round = 0; round < 100; round++) await store.append('match-1', 'any', makeBatch(1));
      expect(await store.head('match-1')).toMatchObject({ revision: 399 });
      expect(blocked.checkpoint()).toBeLessThan((await eventsOf(store, 'match-1'))[0]?.position ?? 0);
      await store.close();
    });
  });
};
