import { cp, rm } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openKurrentStore } from '#event-store/kurrentdb';
import { collect, makeBatch, refusalOf } from './events.js';
import { follow, until } from './following.js';
import { useOwnServer } from './real-server.js';
import { useClosing } from './subject.js';

describe('a real server that is put back to an older copy of its data', () => {
  const keep = useClosing();
  const server = useOwnServer();
  const copy = (): string => `${server.folder()}-copy`;
  afterAll(() => rm(copy(), { recursive: true, force: true }));

  test('26 viewers are told, a checkpoint ahead is refused, and nobody writes on as if nothing had happened', async () => {
    const store = keep(await openKurrentStore({ connection: server.connection }));
    await store.append('match-1', 'no-stream', makeBatch(5));
    await server.kill();
    await cp(server.folder(), copy(), { recursive: true });
    await server.start();

    const viewer = await follow(store, { stream: 'match-1' });
    const { position, lastRevision } = await store.append('match-1', 4, makeBatch(50));
    const head = await store.head('match-1');
    await until(() => viewer.events.length === 55);
    await server.kill();
    await rm(server.folder(), { recursive: true });
    await cp(copy(), server.folder(), { recursive: true });
    await server.start();

    expect(await viewer.subscription.ended).toMatchObject({ reason: 'failed', error: { code: 'checkpoint-ahead' } });
    const onEvent = (): void => undefined;
    expect((await refusalOf(store.subscribe({ after: position, onEvent }))).code).toBe('checkpoint-ahead');
    expect((await refusalOf(store.subscribe({ stream: 'match-1', after: lastRevision, onEvent }))).code).toBe(
      'checkpoint-ahead',
    );
    expect(await refusalOf(store.append('match-1', lastRevision, makeBatch(1)))).toMatchObject({
      code: 'wrong-expected-revision',
      actual: 4,
    });
    expect((await store.verify(head === undefined ? [] : [head])).problems).toMatchObject([
      { stream: 'match-1', revision: 54 },
    ]);
    // From here on it is a store like any other.
    const fresh = await follow(store, { after: 0 });
    await store.append('match-1', 4, makeBatch(2));
    await until(() => fresh.events.length === 7);
    expect(fresh.events).toEqual(await collect(store.readAll()));
  });
});
