import { seedRowsPage } from '../../tools/ruling-book/page.js';
import { idsOf, SEED_LISTS, seedProblems, seedRows } from '../../tools/ruling-book/rows.js';
import { ruledKeys } from '../../tools/ruling-book/ruled-keys.js';
import { shownBy } from '../../tools/ruling-book/shown.js';
import { toldApart, type AlikeReason } from '../../tools/ruling-book/told-apart.js';
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

const PATH = 'rulings/x.yaml';

/** Stuns end in one step up to 1.3, and in another in 1.4. */
const stuns = (rows: readonly string[]): string => `title: When stuns end
editions: [core-1.4]
columns: [edition, order]
rows: [${rows.join(', ')}]
table: { edition: <edition>, players: { Ana: { deckSize: 9 }, Ben: { base: [{ card: Mega-Mech, stunned: true, damage: 7 }], deckSize: 9 } }, battlefields: [Void Gate, Bandle Tree] }
plays: ['Ana: ends turn']
expect: { caused: <order> }
`;

const NEW = '[core-1.4, [UnitsHealed, EffectsEnded]]';
const OLD = '[core-1.3, [EffectsEnded, UnitsHealed]]';

const apart = (rows: readonly string[], reasons: readonly AlikeReason[] = []): ReturnType<typeof toldApart> =>
  toldApart([{ path: PATH, text: stuns(rows) }], reasons);

test('a ruling about editions comes out otherwise under another edition that it speaks of', () => {
  expect(apart([NEW, OLD])).toEqual({ cases: 2, problems: [] });
  expect(apart([NEW])).toEqual({ cases: 1, problems: [] });
});

test('one that comes out the same under all of them is a problem, or has a reason that is needed', () => {
  const same = '[core-1.3, [StepBegan Ending]]';
  const name = 'edition core-1.3, order StepBegan Ending';
  const [problem = ''] = apart([NEW, OLD, same]).problems;
  expect(problem).toBe(`${PATH} (${name}) comes out so under every edition that it speaks of`);
  const reason = { ruling: PATH, case: name, why: 'A step begins in each.' };
  expect(apart([NEW, OLD, same], [reason]).problems).toEqual([]);
  expect(apart([NEW, OLD], [reason]).problems).toEqual([expect.stringMatching(/needs no reason$/)]);
});

test('an answer changes between two editions that both have a case', () => {
  const older = OLD.replace('1.3', '1.2');
  expect(apart([NEW, older]).problems).toEqual([
    `${PATH} comes out otherwise under core-1.3 than under core-1.4, and has no case of core-1.3`,
  ]);
});
