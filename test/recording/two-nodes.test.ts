import { auditTape } from '#audit';
import type { EventStore, RecordedEvent } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { CloseMatch, LiveFeed, OpenMatch, RecordPlay, ReadTape } from '#recording';
import { noughts } from '../support/noughts.js';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

/** Two nodes in one process: each with matches of its own in memory, on one store. */
let store: EventStore;
let one: Desk;
let other: Desk;
let reads: number;
/** What happens just before the other node's next append reaches the store. */
let overtake: () => Promise<unknown>;

beforeEach(async () => {
  store = await openMemoryStore();
  reads = 0;
  overtake = () => Promise.resolve();
  const watched: EventStore = {
    ...store,
    append: async (...parts) => {
      await overtake();
      return store.append(...parts);
    },
    readStream: (...parts) => {
      reads++;
      return store.readStream(...parts);
    },
  };
  one = await startDesk(store);
  other = await startDesk(watched);
});

afterEach(async () => {
  await one.close();
  await other.close();
});

const open = async (id: string, recording: 'as-played' | 'strict' = 'as-played'): Promise<void> => {
  await one.commands.execute(new OpenMatch(id, { ...noughtsEntry({ mode: 'marathon' }), recording }, 'Ada'));
  // Both have it in memory from now on.
  for (const desk of [one, other]) await desk.queries.execute(new ReadTape(id, 'recorder', { from: 0, limit: 1 }));
};

test('plays on a match in memory ask the store for nothing but to be appended', async () => {
  await open('quick');
  reads = 0;
  for (let play = 0; play < 20; play++) {
    await other.line('quick', `mark-${play}`, 'Ana: c3');
    await other.line('quick', `clear-${play}`, 'table: clears c3');
  }
  // The views look into the store once, as they take the match up, whenever that is.
  expect(reads).toBeLessThanOrEqual(1);
});

test('a play is judged on the table as the other node has left it', async () => {
  await open('turns');
  expect((await one.line('turns', 'p1', 'Ana: b2')).verdict.status).toBe('legal');
  expect((await other.line('turns', 'p2', 'Bo: a1')).verdict.status).toBe('legal');
  expect((await one.line('turns', 'p3', 'Bo: c3')).verdict.status).toBe('illegal');
});

test('nothing is refused on an old table', async () => {
  await open('strict', 'strict');
  await one.line('strict', 'p1', 'Ana: b2');
  await expect(one.line('strict', 'p2', 'Ana: a1')).rejects.toMatchObject({ code: 'play/refused' });
  expect(await other.line('strict', 'p2', 'Bo: a1')).toMatchObject({ repeated: false, verdict: { status: 'legal' } });
});

test('a revision that only the other node has seen is the right one to expect', async () => {
  await open('expected');
  const { revision } = await one.line('expected', 'p1', 'Ana: b2');
  const order = { matchId: 'expected', entered: { line: 'Bo: a1' }, actor: 'Ada' };
  const early = new RecordPlay({ ...order, playId: 'p2', expectedRevision: 1 });
  await expect(other.commands.execute(early)).rejects.toMatchObject({
    code: 'match/wrong-revision',
    facts: { expected: 1, actual: revision },
  });
  const right = new RecordPlay({ ...order, playId: 'p2', expectedRevision: revision });
  expect(await other.commands.execute(right)).toMatchObject({ from: revision + 1 });
});

test('the same play sent to both is recorded once', async () => {
  await open('same');
  const answers = await Promise.all([one, other].map((desk) => desk.line('same', 'p1', 'Ana: b2')));
  expect(answers.map(({ from, to }) => [from, to])).toEqual([
    [2, 5],
    [2, 5],
  ]);
  expect(answers.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
});

/** The first node records a play before each of the other's next appends. */
const overtaking = (matchId: string, times: number): (() => Promise<unknown>) => {
  let count = 0;
  return async () => {
    if (count === times) return;
    count += 1;
    await one.line(matchId, `ahead-${count}`, count % 2 === 0 ? 'table: clears a1' : 'Ana: a1');
  };
};

test('a node that is overtaken twelve times in a row gets its play in all the same', async () => {
  await open('overtaken');
  overtake = overtaking('overtaken', 12);
  expect(await other.line('overtaken', 'late', 'Bo: c3')).toMatchObject({ repeated: false });
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream('match-overtaken')) events.push(event);
  expect(events.map(({ cause }) => cause).filter((cause) => cause.startsWith('ahead-'))).not.toEqual([]);
  expect(events.at(-1)?.cause).toBe('late');
  expect(auditTape(noughts, events)).toEqual([]);
});

test('a play that is overtaken without end is given up, and nothing of it is recorded', async () => {
  await open('endless');
  overtake = overtaking('endless', Infinity);
  await expect(other.line('endless', 'late', 'Bo: c3')).rejects.toMatchObject({ code: 'match/moved' });
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream('match-endless')) events.push(event);
  expect(events.map(({ cause }) => cause)).not.toContain('late');
  // What the refusal advises, once the other has paused: the same order with the same play id.
  overtake = () => Promise.resolve();
  expect(await other.line('endless', 'late', 'Bo: c3')).toMatchObject({ repeated: false });
});

test('a match that both open at once is opened once, and one that is played on meanwhile is closed', async () => {
  const order = new OpenMatch('both', { ...noughtsEntry({ mode: 'marathon' }), recording: 'as-played' }, 'Ada');
  const opened = await Promise.all([one, other].map((desk) => desk.commands.execute(order)));
  expect(opened.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
  overtake = overtaking('both', 1);
  const close = new CloseMatch({ matchId: 'both', note: 'done', expectedRevision: undefined, actor: 'Ada' });
  expect(await other.commands.execute(close)).toMatchObject({ repeated: false });
});

test('plays of both at once, with viewers on both, are each judged on the table they were made on', async () => {
  await open('rush');
  const seen = [0, 1].map((): number[] => []);
  const subscriptions = await Promise.all(
    [one, other].map((desk, number) =>
      desk.get(LiveFeed).follow({
        matchId: 'rush',
        eyes: 'public',
        after: -1,
        onEvent: ({ revision }) => void seen[number]?.push(revision),
        onCaughtUp: () => undefined,
      }),
    ),
  );
  for (let round = 0; round < 25; round++) {
    const lines = ['Ana: b2', 'Bo: a1', 'table: clears b2', 'table: clears a1'];
    await Promise.allSettled(
      lines.map((line, number) => (number % 2 === 0 ? one : other).line('rush', `${round}-${number}`, line)),
    );
  }
  const events: RecordedEvent[] = [];
  for await (const event of store.readStream('match-rush')) events.push(event);
  expect(events.length).toBeGreaterThan(100);
  expect(auditTape(noughts, events)).toEqual([]);
  for (const subscription of subscriptions) {
    while (subscription.checkpoint() < events.length - 1) await new Promise((resolve) => setTimeout(resolve, 5));
    subscription.unsubscribe();
  }
  expect(seen).toEqual([0, 1].map(() => events.map(({ revision }) => revision)));
});

test('a play is told in one turn of the event loop, also by the node that did not record it, and to whoever is slow', async () => {
  await open('pieces');
  let turn = 0;
  let ticking = setImmediate(function tick() {
    turn += 1;
    ticking = setImmediate(tick);
  });
  const told = [one, other].map((desk) => {
    const turns = new Map<number, number[]>();
    const following = desk.get(LiveFeed).follow({
      matchId: 'pieces',
      eyes: 'public',
      after: 1,
      onEvent: ({ revision }) => {
        turns.set(turn, [...(turns.get(turn) ?? []), revision]);
        // Longer than telling may take before the rest of the program has its turn.
        for (const until = performance.now() + 6; performance.now() < until;);
      },
      onCaughtUp: () => undefined,
    });
    return { turns, following };
  });
  const followings = await Promise.all(told.map(({ following }) => following));
  await one.line('pieces', 'p1', 'Ana: b2');
  await one.line('pieces', 'p2', 'Bo: a1');
  for (const following of followings)
    while (following.checkpoint() < 9) await new Promise((resolve) => setTimeout(resolve, 5));
  clearImmediate(ticking);
  const plays = [
    [2, 3, 4, 5],
    [6, 7, 8, 9],
  ];
  expect(told.map(({ turns }) => [...turns.values()])).toEqual([plays, plays]);
  for (const following of followings) following.unsubscribe();
});
