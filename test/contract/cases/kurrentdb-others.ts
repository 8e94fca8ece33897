import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { ANY, jsonEvent, type KurrentDBClient, type ResolvedEvent } from '@kurrent/kurrentdb-client';
import type { EventStore, UnreadableEvent } from '#event-store';
import { openKurrentStore } from '#event-store/kurrentdb';
import { collect, makeBatch, makeEvent, refusalOf } from '../events.js';
import { follow, until } from '../following.js';
import { useRawClient } from '../raw-client.js';
import { useClosing } from '../subject.js';

/** What other programs do on the same server, real or not. Call it within `describe`. */
export const otherProgramCases = (server: () => string): void => {
  const keep = useClosing();
  const rawClient = useRawClient(server);
  const open = async (): Promise<EventStore> => keep(await openKurrentStore({ connection: server() }));
  const stream = (): string => `others-${randomUUID()}`;

  const recordsOf = async (client: KurrentDBClient, name: string): Promise<ResolvedEvent[]> => {
    const records: ResolvedEvent[] = [];
    for await (const record of client.readStream(name)) records.push(record);
    return records;
  };

  /** Copies a stream of ours, event for event, with a change to the one at a revision. */
  const copyChanged = async (
    from: string,
    to: string,
    change: (data: Buffer, metadata: Record<string, unknown>) => void,
  ) => {
    const client = rawClient();
    const records = await recordsOf(client, from);
    const events = records.map(({ event }, index) => {
      const data = Buffer.from(event?.data as Uint8Array);
      const metadata = { ...(event?.metadata as Record<string, unknown>) };
      if (index === 1) change(data, metadata);
      const text = JSON.stringify(metadata).replaceAll(from, to);
      return {
        id: randomUUID(),
        type: event?.type ?? '',
        contentType: 'application/octet-stream' as const,
        data: new Uint8Array(data),
        metadata: new TextEncoder().encode(text),
      };
    });
    await client.appendToStream(to, events, { streamState: ANY });
  };

  test('34 an event that somebody else wrote into a stream of ours: found by reads, views, appends and verification', async () => {
    const store = await open();
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(2));
    const viewer = await follow(store, { stream: name });
    await until(() => viewer.events.length === 2);
    await rawClient().appendToStream(name, jsonEvent({ type: 'TheirEvent', data: { secret: 'hidden card' } }), {
      streamState: ANY,
    });
    const shape = { code: 'foreign-event', stream: name, revision: 2 };
    const refusal = await refusalOf(collect(store.readStream(name)));
    expect(refusal).toMatchObject(shape);
    expect(refusal.message).not.toContain('hidden card');
    expect(await refusalOf(store.append(name, 2, [makeEvent()]))).toMatchObject(shape);
    expect(await refusalOf(store.head(name))).toMatchObject(shape);
    expect(await viewer.subscription.ended).toMatchObject({ reason: 'failed', error: shape });
    expect(viewer.events).toHaveLength(2);
    expect(await refusalOf(collect(store.readAll({ streamPrefix: name })))).toMatchObject(shape);
    const { problems } = await store.verify();
    expect(problems.filter((problem) => problem.stream === name)).toMatchObject([{ revision: 2 }]);
  });

  test('34 who reads the whole store may pass such an event over, and is told where it is', async () => {
    const store = await open();
    const name = stream();
    const told: unknown[] = [];
    const onUnreadable = ({ stream: at, revision, error }: UnreadableEvent): void => {
      told.push([at, revision, error.code]);
    };
    await store.append(`${name}-1`, 'no-stream', makeBatch(2));
    const viewer = await follow(store, { streamPrefix: name, onUnreadable });
    await until(() => viewer.events.length === 2);
    await rawClient().appendToStream(`${name}-1`, jsonEvent({ type: 'TheirEvent', data: { secret: 'hidden card' } }), {
      streamState: ANY,
    });
    await store.append(`${name}-2`, 'no-stream', makeBatch(1));
    await until(() => viewer.events.length === 3);
    expect(viewer.events.at(-1)).toMatchObject({ stream: `${name}-2`, revision: 0 });
    const read = await collect(store.readAll({ streamPrefix: name, onUnreadable }));
    expect(read.map(({ stream: at, revision }) => [at, revision])).toEqual([
      [`${name}-1`, 0],
      [`${name}-1`, 1],
      [`${name}-2`, 0],
    ]);
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (const each of told) expect(each).toEqual([`${name}-1`, 2, 'foreign-event']);
  });

  test.each([
    ['a bit of its data', (data: Buffer) => void data.writeUInt8(data.readUInt8(0) ^ 1, 0)],
    ['its time', (_: Buffer, metadata: Record<string, unknown>) => void (metadata['at'] = '2026-05-01T18:30:00.001Z')],
    ['who did it', (_: Buffer, metadata: Record<string, unknown>) => void (metadata['actor'] = 'somebody')],
    ['when it was taken', (_: Buffer, metadata: Record<string, unknown>) => void (metadata['created'] = 1)],
    ['its id', (_: Buffer, metadata: Record<string, unknown>) => void (metadata['id'] = randomUUID())],
    ['its link', (_: Buffer, metadata: Record<string, unknown>) => void (metadata['chain'] = '0'.repeat(64))],
  ])('34 an event of ours with %s changed: found by reading, by the head or by verification', async (_name, change) => {
    const store = await open();
    const [name, copy] = [stream(), stream()];
    await store.append(name, 'no-stream', makeBatch(3, { data: { points: 1 } }));
    await copyChanged(name, copy, change);
    expect(await refusalOf(collect(store.readStream(copy)))).toMatchObject({ code: 'store-damaged', stream: copy });
    const { problems } = await store.verify();
    expect(problems.some((problem) => problem.stream === copy)).toBe(true);
    expect(problems.some((problem) => problem.stream === name)).toBe(false);
  });

  test('40 a stream that was deleted: no chain is begun in the middle of its numbers', async () => {
    const store = await open();
    const name = stream();
    const seen = { stream: name, revision: 2, hash: '' };
    const { lastRevision } = await store.append(name, 'no-stream', makeBatch(3));
    expect(lastRevision).toBe(2);
    await rawClient().deleteStream(name);
    const other = await open();
    expect(await refusalOf(other.append(name, 'no-stream', makeBatch(1)))).toMatchObject({
      code: 'stream-gone',
      loss: 'deleted',
    });
    expect(await refusalOf(other.append(name, 'any', makeBatch(1)))).toMatchObject({ code: 'stream-gone' });
    expect((await refusalOf(collect(other.readStream(name)))).code).toBe('stream-not-found');
    expect((await other.verify([seen])).problems).toContainEqual(
      expect.objectContaining({ stream: name, revision: 2 }),
    );
    await expect(recordsOf(rawClient(), name)).rejects.toThrow();
  });

  test('40 a stream that was tombstoned: typed errors for ever, also for a viewer', async () => {
    const store = await open();
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(3));
    const viewer = await follow(store, { stream: name });
    await until(() => viewer.events.length === 3);
    await rawClient().tombstoneStream(name);
    const shape = { code: 'stream-gone', stream: name, loss: 'tombstoned' };
    expect(await viewer.subscription.ended).toMatchObject({ reason: 'failed', error: shape });
    for (const one of [store, await open()]) {
      expect(await refusalOf(collect(one.readStream(name)))).toMatchObject(shape);
      expect(await refusalOf(one.append(name, 2, makeBatch(1)))).toMatchObject(shape);
      expect(await refusalOf(one.append(name, 'no-stream', makeBatch(1)))).toMatchObject(shape);
      expect(await refusalOf(one.head(name))).toMatchObject(shape);
    }
    expect((await store.verify([{ stream: name, revision: 2, hash: '' }])).problems).toContainEqual(
      expect.objectContaining({ stream: name, revision: 2 }),
    );
  });

  test('40 a stream whose first events were hidden: told, not shown as if it began there', async () => {
    const store = await open();
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(5));
    await rawClient().setStreamMetadata(name, { truncateBefore: 2 });
    expect(await refusalOf(collect(store.readStream(name)))).toMatchObject({ code: 'stream-gone', loss: 'truncated' });
    // What is still there goes on from its head: nothing is lost by writing.
    expect(await store.append(name, 4, makeBatch(1))).toMatchObject({ firstRevision: 5 });
  });

  test('21 events of the server itself are never shown', async () => {
    const store = await open();
    const name = stream();
    const { position } = await store.append(name, 'no-stream', makeBatch(1));
    const viewer = await follow(store, { streamPrefix: name, after: position });
    await rawClient().setStreamMetadata(name, { maxAge: 1_000_000 });
    await store.append(name, 0, makeBatch(1));
    await until(() => viewer.events.length === 1);
    expect(viewer.events[0]).toMatchObject({ stream: name, revision: 1 });
  });
};
