// One event that cannot be read or folded takes its own match out of the list, and no other.
import Database from 'better-sqlite3';
import type { NewEvent } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import { ListMatches, ViewFeed } from '#recording';
import type { AnyRuleset } from '#ruleset';
import { contentOf, lastPosition, newPath, openViews, play, rebuiltUpTo, ROUND, until } from '../support/kept-views.js';
import { noughts } from '../support/noughts.js';
import { startDesk } from '../support/recording.js';

/** A ruleset that cannot fold one of its facts. */
const poisonous = (type: string): AnyRuleset =>
  ({
    ...noughts,
    evolve: (state: never, fact: { type: string }) => {
      if (fact.type === type) throw new TypeError('b2 is a secret');
      return noughts.evolve(state, fact as never);
    },
  }) as unknown as AnyRuleset;

describe('a match with a broken event', () => {
  test('a match with an event that cannot be folded is left out from there on, and no other', async () => {
    const store = await openMemoryStore();
    const views = await openViews(newPath(), [noughts]);
    const desk = await startDesk(store);
    await play(desk, 'one', ['Ana: b2']);
    const feed = new ViewFeed(store, views, [poisonous('SquareSealed')]);
    feed.onApplicationBootstrap();
    await feed.reached(0);
    await desk.line('one', 'bad', 'Bo: seals b1');
    await until(feed, ({ leftOut }) => leftOut.length > 0);
    const [match] = feed.health().leftOut;
    expect(match).toMatchObject({ stream: 'match-one' });
    expect(match?.reason).toMatch(/^Event \d+ of "match-one" \(SquareSealed\) cannot be folded.*\(TypeError\)\.$/);
    expect(match?.reason).not.toContain('secret');
    await desk.line('one', 'more', 'Bo: a1');
    await play(desk, 'two', ['Ana: b2', 'Bo: a1']);
    await feed.reached(await lastPosition(store));
    expect(feed.health()).toMatchObject({ state: 'live', position: await lastPosition(store) });
    const kept = async () => {
      const entries = await views.list('index');
      return entries.map(({ subject, value }) => [
        subject,
        (value as unknown as { summary: { plays: number } }).summary.plays,
      ]);
    };
    // The play itself was folded; its fact was not, and nothing after it.
    expect(await kept()).toEqual([
      ['one', 2],
      ['two', 2],
    ]);
    await feed.rebuild();
    expect(feed.health().leftOut).toEqual([match]);
    expect(await kept()).toEqual([
      ['one', 2],
      ['two', 2],
    ]);
    await feed.onModuleDestroy();
    // A node that comes later is told of it too, though no event of it comes.
    const later = new ViewFeed(store, views, [poisonous('SquareSealed')]);
    later.onApplicationBootstrap();
    await until(later, ({ state }) => state === 'live');
    expect(later.health().leftOut).toEqual([match]);
    await later.onModuleDestroy();
    // With a game that can fold it, it is in again, as if it had never been out.
    const again = new ViewFeed(store, views, [noughts]);
    again.onApplicationBootstrap();
    await until(again, ({ state }) => state === 'live');
    expect(again.health().leftOut).toEqual([]);
    await play(desk, 'three', ['Ana: b2']);
    await again.reached(await lastPosition(store));
    expect(await kept()).toEqual([
      ['one', 3],
      ['two', 2],
      ['three', 1],
    ]);
    await again.onModuleDestroy();
    expect(await contentOf(views)).toEqual(await rebuiltUpTo(store, await lastPosition(store), [noughts]));
    await desk.close();
    await views.close();
  });

  test('an event of another program in the stream of a match leaves that one out, at its beginning and in its middle', async () => {
    const store = await openMemoryStore();
    const desk = await startDesk(store);
    await play(desk, 'one', ['Ana: b2']);
    await play(desk, 'two', ['Ana: b2']);
    const foreign = (number: number): NewEvent => ({
      ...{
        id: `00000000-0000-4000-8000-00000000000${number}`,
        type: 'OrderShipped',
        schema: 1,
        actor: 'shop',
        cause: 'x',
      },
      ...{ at: '2026-05-01T18:00:00.000Z', because: [], data: { to: 'Zoe' } },
    });
    await store.append('match-parcel', 'no-stream', [foreign(1)]);
    await store.append('match-two', 'stream-exists', [foreign(2)]);
    await play(desk, 'three', ['Ana: b2']);
    await desk.feed.reached(await lastPosition(store));
    const { state, leftOut } = desk.feed.health();
    expect([state, leftOut.map(({ stream }) => stream).sort()]).toEqual(['live', ['match-parcel', 'match-two']]);
    expect(JSON.stringify(leftOut)).not.toContain('Zoe');
    expect(await desk.queries.execute(new ListMatches())).toMatchObject([
      { id: 'three', plays: 1 },
      { id: 'two', plays: 1 },
      { id: 'one', plays: 1 },
    ]);
    // Views that are made anew look at streams which open a match; the other is no match's, and nothing of it is missing.
    await desk.feed.rebuild();
    expect(desk.feed.health()).toMatchObject({ state: 'live', leftOut: [{ stream: 'match-two' }] });
    await desk.close();
  });

  test('a match whose very opening cannot be folded is not in the list, and the others are', async () => {
    const store = await openMemoryStore();
    const before = await startDesk(store);
    await play(before, 'one', ['Ana: seals b2']);
    await before.close();
    const desk = await startDesk(store, { rulesets: [poisonous('TableLaid')] });
    await until(desk.feed, ({ leftOut }) => leftOut.length > 0);
    expect(desk.feed.health().leftOut).toMatchObject([{ stream: 'match-one' }]);
    expect(await desk.queries.execute(new ListMatches())).toMatchObject([{ id: 'one', plays: 0 }]);
    await desk.close();
  });

  test('an event that is not what was written takes its own match out of the list, and no other', async () => {
    const path = newPath();
    const written = await openSqliteStore({ path });
    const before = await startDesk(written);
    await play(before, 'one', ROUND);
    await play(before, 'two', ROUND);
    await before.close();
    await written.close();
    new Database(path).exec(`UPDATE events SET type = 'Other' WHERE revision = 4 AND stream = 1`).close();
    const store = await openSqliteStore({ path });
    const desk = await startDesk(store);
    await until(desk.feed, ({ state }) => state === 'live');
    expect(desk.feed.health().leftOut).toEqual([
      { stream: 'match-one', revision: 4, reason: 'The event store is damaged.' },
    ]);
    await play(desk, 'three', ROUND);
    expect(await desk.queries.execute(new ListMatches())).toMatchObject([
      { id: 'three', plays: 5 },
      { id: 'two', plays: 5 },
      { id: 'one', plays: 1 },
    ]);
    await desk.feed.rebuild();
    expect(desk.feed.health().leftOut).toMatchObject([{ stream: 'match-one', revision: 4 }]);
    await desk.close();
    await store.close();
  });
});
