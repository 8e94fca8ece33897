import { isRecorderEvent } from '#match';
import { openMemoryStore } from '#event-store/memory';
import { type MatchScript, OpenMatch, ReadTape, ReadTimeline, RecordScript } from '#recording';
import { type Desk, noughtsEntry, startDesk } from '../support/recording.js';

let desk: Desk;

beforeAll(async () => {
  desk = await startDesk(await openMemoryStore());
});

afterAll(() => desk.close());

const script = (...lines: readonly string[]): MatchScript => ({
  entry: noughtsEntry(),
  lines: lines.map((text, index) => ({ line: index + 6, text })),
});

const record = (id: string, written: MatchScript) =>
  desk.commands.execute(new RecordScript(id, written, 'scorekeeper'));

test('records a script, and goes on with it where it stopped', async () => {
  await record('script', script('Ana: b2', 'Bo: a1'));
  const receipt = await record('script', script('Ana: b2', 'Bo: a1', 'Ana: c1'));
  expect(receipt).toMatchObject({ cause: 'line-8', from: 10, repeated: false });
  const { entries } = await desk.queries.execute(new ReadTimeline('script', 'recorder'));
  expect(entries.slice(1).map(({ line }) => line)).toEqual(['Ana: b2', 'Bo: a1', 'Ana: c1']);
});

test('passes over lines that tell what the dealer has dealt', async () => {
  const entry = noughtsEntry({ seed: 3, firstPlayer: null });
  await desk.commands.execute(new OpenMatch('dealt', entry, 'scorekeeper'));
  const { entries } = await desk.queries.execute(new ReadTimeline('dealt', 'recorder'));
  const coin = entries[1]?.line ?? '';
  expect(coin).toMatch(/: starts$/);
  const told = { entry, lines: [coin, 'Ana: seals b2'].map((text, index) => ({ line: index + 1, text })) };
  expect(await record('told', told)).toMatchObject({ cause: 'line-2', from: 4 });
});

test('takes rewinds, steps of disputes and what is ordered about the round as tape files write them', async () => {
  const lines = [
    ...['Ana: b2', 'judge: called about play 1 by Ana: why', 'judge 1: ruled illegal by judge Kim'],
    ...['match: clock started with 50 minutes by judge Kim', 'judge 1: rewind to play 1 by judge Kim', 'Ana: a1'],
    ...['judge 1: closed by judge Kim', 'rewind: to play 3 by head judge Lee: again', 'Ana: c1'],
  ];
  const receipt = await record('judged', script(...lines));
  expect(receipt).toMatchObject({ cause: 'line-14', repeated: false });
  expect(await record('judged', script(...lines))).toEqual({ ...receipt, repeated: true });
  const { events } = await desk.queries.execute(new ReadTape('judged', 'recorder', { from: 0, limit: 100 }));
  const ours = events.filter((event) => isRecorderEvent(event));
  expect(ours.map(({ type, cause }) => [type, cause])).toEqual([
    ...[
      ['MatchOpened', events[0]?.cause],
      ['PlayRecorded', 'line-6'],
      ['JudgeCalled', 'line-7'],
    ],
    ...[
      ['RulingIssued', 'line-8'],
      ['ClockStarted', 'line-9'],
      ['RemedyOrdered', 'line-10'],
      ['MatchRewound', 'line-10'],
    ],
    ...[
      ['PlayRecorded', 'line-11'],
      ['DisputeClosed', 'line-12'],
      ['MatchRewound', 'line-13'],
    ],
    ['PlayRecorded', 'line-14'],
  ]);
});

test('stops at an order that nobody may give, or that is none, and names its line', async () => {
  await expect(
    record('refused', script('Ana: b2', 'judge: called by Ana', 'judge: ruled legal by Ana')),
  ).rejects.toMatchObject({
    code: 'dispute/not-theirs',
    message: expect.stringMatching(/^Line 8: /) as string,
  });
  await expect(record('misspelt', script('Ana: b2', 'judge: cald by Ana'))).rejects.toMatchObject({
    code: 'judge/form',
    message: 'Line 7: Column 8: This is not how a step of a dispute is written.',
    facts: { line: 7, column: 8 },
  });
});

test('stops at a line that cannot be recorded, and names it', async () => {
  await expect(record('stop', script('Ana: b2', 'Bo: z9', 'Ana: c1'))).rejects.toMatchObject({
    code: 'noughts/unknown-play',
    message: expect.stringMatching(/^Line 7: Column 5: "z9"/) as string,
    facts: { line: 7, column: 5 },
  });
  const { entries } = await desk.queries.execute(new ReadTimeline('stop', 'recorder'));
  expect(entries).toHaveLength(2);
});
