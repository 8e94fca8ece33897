import { openMemoryStore } from '#event-store/memory';
import { CheckHealth, EVERYTHING_NOW, OpenMatch, ReadTimeline } from '#recording';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

const START = Date.UTC(2026, 4, 1, 18);
const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A machine whose clock can be set by hand, while the time it has run goes on alike. */
const machine = async () => {
  const [time, store] = [{ wall: START, run: 0 }, await openMemoryStore()];
  const desk = await startDesk(store, { clock: () => new Date(time.wall).toISOString(), uptime: () => time.run });
  await desk.commands.execute(new OpenMatch('one', noughtsEntry(), 'scorekeeper'));
  const pass = (milliseconds: number): void => {
    time.wall += milliseconds;
    time.run += milliseconds;
  };
  const set = (milliseconds: number): void => void (time.wall += milliseconds);
  return { desk, pass, set };
};

const clockOf = async (desk: Desk) => (await desk.queries.execute(new CheckHealth(EVERYTHING_NOW))).clock;

const marksOf = async (desk: Desk) => {
  const { entries } = await desk.queries.execute(new ReadTimeline('one', 'recorder'));
  return entries.map(({ timeRunsBack = false }) => timeRunsBack);
};

test('a clock that goes as it should is told of by nobody, however long the pause', async () => {
  const { desk, pass } = await machine();
  pass(9 * HOUR);
  await desk.line('one', 'p1', 'Ana: b2');
  expect(await clockOf(desk)).toEqual({ jumps: 0, reason: null });
  expect(await marksOf(desk)).toEqual([false, false]);
  await desk.close();
});

test('a clock that was set back is told, nothing is refused, and the tape shows where its times say nothing of the order', async () => {
  const { desk, pass, set } = await machine();
  pass(5 * SECOND);
  await desk.line('one', 'p1', 'Ana: b2');
  set(-HOUR);
  pass(5 * SECOND);
  await desk.line('one', 'p2', 'Bo: a1');
  expect(await clockOf(desk)).toEqual({
    jumps: 1,
    reason: 'The clock was set back by 60 minutes. It says 2026-05-01T17:00:10.000Z.',
  });
  pass(5 * SECOND);
  await desk.line('one', 'p3', 'Ana: c3');
  expect(await marksOf(desk)).toEqual([false, false, true, false]);
  await desk.close();
});

test('a clock that leaps ahead is told', async () => {
  const { desk, set } = await machine();
  set(HOUR);
  await desk.line('one', 'p1', 'Ana: b2');
  expect(await clockOf(desk)).toMatchObject({
    jumps: 1,
    reason: expect.stringContaining('ahead by 60 minutes') as unknown,
  });
  await desk.close();
});

test('after a start with a clock that is behind, the first play on an older tape tells it', async () => {
  const store = await openMemoryStore();
  const before = await startDesk(store, { clock: () => new Date(START).toISOString() });
  await before.commands.execute(new OpenMatch('one', noughtsEntry(), 'scorekeeper'));
  await before.close();
  const desk = await startDesk(store, { clock: () => new Date(START - HOUR).toISOString() });
  await desk.line('one', 'p1', 'Ana: b2');
  expect(await clockOf(desk)).toMatchObject({
    jumps: 1,
    reason: expect.stringContaining('60 minutes before the last event of match "one"') as unknown,
  });
  expect(await marksOf(desk)).toEqual([false, true]);
  await desk.close();
});
