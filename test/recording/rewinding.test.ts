import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { project, timeline } from '#projections';
import { OpenMatch, ReadTape, ReadTimeline, ReadView, RewindMatch, ShowTable } from '#recording';
import { makeMemoryViews } from '#view-store/memory';
import { noughts } from '../support/noughts.js';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

interface Wish {
  readonly to?: number;
  readonly expectedRevision?: number;
}

/** How many matches the views keep folded, so that a match is put aside for others. */
const KEPT = 3;

let store: EventStore;
let desk: Desk;

const rewind = (playId: string, to: number, more: { expectedRevision?: number; note?: string } = {}) =>
  desk.commands.execute(
    new RewindMatch({
      ...{ matchId: 'one', playId, by: { role: 'judge', name: 'Kim' }, note: '', actor: 'judge' },
      expectedRevision: undefined,
      ...more,
      to,
    }),
  );

beforeEach(async () => {
  store = await openMemoryStore();
  desk = await startDesk(store);
  await desk.commands.execute(new OpenMatch('one', noughtsEntry({ mode: 'first-to-3' }), 'scorekeeper'));
  for (const [number, line] of ['Ana: b2', 'Bo: a1', 'Ana: a2'].entries()) await desk.line('one', `p${number}`, line);
});

afterEach(async () => {
  await desk.close();
  await store.close();
});

it('is recorded once, however often it is sent', async () => {
  const first = await rewind('back', 2);
  expect(first.repeated).toBe(false);
  expect(await rewind('back', 2)).toEqual({ ...first, repeated: true });
  await expect(rewind('back', 1)).rejects.toMatchObject({ code: 'play/id-taken' });
  await expect(desk.line('one', 'back', 'Bo: c3')).rejects.toMatchObject({ code: 'play/id-taken' });
});

it.each<[string, Wish, string]>([
  ['a revision that is not the last', { expectedRevision: 1 }, 'match/wrong-revision'],
  ['a play that does not stand', { to: 7 }, 'rewind/no-such-play'],
])('is refused for %s, and nothing is written', async (_what, wish: Wish, code) => {
  const events = async (): Promise<number> => {
    let count = 0;
    for await (const event of store.readStream('match-one')) count += event.revision < 0 ? 0 : 1;
    return count;
  };
  const before = await events();
  await expect(rewind('back', wish.to ?? 2, wish)).rejects.toMatchObject({ code });
  expect(await events()).toBe(before);
});

it('is followed by plays on the table as it was', async () => {
  await rewind('back', 2);
  await desk.line('one', 'again', 'Bo: a2');
  const { entries } = await desk.queries.execute(new ReadTimeline('one', 'recorder'));
  expect(entries.map(({ line, struckBy = null }) => [line, struckBy])).toEqual([
    ['Ana against Bo', null],
    ['Ana: b2', null],
    ['Bo: a1', 4],
    ['Ana: a2', 4],
    ['The match is set back to before play 2, by the judge Kim.', null],
    ['Bo: a2', null],
  ]);
  expect(entries.at(-1)?.verdict).toMatchObject({ status: 'legal' });
});

it('goes back further than a match in memory remembers, for its recorder, its players and all who look on', async () => {
  for (let play = 0; play < 60; play++)
    await desk.line('one', `more-${play}`, play % 2 === 0 ? 'Bo: c3' : 'table: clears c3');
  const tablesAt = ({ queries }: Desk, revision?: number): Promise<readonly unknown[]> =>
    Promise.all(
      (['recorder', 'public', 0, 1] as const).map((eyes) => queries.execute(new ShowTable('one', eyes, revision))),
    );
  await tablesAt(desk);
  const { revision } = await rewind('far', 2);
  const fresh = await startDesk(store);
  expect(await tablesAt(desk, revision)).toEqual(await tablesAt(fresh, revision));
  expect(await tablesAt(desk, 5)).toEqual(await tablesAt(fresh, 5));
  const again = await desk.line('one', 'again', 'Bo: a2');
  expect(await rewind('far', 2)).toMatchObject({ repeated: true });
  await desk.feed.reached(again.revision);
  const kept = await desk.queries.execute(new ReadView('one', 'recorder', 'timeline'));
  const { events } = await desk.queries.execute(new ReadTape('one', 'recorder', { from: 0, limit: 1000 }));
  expect(kept.view).toEqual(project(timeline, { ruleset: noughts, viewer: 'recorder' }, events));
  expect(desk.feed.health()).toMatchObject({ state: 'live' });
  await fresh.close();
});

it('brings kept views on, also of a match that was put aside for many others', async () => {
  const store = await openMemoryStore();
  const desk = await startDesk(store, { views: makeMemoryViews(), keptMatches: KEPT });
  await desk.commands.execute(new OpenMatch('old', noughtsEntry({ mode: 'first-to-3' }), 'scorekeeper'));
  for (const [number, line] of ['Ana: b2', 'Bo: a1', 'Ana: a2'].entries()) await desk.line('old', `p${number}`, line);
  for (let other = 0; other <= KEPT; other++)
    await desk.commands.execute(new OpenMatch(`other-${other}`, noughtsEntry(), 'scorekeeper'));
  const order = { matchId: 'old', playId: 'back', to: 2, by: { role: 'judge', name: 'Kim' }, note: '' } as const;
  await desk.commands.execute(new RewindMatch({ ...order, expectedRevision: undefined, actor: 'judge' }));
  await desk.line('old', 'again', 'Bo: a2');
  const kept = await desk.queries.execute(new ReadView('old', 'recorder', 'timeline'));
  const { events } = await desk.queries.execute(new ReadTape('old', 'recorder', { from: 0, limit: 100 }));
  expect(kept.view).toEqual(project(timeline, { ruleset: noughts, viewer: 'recorder' }, events));
  expect(desk.feed.health()).toMatchObject({ state: 'live' });
  await desk.close();
  await store.close();
});
