import { filesBelow, type SourceFile } from '../../tools/sources.js';
import { circlesIn, importsAmong } from './circles.js';
import { readAtLoad } from './read-at-load.js';

const RIFTBOUND = 'libs/rulesets/riftbound/src/';

/** The circles that stay, and why: docs/adr/0018-layers-inside-a-ruleset.md. */
const KNOTS: Readonly<Record<string, readonly string[]>> = {
  'what a text asks of the table': ['amount', 'condition', 'filter', 'reference', 'trigger-event'].map(
    (name) => `${RIFTBOUND}words/abilities/${name}.ts`,
  ),
  'what a text has: abilities in instructions, and instructions in abilities': [
    ...['replacement', 'static-ability', 'step'].map((name) => `${RIFTBOUND}words/abilities/${name}.ts`),
    `${RIFTBOUND}words/definition.ts`,
  ],
  'how what a text asks of the table is said': ['amounts', 'conditions', 'events', 'filters', 'references'].map(
    (name) => `${RIFTBOUND}words/said/${name}.ts`,
  ),
  'how what a text has is said': ['abilities', 'replacements', 'statics', 'steps'].map(
    (name) => `${RIFTBOUND}faces/readings/${name}.ts`,
  ),
  'the layers of the book, which ask for each other': [
    'amounts',
    'conditions',
    'filters/cards-played',
    'filters/chain-items',
    'filters/filters',
    'filters/states-of-objects',
    'history/subjects',
    'history/this-turn',
    'layers/keywords',
    'layers/keywords-of-cards',
    'layers/might',
    'layers/passives',
    'layers/sequences',
    'layers/tags',
    'references',
    'statics/limits',
    'statics/prohibitions',
    'statics/statics',
    'texts/given-abilities',
    'texts/texts',
  ].map((name) => `${RIFTBOUND}reading/${name}.ts`),
};

const made = (texts: Readonly<Record<string, string>>): readonly SourceFile[] =>
  Object.entries(texts).map(([name, text]) => ({ path: `libs/kernel/src/${name}.ts`, text }));

const namesOf = (circles: ReturnType<typeof circlesIn>): readonly string[] =>
  circles.map((circle) => circle.map((path) => path.replace(/^.*\/src\/|\.ts$/g, '')).join(' ')).sort();

describe('circles of imports', () => {
  test('are found where there are some, of types too', () => {
    // The names are of files that are there, or an import would lead nowhere; what they say is made up.
    const files = made({
      json: "import type { Result } from './result.js';\n",
      result: "export { fold } from './decider.js';\n",
      decider: "export const late = (): unknown => import('./json.js');\n",
      fact: "import type { Brand } from './brand.js';\nimport { back } from './backoff.js';\n",
      brand: "import { fold } from './decider.js';\n",
      backoff: "import { kernel } from '#kernel';\n",
      index: "export * from './backoff.js';\n",
    });
    expect(namesOf(circlesIn(importsAmong(files)))).toEqual(['backoff index', 'decider json result']);
  });

  test('there are none but the knots that are known, and those are as they are listed', () => {
    const files = ['libs', 'apps', 'tools'].flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']));
    expect(files.length).toBeGreaterThan(500);
    const sorted = (circles: readonly (readonly string[])[]): readonly string[] =>
      circles.map((circle) => [...circle].sort().join('\n')).sort();
    expect(sorted(circlesIn(importsAmong(files)))).toEqual(sorted(Object.values(KNOTS)));
  });

  // Which file of a knot is loaded first is up to who imports it. What is read too early is not there, and a bundle does not say so.
  test('what the files of a knot have of each other they read when they are asked, and not as they are loaded', () => {
    const texts = new Map(filesBelow('libs', ['.ts']).map((file) => [file.path, file]));
    const early = Object.values(KNOTS).flatMap((knot) =>
      knot.flatMap((path) => {
        const file = texts.get(path) ?? { path, text: '' };
        return readAtLoad(file).flatMap(([name, from]) => (knot.includes(from) ? [`${path} reads ${name}`] : []));
      }),
    );
    expect(early).toEqual([]);
    const text =
      "import { a, b, c } from './other.js';\nconst used = { a: () => a(), b };\nconst typed: typeof c = 1;\n";
    expect(readAtLoad({ path: 'libs/kernel/src/made.ts', text })).toEqual([['b', 'libs/kernel/src/other.ts']]);
  });
});
