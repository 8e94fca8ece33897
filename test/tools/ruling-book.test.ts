import { seedRowsPage } from '../../tools/ruling-book/page.js';
import { idsOf, SEED_LISTS, seedProblems, seedRows } from '../../tools/ruling-book/rows.js';
import { ruledKeys } from '../../tools/ruling-book/ruled-keys.js';
import { shownBy } from '../../tools/ruling-book/shown.js';
import { filesBelow } from '../../tools/sources.js';

const ruling = (points: number): string => `title: Nobody has a point
source: [R002]
table: { players: { Ana, Ben }, battlefields: [{ card: Void Gate }] }
expect: { points: { Ana: ${String(points)} } }
`;

const rowIn = (text: string): ReturnType<typeof seedRows>[number] | undefined =>
  seedRows([shownBy({ path: 'rulings/x.yaml', text })], []).find(({ id }) => id === 'R002');

test('a row is as the rulings that name it come out', () => {
  expect(rowIn(ruling(0))).toEqual({ id: 'R002', rulings: ['rulings/x.yaml'], tests: [], result: 'passed' });
  expect(rowIn(ruling(1))?.result).toBe('failed');
  expect(rowIn('title: [')?.result).toBe('missing');
  expect(rowIn(ruling(0).replace('table:', 'superseded: Somebody had one.\ntable:'))?.result).toBe('superseded');
});

test('a row that is shown nowhere is a problem, and one that a test names is none', () => {
  const rows = seedRows([], [{ path: 'test/x.test.ts', text: "test('teammates differ (O059)')" }]);
  const problems = seedProblems(rows);
  expect(problems).toHaveLength(252);
  expect(problems).toContain("row O060 is in no ruling's source and in no test");
  expect(rows.find(({ id }) => id === 'O059')?.result).toBe('test');
});

test('every row is shown by a ruling or a test', () => {
  const named = filesBelow('rulings', ['.yaml'])
    .map(({ text }) => text)
    .join('\n');
  const tests = filesBelow('test/rulesets', ['.test.ts'])
    .map(({ text }) => text)
    .join('\n');
  const ids = SEED_LISTS.flatMap(idsOf);
  expect(ids).toHaveLength(253);
  expect(ids.filter((id) => !new RegExp(`\\b${id}\\b`).test(named + tests))).toEqual([]);
});

test('the page has a line for each row', () => {
  const page = seedRowsPage(seedRows([], []));
  expect(page.match(/^\| [A-Z]+\d+ \|/gm)).toHaveLength(253);
});

test('a rule that code cites wants a ruling that comes to it, or a reason', () => {
  const path = 'libs/rulesets/x.ts';
  const code = [{ path, text: "const because = ['scoring.final-point', 'turn.awaken'];" }];
  const about = ruling(0).replace('table:', 'keys: [scoring.final-point]\ntable:');
  const { cited, ruled, problems } = ruledKeys(code, [shownBy({ path: 'rulings/x.yaml', text: about })]);
  expect([cited, ruled]).toEqual([2, 1]);
  expect(problems).toContainEqual(expect.stringMatching(/^no ruling comes to turn\.awaken, /));
  expect(problems.filter((problem) => problem.includes('scoring.final-point'))).toEqual([]);
  expect(problems).toContainEqual(expect.stringMatching(/: no ruleset cites .*; take it out$/));
});
