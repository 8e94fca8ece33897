import 'reflect-metadata';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Test, type TestingModule } from '@nestjs/testing';
import { openMemoryStore } from '#event-store/memory';
import { type MatchScript, ReadTimeline, RecordingModule, RecordScript } from '#recording';
import { noughts } from '../support/noughts.js';

let module: TestingModule;

beforeAll(async () => {
  const options = { store: await openMemoryStore(), rulesets: [noughts], clock: () => '2026-05-01T18:00:00.000Z' };
  module = await Test.createTestingModule({ imports: [RecordingModule.forRoot(options)] }).compile();
  await module.init();
});

afterAll(() => module.close());

const script = (...lines: readonly string[]): MatchScript => ({
  entry: {
    ruleset: 'noughts',
    recording: 'as-played',
    options: {
      mode: 'single',
      edition: 'club-1',
      players: [
        { name: 'Ana', deck: null },
        { name: 'Bo', deck: null },
      ],
      firstPlayer: 0,
      seed: null,
    },
  },
  lines: lines.map((text, index) => ({ line: index + 6, text })),
});

const record = (id: string, written: MatchScript) =>
  module.get(CommandBus).execute(new RecordScript(id, written, 'scorekeeper'));

test('records a script, and goes on with it where it stopped', async () => {
  await record('script', script('Ana: b2', 'Bo: a1'));
  const receipt = await record('script', script('Ana: b2', 'Bo: a1', 'Ana: c1'));
  expect(receipt).toMatchObject({ cause: 'line-8', from: 10, repeated: false });
  const { entries } = await module.get(QueryBus).execute(new ReadTimeline('script', 'recorder'));
  expect(entries.slice(1).map(({ line }) => line)).toEqual(['Ana: b2', 'Bo: a1', 'Ana: c1']);
});

test('stops at a line that cannot be recorded, and names it', async () => {
  await expect(record('stop', script('Ana: b2', 'Bo: z9', 'Ana: c1'))).rejects.toMatchObject({
    code: 'noughts/unknown-play',
    message: expect.stringMatching(/^Line 7: Column 5: "z9"/) as string,
    facts: { line: 7, column: 5 },
  });
  const { entries } = await module.get(QueryBus).execute(new ReadTimeline('stop', 'recorder'));
  expect(entries).toHaveLength(2);
});
