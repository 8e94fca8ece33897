import { parseTapeFile, TAPE_BOUNDS } from '#match';
import { readRulingFile } from '#rulings';
import { riftbound } from '#rulesets/riftbound';

const HEADER = 'game: riftbound\nplayer: Ana\nplayer: Ben\n';

/** Where the fault of a ruling is, and in what words. */
const mistakeOf = (text: string): string => {
  const read = readRulingFile('odd.yaml', text, [{ id: 'riftbound' }]);
  return read.ok ? 'none' : (read.error[0]?.message ?? '');
};

test('a tape of empty lines by the ten thousand is read as one without them', () => {
  const read = parseTapeFile(`${'\n'.repeat(20_000)}${HEADER}${'\n'.repeat(20_000)}Ana: passes\n`);
  expect(read).toMatchObject({
    ok: false,
    error: { code: 'tape/too-large', message: expect.stringMatching(/2000 at most/) as string },
  });
  expect(parseTapeFile(`${HEADER}${'\n'.repeat(40_000)}Ana: passes\n`)).toMatchObject({
    ok: true,
    value: { lines: [{ line: 40_004, column: 1, text: 'Ana: passes' }] },
  });
});

test('a tape of more lines than a match has is refused with the bound', () => {
  expect(parseTapeFile(HEADER + '\n'.repeat(100_000))).toMatchObject({
    ok: false,
    error: { code: 'tape/too-large', message: expect.stringContaining(String(TAPE_BOUNDS.lines)) as string },
  });
});

test('empty lines within a deck list of the header belong to it, those behind it part it from the plays', () => {
  const read = parseTapeFile('game: riftbound\nplayer: Ana\ndeck:\n  1 Vi\n\n  1 Jinx\n\nAna: passes\n');
  expect(read).toMatchObject({
    ok: true,
    value: { players: [{ deck: { text: '1 Vi\n\n1 Jinx' } }], lines: [{ line: 8 }] },
  });
});

const keys = (count: number): string => Array.from({ length: count }, (_, key) => `k${key}: 1\n`).join('');

test.each([
  ['a hundred thousand keys', keys(100_000), /at most 50000 characters/],
  ['keys by the thousand', keys(5_000), /10000 values/],
  ['lists in lists', `table: ${'['.repeat(20_000)}`, /30 levels/],
  ['lists in lists, line by line', `table:\n ${'- '.repeat(20_000)}x`, /30 levels/],
  ['keys in keys', `table:\n ${'? '.repeat(20_000)}x`, /30 levels/],
  ['a key twice', 'title: a\ntitle: b\ntable: {}\n', /a second time/],
  ['a key called __proto__', 'title: a\n__proto__: {x: 1}\ntable: {}\n', /__proto__/],
  [
    'a name that every object has',
    'title: a\nquoted: {constructor: scoring.hold}\ntable: {}\n',
    /no "constructor" here/,
  ],
  ['a list for a group', '[]\n', /a list stands where a group with title/],
])('a ruling of %s is refused in words', (_, text, words) => {
  expect(mistakeOf(text)).toMatch(words);
});

test('aliases that grow into each other are refused', () => {
  const more = Array.from(
    { length: 11 },
    (_, at) => `a${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`).join(',')}]\n`,
  );
  expect(mistakeOf(`title: a\na0: &a0 [x,x,x,x,x,x,x,x,x,x]\n${more.join('')}table: *a11\n`)).toMatch(/alias/);
});

test('rows whose cells would fill in more than a ruling may say are refused', () => {
  const text = `title: a\ntable: {}\nplays: ["${'<a>'.repeat(8_000)}"]\ncolumns: [a]\nrows: [[${'x'.repeat(20_000)}]]\n`;
  expect(mistakeOf(text)).toMatch(/1000000 characters/);
});

test('a player of a literal who is called __proto__ is refused, and so is a list beyond its bound', () => {
  const players = JSON.parse('{"Ana": {}, "__proto__": {}}') as Record<string, object>;
  expect(riftbound.layOut?.({ players, battlefields: [] } as never)).toMatchObject({ ok: false });
  const base = Array.from({ length: 201 }, () => 'Recruit');
  expect(riftbound.layOut?.({ players: { Ana: { base }, Ben: {} }, battlefields: [] })).toMatchObject({
    ok: false,
    error: [{ message: expect.stringMatching(/200 here at most, and these are 201/) as string }],
  });
});
