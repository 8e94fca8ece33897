import type { HeldRuleset } from '#ruleset';
import {
  checksOf,
  decidingRevision,
  entryOf,
  findRulings,
  rulingsByRule,
  runRulingFile,
  type BookEntry,
  type BookWish,
} from '#rulings';
import { riftbound } from '#rulesets/riftbound';

const RULESETS: readonly HeldRuleset[] = [riftbound as unknown as HeldRuleset];

const MOVE = `title: A moved unit opens a showdown
source: [R001, a judge at Lille]
keys: showdown.first-focus
quoted: { '444.1.b': scoring.final-point }
table:
  players:
    Ana: { base: [Mega-Mech, 'Vi, Destructive'], runes: enough }
    Ben:
  battlefields: [{ card: Void Gate }, { card: Bandle Tree }]
plays:
  - Ana: moves Mega-Mech to Void Gate
  - focus: Ana
  - refused: { play: 'Ana: moves Vi to Void Gate', because: move.standard-not-showdown }
  - Ana: passes
expect:
  focus: Ben
`;

const WAIT = `title: Nothing happens by itself
superseded: It once did.
table:
  players: { Ana: { base: [Playful Phantom] }, Ben: }
  battlefields: [{ card: Void Gate }, { card: Bandle Tree }]
columns: [who]
rows: [[Ana], [Ben]]
expect: { no window: <who> }
`;

const run = (path: string, text: string) => runRulingFile(path, text, RULESETS);

const entry = (id: string, text: string): BookEntry => {
  const [topic = '', name = ''] = id.split('/');
  return entryOf({ topic, name }, run(`${id}.yaml`, text), RULESETS);
};

const BOOK = [
  entry('showdowns/moved', MOVE),
  entry('turn/waits', WAIT),
  entry('turn/waits-for-ben', WAIT.replace('[[Ana], [Ben]]', '[[Ben]]')),
  entry('turn/typo', 'title: A\ntabel: {}\n'),
];

const found = (wish: BookWish): readonly string[] => findRulings(BOOK, wish).map(({ entry: { id } }) => id);

test('an entry says what the ruling is in a word, what it stands on, and which cards it names', () => {
  expect(BOOK[0]).toMatchObject({
    status: 'passed',
    answers: ['refused'],
    keys: ['showdown.first-focus', 'scoring.final-point', 'move.standard-not-showdown'],
    cards: ['Mega-Mech', 'Vi, Destructive', 'Void Gate', 'Bandle Tree'],
  });
  expect(BOOK.map(({ status }) => status)).toEqual(['passed', 'failed', 'superseded', 'mistake']);
  expect(BOOK[1]).toMatchObject({ cases: ['who Ana', 'who Ben'], opens: 1 });
  expect(BOOK[3]).toMatchObject({
    title: 'typo',
    words: ['There is no "tabel" here. Perhaps "table"?', '"players" is missing.', '"battlefields" is missing.'],
  });
});

test.each<readonly [string, BookWish, readonly string[]]>([
  ['everything, by place', {}, BOOK.map(({ id }) => id)],
  ['words of the title', { q: 'SHOW unit' }, ['showdowns/moved']],
  ['a word of another ruling too', { q: 'happens unit' }, []],
  ['a row', { q: 'r001' }, ['showdowns/moved']],
  ['a place', { q: 'lille' }, ['showdowns/moved']],
  ["a rule's heading", { q: 'final point' }, ['showdowns/moved']],
  ['a status', { q: 'superseded' }, ['turn/waits-for-ben']],
  ['a card by a later word of its name', { card: 'phantom' }, ['turn/waits', 'turn/waits-for-ben']],
  ['a card by its title', { card: 'vi destr' }, ['showdowns/moved']],
  ['the beginning of a key', { rule: 'showdown.' }, ['showdowns/moved']],
  ['a number with those below it', { rule: '144' }, ['showdowns/moved']],
  ['no number that only begins alike', { rule: '14' }, []],
  ['a number of an older edition, as it was quoted', { rule: '444.1' }, ['showdowns/moved']],
  ['a topic', { topic: 'turn' }, ['turn/typo', 'turn/waits', 'turn/waits-for-ben']],
  ['a topic by its whole name alone', { topic: 'tur' }, []],
  ['all of it together', { q: 'unit', card: 'mega', rule: '144', topic: 'showdowns' }, ['showdowns/moved']],
])('the book finds %s', (_, wish, ids) => {
  expect([...found(wish)].sort()).toEqual([...ids].sort());
});

test('rulings that only apply the rule come after those that stand on it', () => {
  const applied = findRulings(BOOK, { rule: 'showdown.pass-on' });
  expect(applied.map(({ entry: { id }, isOnRule }) => [id, isOnRule])).toEqual([['showdowns/moved', false]]);
  expect(rulingsByRule(BOOK)).toMatchObject({ 'showdown.first-focus': 1, 'move.standard-not-showdown': 1 });
});

test('each expectation is checked at its place on the tape; the case is decided where its rule is named', () => {
  const { ruling, cases } = run('moved.yaml', MOVE);
  const checks = checksOf(ruling!.cases[0]!, cases[0]!);
  expect(checks.map(({ name, words, rules, outcome }) => [name, words, rules, outcome])).toEqual([
    ['focus', ['Ana'], [], 'passed'],
    ['refused', ['Ana: moves Vi to Void Gate'], ['move.standard-not-showdown'], 'passed'],
    ['focus', ['Ben'], [], 'passed'],
  ]);
  const [first, second, third] = checks.map(({ revision }) => revision ?? -1);
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first!);
  expect(decidingRevision(ruling!, checks)).toBe(first);
});

test('the rules that a play is judged by are named as rules, and not once more as words', () => {
  const { ruling, cases } = run('moved.yaml', MOVE.replace('focus: Ana', 'because: [showdown.pass-on]'));
  const [by] = checksOf(ruling!.cases[0]!, cases[0]!).filter(({ name }) => name === 'because');
  expect([by?.words, by?.rules]).toEqual([[], ['showdown.pass-on']]);
});

test('a check that fails decides the case, and what comes after a refused play is not reached', () => {
  const { ruling, cases } = run(
    'moved.yaml',
    MOVE.replace('Ana: passes', 'Ben: passes').replace('focus: Ana', 'focus: Ben'),
  );
  const checks = checksOf(ruling!.cases[0]!, cases[0]!);
  expect(checks.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['focus', 'failed'],
    ['refused', 'passed'],
    ['play', 'failed'],
    ['focus', 'not reached'],
  ]);
  expect(checks[0]?.shortfalls).toMatchObject([{ expected: 'focus: Ben', got: 'focus: Ana' }]);
  expect(decidingRevision(ruling!, checks)).toBe(checks[0]?.revision);
});

test.each([
  ['an alias that names nothing', 'title: *nothing\n'],
  [
    'an alias that grows without end',
    `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'.replaceAll(/./g, (name) => `${name}: &${name} [${'*P,'.repeat(9).replaceAll('P', String.fromCharCode(name.charCodeAt(0) - 1))}]\n`)}`,
  ],
  ['nothing at all', ''],
  ['a text', 'just words\n'],
  ['a list', '- title: A\n'],
])('%s is a mistake that is told', (_, text) => {
  const {
    mistakes: [mistake],
    ruling,
  } = run('strange.yaml', text);
  expect(ruling).toBeNull();
  expect(mistake?.message).toMatch(/\S/);
  expect(mistake?.remedy).toMatch(/\S/);
  expect(mistake?.place).toMatchObject({ file: 'strange.yaml', line: 1 });
});
