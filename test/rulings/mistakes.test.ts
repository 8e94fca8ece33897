import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from '../cli/run.js';

const at = temporaryFolder();

const TABLE = `title: A test
table:
  players:
    Ana: { base: [Mega-Mech], hand: [Stupefy] }
    Ben:
  battlefields:
    - card: Void Gate
    - card: Bandle Tree
`;

const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

const END = `expect:\n  priority: Ana\n`;

test.each<readonly [string, string, string, string]>([
  [
    'an expectation that is written otherwise',
    `${TABLE}expect:\n  hand: { Ana: 1 }\n`,
    `:10:3: There is no "hand" here. Write zones: { Ana's hand: 3 }.`,
    'zones',
  ],
  [
    'a rule by words of its heading',
    `${TABLE}keys: copies of a name\n${END}`,
    ':9:7: "copies of a name" is no rule key, number or heading.',
    'deck.copies',
  ],
  [
    'plays that no case makes',
    `${TABLE}plays:\n  - Ana: passes\ncases:\n  - case: one\n    plays: []\n${END}`,
    ':9:1: "plays" of the file is never read: every case has its own.',
    'Make it a case, or take it out.',
  ],
  ['a strange property', `${TABLE}expcet: {}\n`, ':9:1: There is no "expcet" here. Perhaps "expect"?', 'expect'],
  [
    'an unknown card',
    TABLE.replace('Mega-Mech', 'Mega-Mch') + END,
    ':4:19: "Mega-Mch" is no name of a unit',
    'Mega-Mech',
  ],
  [
    'an unknown battlefield',
    TABLE.replace('Void', 'Viod') + END,
    ':7:13: "Viod Gate" is no name of a battlefield',
    'Void Gate',
  ],
  ['a strange table property', TABLE.replace('base', 'bsae') + END, ':4:12: There is no "bsae" here.', 'base'],
  ['a strange player', `${TABLE}      controller: Cleo\n${END}`, ':9:19: "Cleo" is not known here.', 'Ben, Ana'],
  ['a number out of bounds', TABLE.replace('base:', 'points: -1, base:') + END, ':4:20: -1 stands where', '0 to 99'],
  [
    'a verb nobody knows',
    `${TABLE}plays:\n  - Ana: mvoes Mega-Mech to Void Gate\n${END}`,
    ':10:10: "mvoes" is no play. Perhaps "moves"?',
    'moves',
  ],
  ['a piece nobody knows', `${TABLE}plays:\n  - Ana: moves Mega-Mch to Void Gate\n${END}`, ':10:16: ', 'Mega-Mech'],
  [
    'a fault in an expected play',
    `${TABLE}expect:\n  legal: 'Ana: passses'\n`,
    ':10:16: "passses" is no play.',
    'passes',
  ],
  [
    'a zone nobody knows, of a piece',
    `${TABLE}expect:\n  where: { Mega-Mech@battlefields: nowhere }\n`,
    ':10:12: There is no zone "battlefields", as in "Mega-Mech@battlefields".',
    'Bandle Tree',
  ],
  ['a strange expectation', `${TABLE}plays:\n  - priorty: Ana\n    focus: Ben\n`, ':10:', 'priorty'],
  [
    'a strange expectation at the end',
    `${TABLE}expect:\n  priorty: Ana\n`,
    ':10:3: There is no "priorty" here. Perhaps "priority"?',
    'priority',
  ],
  [
    'an unknown rule key',
    `${TABLE}keys: move.standrd\n${END}`,
    ':9:7: "move.standrd" is no rule key, number or heading. Perhaps "move.standard"?',
    'move.standard',
  ],
  [
    'a number quoted for another rule',
    `${TABLE}quoted: { '462.8.b': scoring.final-point }\n${END}`,
    ':9:22: 462.8.b is not the number of scoring.final-point in any edition. It is that of mode.teams.ally-battlefields.',
    'mode.teams.ally-battlefields',
  ],
  [
    'an unknown player',
    `${TABLE}expect:\n  priority: Cleo\n`,
    ':10:13: There is no player "Cleo".',
    'Ana, Ben, nobody',
  ],
  ['an unknown piece', `${TABLE}expect:\n  units: { Mega-Mach: { ready: true } }\n`, ':10:', 'Mega-Mech'],
  [
    'a card that there is not, nowhere',
    `${TABLE}expect:\n  where: { Mega-Mich: nowhere }\n`,
    ':10:12: There is no card "Mega-Mich".',
    'Mega-Mech',
  ],
  [
    'a rune by a number',
    `${TABLE}expect:\n  where: { rune 5: Ana's base }\n`,
    ':10:12: There is no card "rune 5".',
    'Fury Rune',
  ],
  [
    'a resource that there is not',
    `${TABLE}expect:\n  counters: { Ana: { any power: 0 } }\n`,
    ':10:20: There is no resource "any power".',
    'Universal power',
  ],
  [
    'a token on the chain',
    `${TABLE.replace('battlefields:', "chain: ['Ana: plays Recruit']\n  battlefields:")}${END}`,
    ':6:11: "Ana: plays Recruit": Recruit is a token, which enters as what plays it resolves.',
    'Name the spell',
  ],
  ['an unknown zone', `${TABLE}expect:\n  zones: { Ana's bse: 1 }\n`, ':10:', "Ana's base"],
  ['a play with two colons', `${TABLE}plays:\n  - Ana: plays Stupefy: draw 1\n${END}`, ':10:', 'single quotes'],
  [
    'a strange column',
    `${TABLE}columns: [who]\nrows: [[Ana]]\nexpect:\n  priority: <whom>\n`,
    ':11:1: <whom> is no column.',
    '<who>',
  ],
  [
    'a column that nothing takes',
    `${TABLE}columns: [who, whom]\nrows: [[Ana, Ben]]\nexpect:\n  priority: <who>\n`,
    ':9:16: Nothing takes this column',
    '<whom>',
  ],
  ['a short row', `${TABLE}columns: [who]\nrows: [[]]\nexpect:\n  priority: <who>\n`, ':10:', 'who'],
  ['no table', 'title: A test\n', ':1:1: "table" is missing.', 'table'],
  ['broken YAML', 'title: [\n', ':1:9: A ] is missing at the end of this line.', 'Write ].'],
  ['an unknown state', `${TABLE}expect:\n  state: Showdwon Open\n`, ':10:10: There is no state', 'Showdown Open'],
  ['an unknown fact', `${TABLE}expect:\n  never: UnitMoved\n`, ':10:', 'UnitsMoved'],
  ['a fault in a text of plays', `${TABLE}plays: |\n  Ana: mvoes Mega-Mech\n${END}`, ':10:8: "mvoes"', 'moves'],
  ['targets without a star', `${TABLE}expect:\n  targets: { of: 'Ana: passes', are: [] }\n`, ':10:', '*'],
])('%s is told with its place and what is accepted there', async (_, text, where, accepted) => {
  const path = file('mistake.yaml', text);
  const said = await cli(['rulings', path]);
  expect(said.code).toBe(2);
  expect(said.out).toContain(`${path}${where}`);
  expect(said.out).toContain(accepted);
  const json = JSON.parse((await cli(['rulings', path, '--json'])).out) as { files: { error: { line: number } }[] };
  expect(json).toMatchObject({ passed: 0, failed: 1, files: [{ outcome: 'mistake' }] });
  expect(json.files[0]?.error.line).toBeGreaterThan(0);
});

test('all mistakes of a file are told at once, in their order, each with its place and what is accepted there', async () => {
  const path = file(
    'many.yaml',
    `${TABLE.replace('Mega-Mech', 'Mega-Mch').replace('Void', 'Viod')}tabel: 1
sorce: R001
plays:
  - priorty: Ana
    focus: Ben
  - expect: { focs: Ana, phase: 3 }
`,
  );
  const said = await cli(['rulings', path]);
  expect(said.code).toBe(2);
  for (const [place, words] of [
    [':9:1:', 'There is no "tabel" here. Perhaps "table"?'],
    [':10:1:', 'There is no "sorce" here. Perhaps "source"?'],
  ])
    expect(said.out).toContain(`${path}${place} ${words}`);
  const mended = file(
    'many.yaml',
    `${TABLE.replace('Mega-Mech', 'Mega-Mch').replace('Void', 'Viod')}plays:
  - priorty: Ana
    focus: Ben
  - expect: { focs: Ana, phase: 3 }
`,
  );
  const told = (await cli(['rulings', mended])).out;
  expect([...told.matchAll(/many\.yaml:(\d+:\d+): /g)].map(([, place]) => place)).toEqual([
    '4:19',
    '7:13',
    '10:5',
    '12:15',
    '12:33',
  ]);
});

test('names that nobody knows are told together: of the table, of plays, of expectations in every case', async () => {
  const table = file('many.yaml', TABLE.replace('Mega-Mech', 'Mega-Mch').replace('Void', 'Viod') + END);
  expect((await cli(['rulings', table])).out).toMatch(/:4:19: "Mega-Mch"[^]*:7:13: "Viod Gate"/);
  const names = file(
    'many.yaml',
    `${TABLE}plays:
  - expect: { units: { Mega-Mach: { ready: true }, Stupfy: { ready: true } }, priority: Cleo }
  - Ana: moves Mega-Mch to Void Gate
  - Ana: mvoes Mega-Mech to Void Gate
expect: { turn: Cleo }
`,
  );
  const { out, code } = await cli(['rulings', names]);
  expect(code).toBe(2);
  expect([...out.matchAll(/many\.yaml:(\d+:\d+): /g)].map(([, place]) => place)).toEqual([
    '10:24',
    '10:52',
    '10:89',
    '11:16',
    '12:10',
    '13:17',
  ]);
  expect(out).toContain('The table waits for Ana');
  const json = JSON.parse((await cli(['rulings', names, '--json'])).out) as { files: { errors: object[] }[] };
  expect(json.files[0]?.errors).toHaveLength(6);
});

test('a play that cannot be made says what the table waits for, with lines that it takes, and what was not reached', async () => {
  const path = file(
    'waits.yaml',
    `${TABLE}plays:
  - Ana: moves Mega-Mech to Void Gate
  - Ben: passes
  - focus: Ben
expect: { focus: nobody }
`,
  );
  const { out, code } = await cli(['rulings', path]);
  expect(code).toBe(1);
  expect(out).toMatch(/waits {5}for Ana.*it takes .*"Ana: passes"/);
  expect(out).toContain('not reached: the 2 steps after it');
});

test('a file in which nothing is expected is open: it can be shown, and is never counted as one that holds', async () => {
  const path = file('open.yaml', `${TABLE}source: R001\nplays:\n  - Ana: moves Mega-Mech to Void Gate\n`);
  const said = await cli(['rulings', path]);
  expect(said).toMatchObject({ code: 1, err: '' });
  expect(said.out).toMatch(/^open .*\n {2}Nothing is expected yet/);
  expect(said.out).toContain('1 file: 0 cases passed, 0 failed.');
  const json = JSON.parse((await cli(['rulings', path, '--json'])).out) as unknown;
  expect(json).toMatchObject({ rows: {}, files: [{ outcome: 'open' }] });
  expect((await cli(['show', path])).out).toContain('Showdown Open');
});

test('it is said who does what the texts of the cards say', async () => {
  const { out } = await cli(['rulings', file('cards.yaml', TABLE + END)]);
  expect(out).toMatch(/texts that act by themselves: .*Stupefy/);
  const json = JSON.parse((await cli(['rulings', at('cards.yaml'), '--json'])).out) as { files: { cards: object[] }[] };
  expect(json.files[0]?.cards).toContainEqual({ name: 'Stupefy', text: 'encoded' });
});

test('a number that YAML takes for a remark is a mistake of a play, and warned of in a title', async () => {
  const swallowed = file('remark.yaml', `${TABLE}plays:\n  - Ana: moves Mega-Mech #1\n${END}`);
  const { out, code } = await cli(['rulings', swallowed]);
  expect(code).toBe(2);
  expect(out).toMatch(/^mistake .*remark.yaml:10:25: "#1" behind "moves Mega-Mech" is a remark/);
  const titled = await cli(['rulings', file('remark.yaml', `${TABLE.replace('A test', 'A test #2')}${END}`)]);
  expect(titled).toMatchObject({ code: 0 });
  expect(titled.out).toMatch(/warning .*remark.yaml:1:14: "#2" behind "A test" is a remark/);
  const broken = file('remark.yaml', `${TABLE}expect: { units: { Mega-Mech #1: { ready: true } } }\n`);
  expect((await cli(['rulings', broken])).out).toContain('A # after a space begins a remark');
});

test('words of the other game are never put forward', async () => {
  const ours = (await cli(['rulings', file('score.yaml', `${TABLE}expect: { scor: { Ana: 1 }, stac: [] }\n`)])).out;
  expect(ours).not.toMatch(/Accepted here:.*\b(score|stack)\b/);
  const theirs = `game: runeterra\ntitle: A test\ntable: { players: { Ana: , Ben: } }\nexpect: { point: 1, chan: [] }\n`;
  expect((await cli(['rulings', file('points.yaml', theirs)])).out).not.toMatch(/Accepted here:.*\b(points|chain)\b/);
});

test('a ruling that comes out otherwise says what was expected, what is so, after which play, by which rules', async () => {
  const path = file(
    'wrong.yaml',
    `${TABLE}source: [R099, a judge]\nplays:\n  - Ana: moves Mega-Mech to Void Gate\n  - focus: Ben\nexpect:\n  legal: 'Ana: moves Mega-Mech to base'\n`,
  );
  const said = await cli(['rulings', path]);
  expect(said.code).toBe(1);
  expect(said.out).toContain(
    'line 12, after "Ana: moves Mega-Mech to Void Gate"\n    expected  focus: Ben\n    got       focus: Ana',
  );
  expect(said.out).toMatch(/rules {5}.*move\.standard-not-showdown \(Core Rules 1\.4, 144\.1\.c\)/);
  const json = JSON.parse((await cli(['rulings', path, '--json'])).out) as unknown;
  expect(json).toMatchObject({ passed: 0, failed: 1, rows: { R099: 'failed' }, files: [{ outcome: 'failed' }] });
});

test('rows are passed or superseded, cases count one by one, files are found in folders', async () => {
  file('one.yaml', `${TABLE}source: R001\n${END}`);
  file(
    'two.yaml',
    `${TABLE}source: R002\nsuperseded: It was Ben's.\ncolumns: [who]\nrows: [[Ana], [Ana]]\nexpect: { priority: <who> }\n`,
  );
  const said = await cli(['rulings', at('one.yaml'), at('two.yaml'), '--json']);
  expect(said.code).toBe(0);
  expect(JSON.parse(said.out)).toMatchObject({ passed: 3, failed: 0, rows: { R001: 'passed', R002: 'superseded' } });
  expect((await cli(['rulings', at('')])).out).toContain('cases passed');
  expect((await cli(['rulings', at('nowhere')])).err).toContain('There is no file or folder');
});

test('a case is a tape that opens like any other', async () => {
  const path = file('tape.yaml', `${TABLE}plays:\n  - Ana: moves Mega-Mech to Void Gate\nexpect:\n  focus: Ana\n`);
  expect((await cli(['rulings', path, '--tape', at('tapes')])).code).toBe(0);
  const shown = await cli(['show', at('tapes/tape.json')]);
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toContain('Showdown Open');
  expect((await cli(['verify', at('tapes/tape.json')])).code).toBe(0);
});

test('a battlefield may be a bare name, and a list of one that one', async () => {
  const text = `title: A test
table:
  players: { Ana: { base: Mega-Mech, hand: Stupefy }, Ben: }
  battlefields: [Void Gate, { card: Bandle Tree, controller: Ben, units: { Ben: Pit Rookie } }]
expect:
  where: { Mega-Mech: Ana's base, Stupefy: Ana's hand, Pit Rookie: Bandle Tree }
`;
  expect((await cli(['rulings', file('bare.yaml', text)])).code).toBe(0);
});
