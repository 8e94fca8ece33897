import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { EventStore } from '#event-store';
import { type KurrentStoreOptions, openKurrentStore } from '#event-store/kurrentdb';
import { hazardCases } from './cases/kurrentdb-hazards.js';
import { otherProgramCases } from './cases/kurrentdb-others.js';
import { collect, dataOf, expectWhole, makeBatch, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { type AppendFault, type Peer, startPeer } from './kurrentdb-peer/index.js';
import { useClosing, useFolder } from './subject.js';

/** A peer for the test file, without faults at the start of each test. */
const usePeer = (): (() => Peer) => {
  const path = useFolder();
  let peer: Peer;
  beforeAll(async () => {
    peer = await startPeer({ path: path() });
  });
  afterEach(async () => {
    peer.clearFaults();
    await peer.line.set('open');
  });
  afterAll(() => peer.stop());
  return () => peer;
};

describe('the hazards of the client, on the peer', () => {
  const peer = usePeer();
  hazardCases(() => peer().connection);
});

describe('other programs on the peer', () => {
  const peer = usePeer();
  otherProgramCases(() => peer().connection);
});

describe('faults of the server, on the peer', () => {
  const keep = useClosing();
  const peer = usePeer();
  const otherPath = useFolder();
  const stream = (): string => `fault-${randomUUID()}`;
  const open = async (options: Partial<KurrentStoreOptions> = {}): Promise<EventStore> =>
    keep(await openKurrentStore({ connection: peer().connection, ...options }));

  test.each<AppendFault>(['swallow', 'lose', 'cut-after', 'cut-before'])(
    '12 an append meets "%s": tried again within the same call, there once',
    async (fault) => {
      const store = await open({ answerWithin: 500 });
      const name = stream();
      await store.append(name, 'no-stream', makeBatch(1));
      peer().faults.appends.push(fault);
      const batch = makeBatch(3);
      expect(await store.append(name, 0, batch)).toMatchObject({ firstRevision: 1, lastRevision: 3 });
      expect(peer().faults.appends).toEqual([]);
      const events = await collect(store.readStream(name));
      expectWhole(events);
      expect(events.slice(1).map(({ id }) => id)).toEqual(batch.map(({ id }) => id));
    },
  );

  test.each<AppendFault>(['swallow', 'lose'])(
    '12 no try is answered ("%s"): doubt is told as doubt, within our own time, and the retry settles it',
    async (fault) => {
      const store = await open({ answerWithin: 1000, giveUpAfter: 3000 });
      const name = stream();
      await store.append(name, 'no-stream', makeBatch(1));
      peer().faults.appends.push(...Array.from({ length: 20 }, () => fault));
      const batch = makeBatch(2);
      expect((await refusalOf(store.append(name, 0, batch))).code).toBe('append-in-doubt');
      peer().faults.appends.length = 0;
      expect(await store.append(name, 0, batch)).toMatchObject({ firstRevision: 1, lastRevision: 2 });
      expect(await dataOf(store, name)).toEqual([0, 0, 1]);
    },
  );

  test('12 one try may take long, and the request with all its tries does not: it is given up in the middle of a try', async () => {
    const store = await open({ answerWithin: 1_000_000, giveUpAfter: 1000 });
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(1));
    peer().faults.appends.push('swallow');
    const batch = makeBatch(1);
    expect((await refusalOf(store.append(name, 0, batch))).code).toBe('append-in-doubt');
    expect(await store.append(name, 0, batch)).toMatchObject({ firstRevision: 1 });
    expect(await dataOf(store, name)).toHaveLength(2);
  });

  test('42 every answer is late: nothing is sent twice as long as the answers are in time', async () => {
    const store = await open({ answerWithin: 5000 });
    const name = stream();
    peer().faults.delay = 150;
    const viewer = await follow(store, { stream: name });
    await Promise.all([0, 1, 2].map((n) => store.append(name, n === 0 ? 'no-stream' : n - 1, makeBatch(1))));
    await until(() => viewer.events.length === 3);
    expectWhole(await collect(store.readStream(name)));
  });

  test('30 the server restarts with its data: subscriptions go on where they were, no one subscribes anew', async () => {
    const store = await open();
    const prefix = `${stream()}:`;
    const all = await follow(store, { streamPrefix: prefix });
    const one = await follow(store, { stream: `${prefix}0` });
    for (let round = 0; round < 5; round++) {
      const at = round === 0 ? 'no-stream' : round * 2 - 1;
      await Promise.all([0, 1].map((n) => store.append(`${prefix}${String(n)}`, at, makeBatch(2))));
      await peer().restart();
    }
    await until(() => all.events.length === 20 && one.events.length === 10);
    expectWhole(one.events);
    expect(all.events).toEqual(await collect(store.readAll({ streamPrefix: prefix })));
    expect([all.caughtUpAt.length, one.caughtUpAt.length]).toEqual([1, 1]);
  });

  test('30 the server says that a subscriber fell behind and caught up again: the viewer is told once, and misses nothing', async () => {
    const store = await open();
    const name = stream();
    const viewer = await follow(store, { stream: name });
    for (let round = 0; round < 4; round++) {
      await store.append(name, round === 0 ? 'no-stream' : round * 3 - 1, makeBatch(3));
      peer().fallBehind();
    }
    await until(() => viewer.events.length === 12);
    expectWhole(viewer.events);
    expect(viewer.caughtUpAt).toHaveLength(1);
  });

  test('30 the leader is elsewhere: appends go there by themselves', async () => {
    const other = await startPeer({ path: otherPath() });
    try {
      const store = await open();
      const name = stream();
      peer().faults.leader = { host: '127.0.0.1', port: other.port };
      await store.append(name, 'no-stream', makeBatch(2));
      const there = keep(await openKurrentStore({ connection: other.connection }));
      expect(await dataOf(there, name)).toEqual([0, 1]);
    } finally {
      await other.stop();
    }
  });
  test('42 the server is starting: requests wait until it is ready', async () => {
    const store = await open();
    const name = stream();
    peer().faults.notReady = true;
    const appended = store.append(name, 'no-stream', makeBatch(2));
    await setTimeout(400);
    peer().faults.notReady = false;
    expect(await appended).toMatchObject({ lastRevision: 1 });
    expect(await dataOf(store, name)).toEqual([0, 1]);
  });

  test.each(['wrong', 'denied'] as const)('42 credentials are %s: a typed error, and it stays usable', async (how) => {
    const store = await open({ giveUpAfter: 10_000 });
    const name = stream();
    await store.append(name, 'no-stream', makeBatch(1));
    peer().faults.credentials = how;
    expect((await refusalOf(collect(store.readStream(name)))).code).toBe('store-refused');
    const refusal = await refusalOf(openKurrentStore({ connection: peer().connection, connectWithin: 500 }));
    expect(refusal.code).toBe('store-refused');
    peer().faults.credentials = 'accepted';
    expect(await store.append(name, 0, makeBatch(1))).toMatchObject({ lastRevision: 1 });
  });

  test.each(['5.0.11', '21.10.0'])(
    '42 a server of version %s: refused at the start, with what is needed',
    async (version) => {
      const old = await startPeer({ path: otherPath() });
      try {
        old.faults.version = version;
        const refusal = await refusalOf(openKurrentStore({ connection: old.connection }));
        expect(refusal.code).toBe('store-too-old');
        expect(refusal.message).toContain('22.10');
      } finally {
        await old.stop();
      }
    },
  );
});
