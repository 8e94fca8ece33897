import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { CloseMatch, ListMatches, OpenMatch, ReadTape, ShowState, ShowTable } from '#recording';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

/** A store whose appends fail as told: `before` writing (the process died) or `after` (the answer was lost). */
const failing = (store: EventStore, fails: (append: number) => 'before' | 'after' | undefined): EventStore => {
  let appends = 0;
  return {
    ...store,
    append: async (...parts) => {
      const failure = fails(++appends);
      if (failure === 'before') throw new Error('cut off');
      const appended = await store.append(...parts);
      if (failure === 'after') throw new Error('answer lost');
      return appended;
    },
  };
};

const typesOf = async (store: EventStore, stream: string): Promise<readonly string[]> => {
  const types: string[] = [];
  for await (const { type, actor } of store.readStream(stream)) types.push(`${actor} ${type}`);
  return types;
};

test('a dealer cut off before its answer answers when the match is next recorded', async () => {
  const store = await openMemoryStore();
  const cut = await startDesk(failing(store, (append) => (append === 2 ? 'before' : undefined)));
  const entry = noughtsEntry({ seed: 3, firstPlayer: null });
  await expect(cut.commands.execute(new OpenMatch('coin', entry, 'Ada'))).rejects.toThrow('cut off');
  expect(await typesOf(store, 'match-coin')).toEqual(['Ada MatchOpened', 'Ada TableLaid']);
  const desk = await startDesk(store);
  await desk.line('coin', 'p1', 'Ana: seals b2');
  expect((await typesOf(store, 'match-coin')).slice(2)).toEqual([
    'dealer PlayRecorded',
    'dealer FirstPlayerChosen',
    'scorekeeper PlayRecorded',
    'scorekeeper SquareSealed',
  ]);
  // Opening it again answers as the uninterrupted opening would have.
  expect(await desk.commands.execute(new OpenMatch('coin', entry, 'Ada'))).toMatchObject({
    to: 1,
    revision: 3,
    repeated: true,
  });
});

test('a play whose answer was lost is known when it is sent again', async () => {
  const desk = await startDesk(failing(await openMemoryStore(), (append) => (append === 2 ? 'after' : undefined)));
  await desk.commands.execute(new OpenMatch('lost', noughtsEntry(), 'Ada'));
  await expect(desk.line('lost', 'p1', 'Ana: b2')).rejects.toThrow('answer lost');
  expect(await desk.line('lost', 'p1', 'Ana: b2')).toMatchObject({ from: 2, to: 5, repeated: true });
});

test('a failed play does not hold up the next one', async () => {
  const desk = await startDesk(failing(await openMemoryStore(), (append) => (append === 2 ? 'before' : undefined)));
  await desk.commands.execute(new OpenMatch('next', noughtsEntry(), 'Ada'));
  const [first, second] = await Promise.allSettled([
    desk.line('next', 'p1', 'Ana: b2'),
    desk.line('next', 'p2', 'Ana: a1'),
  ]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect((await desk.queries.execute(new ReadTape('next', 'recorder', { from: 0, limit: 99 }))).revision).toBe(5);
});

test('a line means, when it is repeated, what it meant on the table it was sent for', async () => {
  const desk = await startDesk(await openMemoryStore());
  await desk.commands.execute(new OpenMatch('line', noughtsEntry({ mode: 'first-to-3' }), 'Ada'));
  for (const [id, text] of Object.entries({ a: 'Ana: b2', b: 'table: clears b2', c: 'Bo: b2' }))
    await desk.line('line', id, text);
  expect(await desk.line('line', 'a', 'Ana: b2')).toMatchObject({ from: 2, repeated: true });
  await expect(desk.line('line', 'a', 'Bo: b2')).rejects.toMatchObject({ kind: 'conflict', code: 'play/id-taken' });
});

test('more matches than stay in memory are all there, the newest first', async () => {
  const desk = await startDesk(await openMemoryStore(), { keptEvents: 20 });
  const ids = Array.from({ length: 40 }, (_, index) => `m${index}`);
  for (const id of ids) await desk.commands.execute(new OpenMatch(id, noughtsEntry(), 'Ada'));
  expect((await desk.queries.execute(new ListMatches())).map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await desk.queries.execute(new ShowTable('m0', 'public', undefined))).revision).toBe(1);
  // A match that alone has more events than stay is recorded as any other.
  for (let number = 0; number < 12; number++)
    await desk.line('m7', `p${number}`, number % 2 === 0 ? 'Ana: seals a1' : 'Ana: seals b1');
  expect((await desk.queries.execute(new ReadTape('m7', 'recorder', { from: 0, limit: 99 }))).revision).toBe(25);
});

test('a match that was closed at once stands behind one that was opened later, and before one that is still open', async () => {
  const store = await openMemoryStore();
  const desk = await startDesk(store);
  for (const id of ['open', 'closed', 'last']) await desk.commands.execute(new OpenMatch(id, noughtsEntry(), 'Ada'));
  const closing = { matchId: 'closed', note: '', expectedRevision: undefined, actor: 'Ada' };
  await desk.commands.execute(new CloseMatch(closing));
  const listed = async ({ queries }: Desk): Promise<readonly string[]> =>
    (await queries.execute(new ListMatches())).map(({ id }) => id);
  // Whose views are made anew finds all of it at once.
  expect(await listed(await startDesk(store))).toEqual(['last', 'closed', 'open']);
});

test('the state after any revision is the same from memory as from the store alone', async () => {
  const store = await openMemoryStore();
  const desk = await startDesk(store);
  await desk.commands.execute(new OpenMatch('same', noughtsEntry(), 'Ada'));
  for (const square of ['b2', 'a1', 'c3', 'a3'])
    await desk.line('same', square, `${'b2c3'.includes(square) ? 'Ana' : 'Bo'}: ${square}`);
  const fresh = await startDesk(store);
  for (const at of [0, 1, 5, 9, 17]) {
    const query = new ShowState('same', at);
    expect(await fresh.queries.execute(query)).toEqual(await desk.queries.execute(query));
  }
});
