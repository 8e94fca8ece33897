import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CheckpointAheadError } from '#event-store';
import { type KurrentStoreOptions, openKurrentStore } from '#event-store/kurrentdb';
import { collect, dataOf, expectWhole, makeBatch, makeEvent, refusalOf } from '../events.js';
import { follow, until } from '../following.js';
import { type Line, openLine } from '../kurrentdb-peer/line.js';
import { useClosing } from '../subject.js';

const HOST = /\/\/(?:.*@)?[^:/?]+:(\d+)/;

/** The hazards of the client, on a server, real or not, behind a wire that can be cut. Call it within `describe`. */
export const hazardCases = (server: () => string): void => {
  const keep = useClosing();
  let line: Line;
  beforeAll(async () => {
    const port = Number(HOST.exec(server())?.[1] ?? 2113);
    line = await openLine(0, () => port);
  });
  afterAll(() => line.close());

  const stream = (): string => `hazard-${randomUUID()}`;
  const open = async (options: Partial<KurrentStoreOptions> = {}) => {
    const connection = `kurrentdb://127.0.0.1:${String(line.port)}?tls=false`;
    return keep(await openKurrentStore({ connection, ...options }));
  };

  test('42 opened while nobody answers: reads work as soon as somebody does, though the first client never reads again', async () => {
    await line.set('refused');
    const opening = open({ connectWithin: 15_000 });
    await setTimeout(1500);
    await line.set('open');
    const store = await opening;
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(3));
    expect(await dataOf(store, name)).toEqual([0, 1, 2]);
  });

  test('42 nobody answers for a while: appends and reads wait, and go on', async () => {
    const store = await open();
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(1));
    await line.set('refused');
    const appended = store.append(name, 0, makeBatch(2));
    const read = dataOf(store, name);
    await setTimeout(1500);
    await line.set('open');
    expect(await appended).toMatchObject({ firstRevision: 1, lastRevision: 2, repeated: false });
    expect([1, 3]).toContain((await read).length);
  });

  test('42 nobody answers for too long: a typed error that says nothing was written, and later it works again', async () => {
    // Long enough for a new client's first read, also on a slow machine.
    const store = await open({ giveUpAfter: 3000 });
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(1));
    await line.set('refused');
    const batch = makeBatch(2);
    const refusal = await refusalOf(store.append(name, 0, batch));
    expect(['store-unreachable', 'append-in-doubt']).toContain(refusal.code);
    expect((await refusalOf(store.head(name))).code).toBe('store-unreachable');
    await line.set('open');
    expect(await store.append(name, 0, batch)).toMatchObject({ firstRevision: 1, lastRevision: 2 });
    expect(await dataOf(store, name)).toEqual([0, 0, 1]);
  });

  test('12 the wire goes dead in mid append: our own deadline, doubt told as doubt, and the retry finds or writes it once', async () => {
    // A new client's first read takes half a second: the time for an answer has to be longer.
    const store = await open({ answerWithin: 1500, giveUpAfter: 3000 });
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(1));
    await line.set('half-open');
    const batch = makeBatch(2);
    expect((await refusalOf(store.append(name, 0, batch))).code).toBe('append-in-doubt');
    await line.set('open');
    expect(await store.append(name, 0, batch)).toMatchObject({ firstRevision: 1, lastRevision: 2 });
    expect(await dataOf(store, name)).toEqual([0, 0, 1]);
  });

  test('39 the wire stands still for a while, then goes on: nothing is lost, nothing is written twice', async () => {
    const store = await open({ answerWithin: 500 });
    const name = stream();
    const following = await follow(store, { stream: name });
    let head = -1;
    for (let round = 0; round < 3; round++) {
      const appending = Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          store.append(name, head === -1 && index === 0 ? 'no-stream' : head + index, makeBatch(1)),
        ),
      );
      await line.set('half-open');
      await setTimeout(900);
      await line.set('open');
      await appending;
      head += 5;
    }
    const events = await collect(store.readStream(name));
    expectWhole(events);
    expect(events).toHaveLength(15);
    await until(() => following.events.length === 15);
    expect(following.events).toEqual(events);
  });

  test('30 the connection is cut again and again under writers and viewers: once each, in order, no one has to subscribe anew', async () => {
    const store = await open();
    const prefix = `${stream()}:`;
    const all = await follow(store, { streamPrefix: prefix });
    const one = await follow(store, { stream: `${prefix}0` });
    let isOn = true;
    const write = async (name: string): Promise<number> => {
      let head = -1;
      while (isOn) ({ lastRevision: head } = await store.append(name, head === -1 ? 'no-stream' : head, makeBatch(2)));
      return head + 1;
    };
    const writers = Promise.all(Array.from({ length: 8 }, (_, index) => write(`${prefix}${String(index)}`)));
    for (let cut = 0; cut < 8; cut++) {
      await setTimeout(150);
      line.cut();
    }
    isOn = false;
    const counts = await writers;
    const total = counts.reduce((sum, count) => sum + count, 0);
    await until(() => all.events.length >= total && one.events.length >= (counts[0] ?? 0));
    expectWhole(one.events);
    expect(all.events).toEqual(await collect(store.readAll({ streamPrefix: prefix })));
    expect([all.caughtUpAt.length, one.caughtUpAt.length]).toEqual([1, 1]);
  });

  test('30 nobody answers a viewer that is catching up, for longer than anything else is waited for: it goes on', async () => {
    const name = stream();
    await (await open()).append(name, 'no-stream', makeBatch(1500));
    const store = await open({ giveUpAfter: 300 });
    const seen: number[] = [];
    let silence: Promise<void> | undefined;
    const viewer = await follow(store, {
      stream: name,
      onEvent: async ({ revision }) => {
        seen.push(revision);
        if (revision === 0) await line.set('refused');
        silence ??= setTimeout(1500).then(() => line.set('open'));
      },
    });
    await until(() => viewer.caughtUpAt.length === 1);
    await silence;
    expect(seen).toEqual(Array.from({ length: 1500 }, (_, revision) => revision));
  });

  test('42 more viewers than a connection has room for', async () => {
    const store = await open();
    const names = Array.from({ length: 250 }, stream);
    const viewers = await Promise.all(names.map((name) => follow(store, { stream: name })));
    await Promise.all(names.map((name) => store.append(name, 'no-stream', makeBatch(2))));
    await until(() => viewers.every(({ events }) => events.length === 2));
    expect(await dataOf(store, names[249] ?? '')).toEqual([0, 1]);
  });

  test('42 the time of record is ours, to the millisecond, read or subscribed', async () => {
    const created = 1_770_000_000_123;
    const store = await open({ clock: () => created });
    const name = stream();
    const viewer = await follow(store, { stream: name });
    await store.append(name, 'no-stream', [makeEvent()]);
    await until(() => viewer.events.length === 1);
    expect(viewer.events[0]?.created).toBe(created);
    expect(await collect(store.readStream(name))).toEqual(viewer.events);
    expect(await collect(store.readAll({ streamPrefix: name }))).toEqual(viewer.events);
  });

  test('42 a place that is no place of an event is told apart from a server that does not answer', async () => {
    const store = await open();
    const name = stream();
    const { position } = await store.append(name, 'no-stream', makeBatch(2));
    const read = collect(store.readAll({ after: position - 1 }));
    expect(await refusalOf(read)).toMatchObject({ code: 'invalid-request' });
    await expect(collect(store.readAll({ after: 2 ** 50 }))).rejects.toBeInstanceOf(CheckpointAheadError);
  });

  test('16 an event or a batch larger than the server takes: the setting is named, nothing is written, others go on', async () => {
    const store = await open();
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(1));
    const large = makeEvent({ data: 'x'.repeat(1_200_000) });
    const others = Array.from({ length: 10 }, () => store.append(stream(), 'no-stream', makeBatch(1)));
    for (const batch of [[large], [makeEvent(), large], makeBatch(12, { data: 'x'.repeat(100_000) })]) {
      const refusal = await refusalOf(store.append(name, 0, batch));
      expect(refusal).toMatchObject({ code: 'event-too-large', limit: 1_048_576 });
      expect(refusal.message).toContain('MaxAppendSize');
    }
    await Promise.all(others);
    expect(await store.append(name, 0, makeBatch(1))).toMatchObject({ firstRevision: 1 });
  });

  test('37 a backup is left to the server, and the refusal says where to look', async () => {
    const store = await open();
    const refusal = await refusalOf(store.backup('copy.sqlite'));
    expect(refusal.code).toBe('unsupported');
    expect(refusal.message).toMatch(/docs\/reference\/kurrentdb\.md.*migrate/s);
  });
};
