import { openMemoryStore } from '#event-store/memory';
import { type MatchScript, OpenMatch, ReadTimeline, RecordScript } from '#recording';
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

test('stops at a line that cannot be recorded, and names it', async () => {
  await expect(record('stop', script('Ana: b2', 'Bo: z9', 'Ana: c1'))).rejects.toMatchObject({
    code: 'noughts/unknown-play',
    message: expect.stringMatching(/^Line 7: Column 5: "z9"/) as string,
    facts: { line: 7, column: 5 },
  });
  const { entries } = await desk.queries.execute(new ReadTimeline('stop', 'recorder'));
  expect(entries).toHaveLength(2);
});
