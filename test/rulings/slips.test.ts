import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from '../cli/run.js';

const at = temporaryFolder();

const TABLE = `title: A test
table:
  players:
    Ana: { base: [Mega-Mech], hand: [Stupefy], runes: enough }
    Ben:
  battlefields:
    - card: Void Gate
    - card: Bandle Tree
`;

const END = `expect:
  priority: Ana
`;

const run = async (text: string): Promise<{ readonly out: string; readonly code: number }> => {
  writeFileSync(at('slip.yaml'), text);
  return cli(['rulings', at('slip.yaml')]);
};

/** What is told of a file: place and message of each mistake. */
const told = async (text: string): Promise<readonly string[]> => {
  const { out } = await run(text);
  return [...out.matchAll(/slip\.yaml:(\d+:\d+: .*)/g)].map(([, said = '']) => said);
};

const WRONG_VERB = '"mvoes" is no play.';

test.each<readonly [string, string, readonly string[]]>([
  [
    'a second colon in title, play and expectation',
    `${TABLE.replace('A test', 'Tank: a test')}plays:\n  - Ana: plays Stupefy: draw 1\nexpect:\n  legal: Ana: passes\n`,
    ['1:8: A text with ": " in it stands without quotes.', '10:5: A text with ": "', '12:10: A text with ": "'],
  ],
  [
    'a second colon within braces',
    `${TABLE}expect:\n  refused: { play: Ana: passes, because: move.standard-cost }\n`,
    ['10:20: A text with ": " in it'],
  ],
  [
    'tabs, told once, with what is wrong behind them',
    `${TABLE}plays:\n\t- Ana: mvoes Mega-Mech to Void Gate\n\t- Ana: passes\n${END}`,
    ['10:1: The line is indented with a tab. So are 1 more lines.', `10:9: ${WRONG_VERB}`],
  ],
  [
    'a line that is indented too deep',
    `${TABLE.replace('    - card: Bandle', '       controller: Ben\n    - card: Bandle')}${END}`,
    ['8:8: This line is indented deeper than "card" above it, so it is read as more of "Void Gate".'],
  ],
  [
    'a line between two levels',
    `${TABLE.replace('    Ben:', '   Ben:')}${END}`,
    ['5:4: This line begins neither where the line above does'],
  ],
  [
    'a play without its dash',
    `${TABLE}plays:\n  - Ana: passes\n  Ben: mvoes Vi to base\n${END}`,
    ['11:3: This line stands beside a list and has no dash.', `11:8: ${WRONG_VERB}`],
  ],
  [
    'no space behind a colon',
    `${TABLE.replace('title: A', 'title:A')}${END}`,
    ['1:7: A space is missing behind "title:".'],
  ],
  [
    'an apostrophe in single quotes',
    `${TABLE}plays:\n  - 'Ana: plays Zhonya's Hourglass'\n${END}`,
    ['10:23: This apostrophe ends the text in single quotes.'],
  ],
  [
    'an apostrophe in single quotes within braces',
    `${TABLE}expect:\n  zones: { 'Ana's base': [Mega-Mech] }\n`,
    ['10:16: This apostrophe ends'],
  ],
  ['a quote that is not closed', `${TABLE.replace('A test', "'A test")}${END}`, ["1:8: This ' is not closed."]],
  [
    'brackets that are not closed',
    `${TABLE.replace('enough }', 'enough')}${END}`,
    ['4:61: A } is missing at the end of this line.'],
  ],
  [
    'a bracket that is closed by another',
    `${TABLE.replace('[Stupefy]', '[Stupefy')}${END}`,
    ['4:45: A ] is missing here.'],
  ],
  [
    'a sign that begins no text',
    `${TABLE.replace('A test', '@Houston')}${END}`,
    ['1:8: No text without quotes begins with @.'],
  ],
  [
    'a property twice',
    `${TABLE.replace('    Ben:', '    Ben: { hand: 1 }\n    Ben: { hand: 2 }')}${END}`,
    ['6:5: "Ben" stands here a second time: it stands in line 5 already.'],
  ],
])('%s', async (_, text, expected) => {
  const found = await told(text);
  expect(found).toHaveLength(expected.length);
  for (const [index, words] of expected.entries()) expect(found[index]).toContain(words);
});

test('a slip is told with the line as it was typed, and with how it is written', async () => {
  const { out } = await run(`${TABLE}plays:\n  - Ana: plays Stupefy: draw 1\n${END}`);
  expect(out).toContain(
    "    - Ana: plays Stupefy: draw 1\n      ^\nWrite it in single quotes: 'Ana: plays Stupefy: draw 1'.",
  );
});

test('quotes of a word processor are quotes, and what stands in them keeps its column', async () => {
  const plays = ['„Ana: moves Mega-Mech to Void Gate“', '“Ana: passes”', '‘Ben: passes’', '„Ana: ends turn"'];
  const text = `${TABLE}plays:\n${plays.map((line) => `  - ${line}\n`).join('')}expect: { turn: “Ben” }\n`;
  expect(await run(text)).toMatchObject({ code: 0 });
  expect(await told(text.replace('moves', 'mvoes'))).toEqual([expect.stringContaining(`10:11: ${WRONG_VERB}`)]);
});

test('line ends of another system and a mark of byte order are no mistakes', async () => {
  const windows = `\uFEFF${TABLE}plays:\n  - Ana: mvoes Mega-Mech\n${END}`.replaceAll('\n', '\r\n');
  expect(await told(windows)).toEqual([expect.stringContaining(`10:10: ${WRONG_VERB}`)]);
  expect(
    await run(
      windows.replace('mvoes Mega-Mech', 'moves Mega-Mech to Void Gate').replace('priority: Ana', 'focus: Ana'),
    ),
  ).toMatchObject({ code: 0 });
});

test('mistakes of every kind are told at once: slips, words, values, the table, plays, players, rules', async () => {
  const text = `titel: Tank: a test
table:
  turn: Cleo
  players:
    Ana: { base: [{ card: Mega-Mch, tapped: true }], points: three }
    Ben: { graveyard: [Stupefy] }
  battlefield:
    - Viod Gate
keys: [scoring.final-pont]
play:
  - Ana: mvoes Mega-Mech to Void Gate
  - Dan: passes
  - refuse: 'Ana: passse'
expects:
  - priorty: Ana
  - { turn: Dan, phase: Mian, where: { Mega-Mich: nowhere } }
`;
  const places = (await told(text)).map((each) => /^\d+:\d+/.exec(each)?.[0]);
  expect(places).toEqual([
    ...['1:1', '1:8', '3:9', '5:27', '5:37', '5:62', '6:12', '7:3', '8:7', '9:8', '10:1', '11:10', '12:5'],
    ...['13:5', '13:19', '14:1', '15:5', '16:13', '16:25', '16:40'],
  ]);
});

test('what follows from a mistake is told of nothing else', async () => {
  const nobody = TABLE.replace(/ {2}players:[^]*Ben:\n/, '  players: 3\n');
  expect(await told(`${nobody}      controller: Ana\nplays:\n  - Ana: passes\n${END}`)).toEqual([
    expect.stringContaining('3:12: 3 stands where'),
  ]);
  const strange = `game: chess\n${TABLE}${END}`;
  expect(await told(strange)).toEqual([expect.stringContaining('1:7: "chess" is not known here.')]);
  const misspelt = `${TABLE.replace('Mega-Mech', 'Mega-Mch')}plays:\n  - Ana: moves Mega-Mech to Void Gate\n${END}`;
  expect(await told(misspelt)).toEqual([expect.stringContaining('4:19: "Mega-Mch" is no name')]);
});

test('behind a play that is refused, what is wrong on every table is told all the same', async () => {
  const found = await told(
    `${TABLE}plays:\n  - Ben: ends turn\n  - Ana: mvoes Mega-Mech to base\nexpect: { state: Opne, turn: Cleo }\n`,
  );
  expect(found).toEqual([
    expect.stringContaining(`11:10: ${WRONG_VERB}`),
    expect.stringContaining('12:18: There is no state "Opne"'),
    expect.stringContaining('12:30: There is no player "Cleo"'),
  ]);
});

test.each<readonly [string, string]>([
  [
    'a name with a comma in a list',
    TABLE.replace('[Stupefy]', '[Teemo, Strategist, Stupefy]') +
      `expect: { zones: { Ana's hand: [Stupefy, Teemo, Strategist] } }\n`,
  ],
  ['an edition in short', `${TABLE.replace('table:', 'table:\n  edition: 1.2')}${END}editions: [1.2, 1.0]\n`],
  [
    'a facedown card by its name alone',
    `${TABLE}      controller: Ana\n      facedown: Tideturner\n      units: { Ana: Vi }\n${END}`.replace(
      'Vi }',
      '"Vi, Destructive" }',
    ),
  ],
  ['what is so of a unit in a word', `${TABLE}expect: { units: { Mega-Mech: ready } }\n`],
  [
    'lists of one as that one',
    `${TABLE}      scoredBy: Ana\nexpect: { chain: [], targets: { of: 'Ana: plays Stupefy -> *', are: Mega-Mech } }\n`,
  ],
  ['a full stop behind a play', `${TABLE}plays:\n  - Ana: moves Mega-Mech to Void Gate.\nexpect: { focus: Ana }\n`],
])('%s is taken', async (_, text) => {
  const { out, code } = await run(text);
  expect([code, out]).toEqual([0, expect.stringContaining('1 case passed')]);
});

test.each<readonly [string, string, string]>([
  ['a rule number without quotes', `${TABLE}keys: 345.1\n${END}`, "Write '345.1'."],
  ['runes as a number', `${TABLE.replace('runes: enough', 'runes: 6')}${END}`, '"enough", or a number for each domain'],
  [
    'a word of another game',
    `${TABLE.replace('hand:', 'graveyard:')}${END}`,
    'There is no "graveyard" here. Perhaps "trash"?',
  ],
  ['a zone of another game', `${TABLE}expect: { where: { Stupefy: Ana's graveyard } }\n`, `Perhaps "Ana's trash"?`],
  ['several of a name', `${TABLE}expect: { zones: { Ana's base: [2 Recruits] } }\n`, 'There is no card "Recruits".'],
  ['a verb without its s', `${TABLE}plays: [Ana: pass]\n${END}`, '"pass" is no play. Perhaps "passes"?'],
  ['a verb that people say', `${TABLE}plays: [Ana: activates Vi]\n${END}`, '"activates" is no play. Perhaps "uses"?'],
  ['a play without its colon', `${TABLE}plays: [Ana passes]\n${END}`, 'such as "Ana: passes".'],
  [
    'repeat in other words',
    `${TABLE.replace('Stupefy', 'Frigid Touch')}plays: ['Ana: plays Frigid Touch with repeat -> Mega-Mech']\n${END}`,
    '"-> Vi repeated -> Teemo"',
  ],
  ['targets in other words', `${TABLE}plays: ['Ana: plays Stupefy on Mega-Mech']\n${END}`, 'Targets stand behind "->"'],
  ['too few players', `${TABLE.replace('table:', 'table:\n  mode: 2v2')}${END}`, '2 are named. 2v2 seats 4.'],
])('%s is told with what is written', async (_, text, words) => {
  const { out, code } = await run(text);
  expect(code).toBe(2);
  expect(out).toContain(words);
});

test('an expectation that fails while something is not resolved says so: a pass was forgotten', async () => {
  const { out } = await run(
    `${TABLE}plays:\n  - 'Ana: plays Stupefy -> Mega-Mech'\nexpect: { units: { Mega-Mech: { might: 7 } } }\n`,
  );
  expect(out).toMatch(/waits {5}for Ana: .*with Stupefy not resolved; it takes "Ana: passes"/);
});

test('a play that a rule forbids says how it is recorded, and how it is expected to be refused', async () => {
  const { out } = await run(
    `${TABLE.replace('[Mega-Mech]', '{ card: Mega-Mech, exhausted: true }')}plays:\n  - Ana: moves Mega-Mech to Void Gate\n${END}`,
  );
  expect(out).toMatch(/got .*anyway: '\.\.\.'.*refused/);
});

test('a card that nobody knows is not played without a name', async () => {
  const unknown = `${TABLE.replace('[Stupefy]', '2')}plays:\n  - Ana: plays unknown@hand\n${END}`;
  const { out } = await run(unknown);
  expect(out).toContain('Nobody knows which card this is. Say which one is played: CARD as NAME.');
});

test('what the table takes is told by verbs, so that runes hide no other play', async () => {
  const { out } = await run(`${TABLE}plays:\n  - Ana: mvoes Mega-Mech\n${END}`);
  expect(out).toMatch(/it takes .*"Ana: moves Mega-Mech to Void Gate".*and \d+ more/);
});
