import { makeSchemas, NewerSchemaError, UpcastingError, type Envelope } from '#kernel';
import { schemasOf } from '#match';
import { noughts } from '../support/noughts.js';
import { oldTapes, tablesOf } from '../support/old-tapes.js';

const event = (type: string, schema: number, data: Envelope['data']): Envelope => ({
  stream: 'match-1',
  revision: 0,
  id: '00000000-0000-4000-8000-000000000000',
  type,
  schema,
  at: '2026-08-01T12:00:00.000Z',
  actor: 'scorekeeper',
  cause: 'play-1',
  because: [],
  data,
});

const POINTS = makeSchemas([
  { type: 'PointGained', from: 1, upcast: (data) => ({ seats: [data] }) },
  { type: 'PointGained', from: 2, upcast: (data) => ({ ...(data as object), team: null }) },
]);

test('an event is read in the newest shape, step by step, from whichever it was written in', () => {
  const shapes = [event('PointGained', 1, 4), event('PointGained', 2, { seats: [4] }), event('Other', 1, 1)];
  expect(shapes.map(POINTS.read).map(({ schema, data }) => ({ schema, data }))).toEqual([
    { schema: 3, data: { seats: [4], team: null } },
    { schema: 3, data: { seats: [4], team: null } },
    { schema: 1, data: 1 },
  ]);
  expect(['PointGained', 'Other'].map(POINTS.versionOf)).toEqual([3, 1]);
});

test('what a newer program has written is refused, and not taken for what is known', () => {
  expect(() => POINTS.read(event('PointGained', 4, {}))).toThrow(NewerSchemaError);
  expect(() => POINTS.read(event('Other', 2, {}))).toThrow(/Other.* has schema 2, and this program knows 1/);
});

test.each([
  ['a step left out', [{ type: 'PointGained', from: 2 }]],
  ['a step taken twice', [1, 1].map((from) => ({ type: 'PointGained', from }))],
])('a list of upcasters with %s is a mistake in the program', (_, steps) => {
  expect(() => makeSchemas(steps.map((each) => ({ ...each, upcast: (data) => data })))).toThrow(UpcastingError);
});

test('a match that was opened before tapes were pinned says that it has no pins', () => {
  const opened = event('MatchOpened', 1, { ruleset: 'noughts', cardSetHash: '0' });
  expect(schemasOf(noughts).read(opened)).toMatchObject({ schema: 2, data: { ruleset: 'noughts', pins: null } });
});

test.each(oldTapes())('a tape of an older schema shows what it showed when it was recorded: $name', (old) => {
  const { read } = schemasOf(old.ruleset);
  expect(tablesOf(old.ruleset, old.events.map(read))).toBe(old.tables);
});
