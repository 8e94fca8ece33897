import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { filesBelow } from '../../tools/sources.js';

const RULESET = 'libs/rulesets/riftbound';
const SRC = `${RULESET}/src/`;

/** The sources of the ruleset, by their paths below its `src`. */
const sources: ReadonlyMap<string, string> = new Map(
  filesBelow(SRC, ['.ts']).map(({ path, text }) => [path.slice(SRC.length), text]),
);

/** The rows of a ruleset's map in its README: the paths that each names, and what it says of them. */
const rowsOf = (ruleset: string): readonly { readonly paths: readonly string[]; readonly what: string }[] =>
  readFileSync(`${ruleset}/README.md`, 'utf8')
    .replace(/^[^]*?\n## The files and/, '')
    .replace(/\n## [^]*/, '')
    .split('\n')
    .flatMap((line) => {
      const [, where = '', what = ''] = line.split('|');
      const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      return line.startsWith('| `') ? [{ paths, what }] : [];
    });

const rows = rowsOf(RULESET);

/** Rows of the rules map: a rule's number and title, and the files that build it, that which says most of it first. */
const rules = readFileSync('docs/reference/rules-map.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', name = '', places = ''] = line.split('|').map((cell) => cell.trim());
    const title = /^`[^`]+` (?<title>.*)$/.exec(name)?.groups?.['title'];
    const files = [...places.matchAll(/\]\([^)]*\/riftbound\/src\/([^)#]+)/g)].map(([, path = '']) => path);
    return title === undefined ? [] : [{ number, title, files }];
  });

type Answer = readonly string[];

/** A file with that name. */
const named = (name: string): Answer => [...sources.keys()].filter((path) => basename(path, '.ts') === name);

/** The paths of the README's rows that speak of it. */
const inReadme = (word: string): Answer => rows.filter(({ what }) => what.includes(word)).flatMap(({ paths }) => paths);

/** The first file that the rules map gives for a rule, looked up by its number or its title. */
const inRulesMap = (wanted: string): Answer =>
  rules.filter(({ number, title }) => number === wanted || title === wanted).flatMap(({ files }) => files.slice(0, 1));

/** The files that say it, card data aside. */
const saying = (words: string): Answer =>
  [...sources].filter(([path, text]) => !path.startsWith('cards/data/') && text.includes(words)).map(([path]) => path);

/** What a judge asks: the words of the question, where one look leads, and what is found there. */
const OF_A_JUDGE: readonly (readonly [question: string, answer: Answer, path: string, says: string])[] = [
  ['Where is Stun?', inRulesMap('Stun'), 'engine/effects/statuses.ts', "'action.stun'"],
  ['Where is Deflect?', inRulesMap('Deflect'), 'judging/costs/total-cost.ts', 'Deflect'],
  ['Where is Repeat?', inRulesMap('Repeat'), 'judging/costs/declared-costs.ts', "'keyword.repeat'"],
  ['Where is Hidden?', inRulesMap('Hidden'), 'engine/actions/hide.ts', "'keyword.hidden'"],
  ['Where is Burn Out?', inRulesMap('Burn Out'), 'engine/actions/draw.ts', "'burn-out.sequence'"],
  ['Where is 470?', inRulesMap('470'), 'engine/scoring/scoring.ts', 'hasScored'],
  ['Where is 334?', inRulesMap('334'), 'engine/run.ts', 'HOT FEPR'],
  ['Where is 190.6.a?', inRulesMap('190.6.a'), 'reading/setting.ts', 'controllerOf'],
  ['Who must be given damage first?', inRulesMap('Tank'), 'engine/combat/damage.ts', "'Tank'"],
  ['What is done in a cleanup, in what order?', named('cleanup'), 'engine/turn/cleanup.ts', 'const STEPS'],
];

/** What an engineer asks. */
const OF_AN_ENGINEER: typeof OF_A_JUDGE = [
  ['Where is the Might of a unit computed?', named('might'), 'reading/layers/might.ts', 'export const mightOf'],
  [
    "Where is a card's definition?",
    saying('// Vi, Destructive\n'),
    'cards/definitions/origins/026-050.ts',
    "'OGN-036'",
  ],
  ['Where does a line become a play?', inReadme('one line per play'), 'faces/notation/', ''],
  ['Where does the table change?', inReadme('the only code that changes the table'), 'evolve/', ''],
  ['Where is a play judged?', named('decide'), 'faces/decide.ts', 'export const decide'],
  ['What may a player do now?', named('legal-plays'), 'faces/legal-plays.ts', 'export const legalPlays'],
  ['What may a viewer know of a fact?', named('redact'), 'faces/redact.ts', 'redactFact'],
  ['What does a card cost in the end?', named('total-cost'), 'judging/costs/total-cost.ts', 'export const costsOfCard'],
  [
    'Where is it found that an ability triggers?',
    named('triggered-abilities'),
    'reading/triggers/triggered-abilities.ts',
    'export const cardTriggers',
  ],
  ['What does a mode of play change?', named('modes'), 'state/modes.ts', 'MODE_TABLE'],
];

const read = (path: string): string =>
  path.endsWith('/') ? readdirSync(SRC + path).join('\n') : (sources.get(path) ?? '');

describe.each([
  ['a judge', OF_A_JUDGE],
  ['an engineer', OF_AN_ENGINEER],
])('what %s asks is answered by one look', (_who, questions) => {
  test.each(questions)('%s', (_question, answer, path, says) => {
    expect(answer).toContain(path);
    expect(new Set(answer).size).toBeLessThanOrEqual(3);
    expect(read(path)).toContain(says);
  });
});

describe.each([RULESET, 'libs/rulesets/runeterra'])('the map in the README of %s', (ruleset) => {
  const src = `${ruleset}/src/`;
  const paths = rowsOf(ruleset).flatMap((row) => row.paths);

  test('names only what is there', () => {
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(src + path))).toEqual([]);
  });

  test('and every file that the text below it names is there', () => {
    const text = readFileSync(`${ruleset}/README.md`, 'utf8');
    const files = [...text.matchAll(/`(?<path>[\w/-]+\.ts)`/g)].map(({ groups }) => groups?.['path'] ?? '');
    expect(files.filter((path) => path.includes('/') && !existsSync(src + path))).toEqual([]);
  });

  test('has a row for every folder; a folder of data goes with the one it lies in', () => {
    const folders = new Set(filesBelow(src, ['.ts']).map(({ path }) => dirname(path).slice(src.length)));
    const unnamed = [...folders].filter(
      (folder) => folder !== '' && !paths.includes(`${folder}/`) && !/^cards\/(?:data|definitions\/.+)$/.test(folder),
    );
    expect(unnamed).toEqual([]);
  });
});
