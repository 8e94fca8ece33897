import { type EventStore, StoreUnavailableError } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import type { DisputeOrder } from '#match';
import { board, chain, project, scoring, statistics, timeline } from '#projections';
import {
  CloseMatch,
  ListCalls,
  ListMatches,
  OpenMatch,
  OrderDispute,
  ReadTimeline,
  ReadView,
  ShowTable,
  SumStatistics,
} from '#recording';
import type { ViewStore } from '#view-store';
import { makeMemoryViews } from '#view-store/memory';
import {
  contentOf,
  feedOnce,
  lastPosition,
  newPath,
  openViews,
  play,
  rebuiltUpTo,
  ROUND,
  storeUpTo,
  until,
} from '../support/kept-views.js';
import { noughts } from '../support/noughts.js';
import { noughtsEntry, startDesk } from '../support/recording.js';

describe('what is kept', () => {
  test('every view is what its projection makes of the whole tape', async () => {
    const store = await openMemoryStore();
    const views = makeMemoryViews();
    const desk = await startDesk(store, { views });
    await play(desk, 'one', ROUND);
    const envelopes = [];
    for await (const event of store.readStream('match-one')) envelopes.push(event);
    const context = { ruleset: noughts, viewer: 'recorder' } as const;
    await desk.queries.execute(new ListMatches());
    for (const [name, projection] of Object.entries({ board, chain, scoring, timeline, statistics })) {
      const { revision, view } = await desk.queries.execute(new ReadView('one', 'recorder', name as 'board'));
      expect([name, revision]).toEqual([name, envelopes.length - 1]);
      expect(view).toEqual(project(projection as typeof board, context, envelopes));
    }
    await desk.close();
  });

  test('the recorder is answered from what is kept, but for the board, others from what they may see', async () => {
    const store = await openMemoryStore();
    const views = makeMemoryViews();
    const asked: string[] = [];
    const spied: ViewStore = { ...views, read: (id, names) => views.read((asked.push(id), id), names) };
    const desk = await startDesk(store, { views: spied });
    await play(desk, 'one', ['Ana: seals c3']);
    await desk.queries.execute(new ListMatches());
    asked.length = 0;
    const own = await desk.queries.execute(new ReadTimeline('one', 'recorder'));
    const table = await desk.queries.execute(new ShowTable('one', 'recorder', undefined));
    expect([own.revision, table.revision, asked]).toEqual([3, 3, ['one']]);
    const hidden = await desk.queries.execute(new ReadView('one', 1, 'timeline'));
    expect(asked).toHaveLength(1);
    expect([JSON.stringify(own).includes('c3'), JSON.stringify(hidden).includes('c3')]).toEqual([true, false]);
    await desk.close();
  });

  test('the list and the sums hold what was recorded a moment ago', async () => {
    const desk = await startDesk(await openMemoryStore());
    await play(desk, 'one', ROUND);
    await play(desk, 'two', ['Ana: b2', 'Ana: a1']);
    expect(await desk.queries.execute(new ListMatches())).toMatchObject([
      { id: 'two', plays: 2, findings: 1, status: 'open', players: ['Ana', 'Bo'] },
      { id: 'one', plays: 5, findings: 0, status: 'open' },
    ]);
    await desk.commands.execute(
      new CloseMatch({ matchId: 'two', note: 'late', expectedRevision: undefined, actor: 'Ada' }),
    );
    const sum = await desk.queries.execute(new SumStatistics('noughts'));
    expect(sum).toMatchObject({ matches: 2, open: 1, plays: 7, findings: { illegal: 1 } });
    expect(await desk.queries.execute(new SumStatistics('chess'))).toMatchObject({ matches: 0, plays: 0 });
    await desk.close();
  });

  test('open calls are kept as they come and go, and rebuilt to the same, those of closed disputes too', async () => {
    const store = await openMemoryStore();
    const views = makeMemoryViews();
    const desk = await startDesk(store, { views });
    for (const id of ['calm', 'one']) await play(desk, id, ['Ana: b2']);
    const by = { role: 'judge', name: 'Kim' } as const;
    const judge = (playId: string, order: DisputeOrder) =>
      desk.commands.execute(
        new OrderDispute({ matchId: 'one', playId, order, expectedRevision: undefined, actor: 'Ada' }),
      );
    const said = { by, words: '', citing: null };
    await judge('call', { type: 'CallJudge', about: 1, pauses: true, ...said });
    expect(await desk.queries.execute(new ListCalls('recorder'))).toMatchObject([{ match: 'one', about: 1, by }]);
    await judge('close', { type: 'CloseDispute', dispute: 1, ...said });
    expect(await desk.queries.execute(new ListCalls('recorder'))).toEqual([]);
    expect((await views.list('calls')).map(({ subject }) => subject)).toEqual(['one']);
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    await desk.close();
  });

  test('matches that were put aside and taken up again come to the same', async () => {
    const store = await openMemoryStore();
    const views = makeMemoryViews();
    const desk = await startDesk(store, { views });
    const ids = Array.from({ length: 530 }, (_, number) => `m${number}`);
    for (const id of ids) await desk.commands.execute(new OpenMatch(id, noughtsEntry(), 'Ada'));
    for (const id of ['m0', 'm1', 'm529']) await desk.line(id, 'p', 'Ana: b2');
    await desk.queries.execute(new ListMatches());
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    await desk.close();
  });

  test('a match whose game is not installed is listed, and kept whole once it is', async () => {
    const store = await openMemoryStore();
    const desk = await startDesk(store);
    await play(desk, 'one', ROUND);
    await desk.close();
    const path = newPath();
    const without = await openViews(path, []);
    await feedOnce(store, without, []);
    expect(await without.list('index')).toMatchObject([{ subject: 'one', value: { summary: { plays: 5 } } }]);
    expect(await without.list('timeline')).toEqual([]);
    await without.close();
    const views = await openViews(path);
    const { state, rebuilds } = (await feedOnce(store, views, [noughts])).health();
    expect([state, rebuilds]).toEqual(['live', 1]);
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    await views.close();
  });
});

describe('where it goes on', () => {
  test('from its checkpoint: only what came since is read again', async () => {
    const store = await openMemoryStore();
    const path = newPath();
    const first = await openViews(path);
    const desk = await startDesk(store, { views: first });
    await play(desk, 'one', ROUND);
    await desk.queries.execute(new ListMatches());
    await desk.close();
    await first.close();
    const other = await startDesk(store);
    await other.line('one', 'more', 'Bo: b1');
    await other.close();
    const views = await openViews(path);
    const before = (await views.checkpoint())?.position ?? 0;
    const { handled, rebuilds, position } = (await feedOnce(store, views, [noughts])).health();
    expect({ handled, rebuilds, position }).toEqual({
      handled: (await lastPosition(store)) - before,
      rebuilds: 0,
      position: await lastPosition(store),
    });
    expect(handled).toBeGreaterThan(0);
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, position, [noughts]));
    await views.close();
  });

  test.each([
    ['an older copy', (store: EventStore) => storeUpTo(store, 9)],
    [
      'an older copy that was played on differently',
      async (store: EventStore) => {
        const copy = await storeUpTo(store, 2);
        const desk = await startDesk(copy);
        for (const [number, line] of [...ROUND, 'Bo: b1', 'Ana: b3'].entries())
          await desk.line('one', `other-${number}`, line);
        await desk.close();
        return copy;
      },
    ],
    ['an empty store', () => openMemoryStore()],
  ])('on %s it makes everything anew', async (_, restored) => {
    const store = await openMemoryStore();
    const desk = await startDesk(store);
    await play(desk, 'one', ROUND);
    await desk.close();
    const views = await openViews(newPath());
    await feedOnce(store, views, [noughts]);
    const copy = await restored(store);
    const { state, rebuilds } = (await feedOnce(copy, views, [noughts])).health();
    expect([state, rebuilds]).toEqual(['live', 1]);
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(copy, 1_000_000, [noughts]));
    await views.close();
  });
});

describe('made anew while live', () => {
  test('the old ones answer until the new ones are in place, and nothing recorded meanwhile is lost', async () => {
    const store = await openMemoryStore();
    const kept = await openViews(newPath());
    const seen: unknown[] = [];
    let isArmed = false;
    const views: ViewStore = {
      ...kept,
      rebuild: async () => {
        const rebuild = await kept.rebuild();
        return {
          ...rebuild,
          write: async (rows) => {
            await rebuild.write(rows);
            if (!isArmed) return;
            // Whoever asks in the middle gets everything that was recorded, from the old set.
            await desk.line('one', `during-${seen.length}`, seen.length % 2 === 0 ? 'Bo: b1' : 'table: clears b1');
            seen.push((await desk.queries.execute(new ListMatches()))[0]?.plays);
            isArmed = seen.length < 3;
          },
        };
      },
    };
    const desk = await startDesk(store, { views });
    await desk.commands.execute(new OpenMatch('one', noughtsEntry({ mode: 'marathon' }), 'Ada'));
    await desk.line('one', 'first', 'Ana: b2');
    await desk.queries.execute(new ListMatches());
    isArmed = true;
    await desk.feed.rebuild();
    expect(seen).toEqual([2, 3, 4].slice(0, seen.length));
    expect(seen.length).toBeGreaterThan(0);
    expect(desk.feed.health()).toMatchObject({ state: 'live', rebuilds: 2 });
    await desk.line('one', 'last', 'Ana: c3');
    const [summary] = await desk.queries.execute(new ListMatches());
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    expect(summary?.plays).toBe(2 + seen.length);
    await desk.close();
    await kept.close();
  });

  test('two feeds on one file of views come to the same', async () => {
    const store = await openMemoryStore();
    const path = newPath();
    const [one, other] = await Promise.all([openViews(path), openViews(path)]);
    const desks = await Promise.all([one, other].map((views) => startDesk(store, { views })));
    await Promise.all(desks.map((desk, number) => play(desk, `match-of-${number}`, ROUND)));
    // What the other node recorded a moment ago may come a moment later.
    const last = await lastPosition(store);
    await Promise.all(desks.map((desk) => desk.feed.reached(last)));
    const lists = await Promise.all(desks.map((desk) => desk.queries.execute(new ListMatches())));
    expect(lists[0]).toHaveLength(2);
    expect(lists[1]).toEqual(lists[0]);
    await Promise.all(desks.map((desk) => desk.feed.rebuild()));
    expect(await contentOf(one)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    await Promise.all(desks.map((desk) => desk.close()));
    await Promise.all([one.close(), other.close()]);
  });
});

describe('when it cannot go on', () => {
  test('a write that fails is tried again, and nothing is left out or counted twice', async () => {
    const store = await openMemoryStore();
    const kept = await openViews(newPath());
    let fails = 2;
    const full = new StoreUnavailableError('store-full', 'There is no room left.');
    const views: ViewStore = {
      ...kept,
      commit: async (commit) => {
        if (fails-- > 0) throw full;
        await kept.commit(commit);
      },
    };
    const desk = await startDesk(store, { views });
    await desk.feed.reached(0);
    await play(desk, 'one', ROUND);
    await until(desk.feed, ({ state }) => state === 'waiting');
    expect(desk.feed.health().reason).toBe('The event store has no room left.');
    await until(desk.feed, ({ state, position }) => state === 'live' && position > 0);
    await desk.queries.execute(new ListMatches());
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    await desk.close();
    await kept.close();
  });
});
