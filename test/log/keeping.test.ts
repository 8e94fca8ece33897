import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { leafOf, MerkleTree, openCheckpoint, openProof, parseNote } from '#log';
import { catchUp, checkLog, followClosings, type HeadLog, headsOf } from '#log/keeping';
import { makeEvent } from '../contract/events.js';
import { headOf, keysOf, newFolder, openLog, refusalOf, sizeOf } from './desk.js';

/** A match whose events are so many and of these types at these revisions. */
const play = async (
  store: EventStore,
  match: string,
  types: Readonly<Record<number, string>>,
  events = 12,
): Promise<void> => {
  const batch = Array.from({ length: events }, (_, revision) =>
    makeEvent({ type: types[revision] ?? 'PointGained', data: revision }),
  );
  await store.append(`match-${match}`, 'any', batch);
};

/** Three matches, with a game, a judge call and two tapes closed. */
const hall = async (): Promise<EventStore> => {
  const store = await openMemoryStore();
  await play(store, 'one', { 4: 'DisputeClosed', 9: 'GameEnded', 11: 'MatchClosed' });
  await play(store, 'two', {});
  await play(store, 'three', { 11: 'MatchClosed' });
  return store;
};

describe('a log of a store', () => {
  test('has a leaf for every game, judge call and tape that was closed, in the order they were', async () => {
    const log = openLog();
    await catchUp(log, await hall());
    expect(log.leaves.heads.map(({ match, revision }) => `${match} ${revision}`)).toEqual([
      'one 4',
      'one 9',
      'one 11',
      'three 11',
    ]);
  });

  test('logs what is closed as it happens, and has a checkpoint with it', async () => {
    const [log, store] = [openLog(), await hall()];
    const following = await followClosings(log, store);
    await play(store, 'four', { 3: 'GameEnded' });
    const other = await store.subscribe({ onEvent: () => undefined });
    while (log.leaves.placeOf({ match: 'four', revision: 3 }) === undefined)
      await new Promise((done) => setTimeout(done, 5));
    following.unsubscribe();
    other.unsubscribe();
    expect(sizeOf(log.checkpoint())).toBe(5);
  });

  test('rebuilt from the store alone gives every checkpoint that was published', async () => {
    const [first, store] = [openLog(), await hall()];
    const published = [await catchUp(first, store)];
    for (const match of ['four', 'five']) {
      await play(store, match, { 3: 'GameEnded', 5: 'DisputeClosed', 11: 'MatchClosed' });
      published.push(await catchUp(first, store));
    }
    const again = openLog();
    await catchUp(again, store);
    for (const text of published) {
      const { size, root: told } = openCheckpoint(text, keysOf(first)).checkpoint;
      expect(again.leaves.tree.root(size)).toEqual(told);
    }
    expect(published.map(sizeOf)).toEqual([4, 7, 10]);
  });

  test('takes a head on demand, once, and finds nothing wrong with itself', async () => {
    const [log, store] = [openLog(), await hall()];
    await catchUp(log, store);
    const heads = await headsOf(store, 'two', null);
    expect([sizeOf(log.add(heads)), sizeOf(log.add(heads))]).toEqual([5, 5]);
    expect(openProof(log.prove({ match: 'two' }), keysOf(log)).head).toEqual(heads[0]);
    expect(await checkLog(log, store)).toMatchObject({ size: 5, checkpoints: 2, faults: [], unlogged: 0 });
  });

  test('knows which closings it has missed', async () => {
    const log = openLog();
    expect(await checkLog(log, await hall())).toMatchObject({ size: 0, faults: [], unlogged: 4 });
  });
});

describe('a store that somebody has written anew, chains and all', () => {
  const changed = async (types: Readonly<Record<number, string>>, events = 12): Promise<EventStore> => {
    const store = await openMemoryStore();
    await play(store, 'one', types, events);
    await play(store, 'three', { 11: 'MatchClosed' });
    return store;
  };

  /** The log of one store held against another: what is said of each match. */
  const said = async (forged: EventStore): Promise<readonly string[]> => {
    const [log, store] = [openLog(), await openMemoryStore()];
    const batch = Array.from({ length: 12 }, (_, revision) =>
      makeEvent({
        id: randomUUID(),
        type: { 4: 'DisputeClosed', 9: 'GameEnded', 11: 'MatchClosed' }[revision] ?? 'PointGained',
        data: revision,
      }),
    );
    await store.append('match-one', 'any', batch);
    await catchUp(log, store);
    return (await checkLog(log, forged)).faults.map(({ match, what }) => `${match ?? 'log'} ${what}`);
  };

  test('is found by its first game', async () => {
    expect(await said(await changed({ 9: 'GameEnded' }))).toEqual(['one is another from one of the events 0 to 4 on']);
  });

  test('is found where its end was cut', async () => {
    expect(await said(await changed({}, 3))).toEqual([
      'one was logged at revision 4 and is not there as far as that: it was removed or cut',
    ]);
  });

  test('is found where a match is gone', async () => {
    expect(await said(await openMemoryStore())).toEqual([
      'one was logged at revision 4 and is not there as far as that: it was removed or cut',
    ]);
  });

  test('names the events between the last head that fits and the first that does not', async () => {
    const store = await openMemoryStore();
    const events = Array.from({ length: 12 }, (_, revision) =>
      makeEvent({ type: { 4: 'DisputeClosed', 9: 'GameEnded' }[revision] ?? 'PointGained', data: revision }),
    );
    const clock = { clock: () => 1000 };
    const [whole, forged] = [await openMemoryStore(clock), await openMemoryStore(clock)];
    await whole.append('match-one', 'any', events);
    await forged.append(
      'match-one',
      'any',
      events.map((event, at) => (at === 7 ? { ...event, data: 'another' } : event)),
    );
    await store.close();
    const log = openLog();
    await catchUp(log, whole);
    expect((await checkLog(log, forged)).faults).toEqual([
      { match: 'one', what: 'is another from one of the events 5 to 9 on' },
    ]);
    const [, now] = await headsOf(forged, 'one', [4, 9]);
    expect(refusalOf(() => log.add(now === undefined ? [] : [now])).code).toBe('log/rewritten');
  });
});

describe('the signer', () => {
  const grown = (...matches: readonly string[]): { readonly log: HeadLog; readonly at: (name: string) => string } => {
    const log = openLog();
    for (const match of matches) log.add([headOf(match)]);
    return { log, at: (name) => join(log.folder, name) };
  };

  test('keeps its size and root before a signature leaves: a kill between the two loses nothing', () => {
    const { log, at } = grown('a', 'b');
    const signed = log.checkpoint();
    expect(readFileSync(at('signed'), 'utf8')).toBe(parseNote(signed).text);
    rmSync(at('checkpoints/2'));
    expect(openLog(log.folder).checkpoint()).toBe(signed);
  });

  test('goes on where a kill left a leaf half written', () => {
    const { log, at } = grown('a', 'b');
    appendFileSync(at('leaves'), headOf('c').link.slice(0, 20));
    const again = openLog(log.folder);
    expect(sizeOf(again.checkpoint())).toBe(2);
    again.add([headOf('c')]);
    expect(openLog(log.folder).leaves.heads.map(({ match }) => match)).toEqual(['a', 'b', 'c']);
    // The one that was open meanwhile reads on from where it was.
    expect(sizeOf(log.add([headOf('d')]))).toBe(4);
  });

  test('signs nothing over leaves that were changed, and says what, where and how to mend it', () => {
    const { log, at } = grown('a', 'b', 'c');
    writeFileSync(at('leaves'), readFileSync(at('leaves'), 'utf8').replace(' 9 b', ' 8 b'));
    const { code, message, remedy } = refusalOf(() => openLog(log.folder).add([headOf('d')]));
    expect(code).toBe('log/forked');
    expect(message).toMatch(
      /^Not signed: tape\.example\.org \(size 3, root .{44}\) does not go on from what was signed last \(size 3, /,
    );
    expect(message).toContain(at('signed'));
    expect(remedy).toContain('Put back the file "leaves"');
  });

  test('signs nothing over leaves that were cut', async () => {
    const { log, at } = grown('a', 'b', 'c');
    writeFileSync(at('leaves'), readFileSync(at('leaves'), 'utf8').split('\n').slice(0, 2).join('\n') + '\n');
    const cut = openLog(log.folder);
    expect(refusalOf(() => cut.checkpoint()).code).toBe('log/forked');
    const { faults } = await checkLog(cut, await openMemoryStore());
    expect(faults[0]?.what).toMatch(
      /^The checkpoint that was published at size 3 says size 3, .* and there are 2 leaves$/,
    );
    expect(refusalOf(() => log.checkpoint()).message).toContain('it was cut while it was in use');
  });

  test('goes on again once the leaves are put back', () => {
    const { log, at } = grown('a', 'b');
    const leaves = readFileSync(at('leaves'));
    writeFileSync(at('leaves'), '');
    expect(refusalOf(() => openLog(log.folder).checkpoint()).code).toBe('log/forked');
    writeFileSync(at('leaves'), leaves);
    expect(sizeOf(openLog(log.folder).add([headOf('c')]))).toBe(3);
  });

  test('never signs two histories, whatever two processes want at once', () => {
    const folder = newFolder();
    const [one, other] = [openLog(folder), openLog(folder)];
    for (const match of ['a', 'b', 'c', 'd']) {
      one.add([headOf(match)]);
      other.add([headOf(`${match}${match}`)]);
    }
    const tree = new MerkleTree(openLog(folder).leaves.heads.map(leafOf));
    for (let size = 1; size <= 8; size += 1) {
      const text = readFileSync(join(folder, 'checkpoints', String(size)), 'utf8');
      expect(openCheckpoint(text, keysOf(one)).checkpoint.root).toEqual(tree.root(size));
    }
  });

  test('takes the lock of a process that was killed, and of no other', () => {
    const { log, at } = grown('a');
    writeFileSync(at('lock'), `999999999 ${hostname()}`);
    expect(sizeOf(log.add([headOf('b')]))).toBe(2);
    writeFileSync(at('lock'), `1 another-machine`);
    expect(refusalOf(() => log.checkpoint())).toMatchObject({
      code: 'log/busy',
      remedy: expect.stringContaining(at('lock')) as string,
    });
  });

  test('proves every head at every size that was published', () => {
    const { log } = grown('a', 'b', 'c', 'd', 'e');
    for (const [place, { match }] of log.leaves.heads.entries()) {
      for (let size = place + 1; size <= 5; size += 1) {
        const { head, index, checkpoint } = openProof(log.prove({ match, size }), keysOf(log));
        expect([head.match, index, checkpoint.size]).toEqual([match, place, size]);
      }
      if (place > 0) expect(refusalOf(() => log.prove({ match, size: place })).code).toBe('log/none');
    }
    expect(refusalOf(() => log.prove({ match: 'a', revision: 3 })).remedy).toBe('It stands there at revision 9.');
    expect(refusalOf(() => log.prove({ match: 'a', size: 99 })).remedy).toBe('It did at: 1, 2, 3, 4, 5.');
  });
});
