import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { Json, NewEnvelope } from '#kernel';
import type { EventStore, EventStoreError, RecordedEvent } from '#event-store';

/** A new event; every field can be set. */
export const makeEvent = (fields: Partial<NewEnvelope> = {}): NewEnvelope => ({
  id: randomUUID(),
  type: 'PointGained',
  schema: 1,
  at: '2026-05-01T18:30:00.000Z',
  actor: 'scorekeeper',
  cause: 'play-1',
  because: ['scoring.conquer'],
  data: { seat: 0, points: 1 },
  ...fields,
});

/** A batch of events with the data 0, 1, 2 ... */
export const makeBatch = (count: number, fields: Partial<NewEnvelope> = {}): NewEnvelope[] =>
  Array.from({ length: count }, (_, index) => makeEvent({ data: index, ...fields }));

/** Collects what a read gives. */
export const collect = async (events: AsyncIterable<RecordedEvent>): Promise<RecordedEvent[]> => {
  const all: RecordedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
};

/** The events of a stream, none when it is missing. */
export const eventsOf = async (store: EventStore, stream: string): Promise<RecordedEvent[]> =>
  (await store.head(stream)) === undefined ? [] : collect(store.readStream(stream));

/** The data of a stream's events. */
export const dataOf = async (store: EventStore, stream: string): Promise<Json[]> =>
  (await eventsOf(store, stream)).map((event) => event.data);

/** Waits for a refusal and gives it; a success fails the test. */
export const refusalOf = async (
  work: Promise<unknown>,
): Promise<EventStoreError & Readonly<Record<string, unknown>>> => {
  const outcome = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`It was not refused: ${JSON.stringify(outcome.value)}`);
  const error = outcome.error as EventStoreError & Readonly<Record<string, unknown>>;
  expect(error).toBeInstanceOf(Error);
  expect(typeof error.code).toBe('string');
  // What, where and how to mend it, in sentences.
  expect(error.message).toMatch(/^.{20,}\.$/s);
  return error;
};

/** The places of events in the whole store. */
export const positionsOf = (events: readonly RecordedEvent[]): number[] => events.map((event) => event.position);

/** Expects revisions without holes, and positions that rise. */
export const expectWhole = (events: readonly RecordedEvent[]): void => {
  expect(events.map((event) => event.revision)).toEqual(events.map((_, index) => index));
  const positions = positionsOf(events);
  expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
};
