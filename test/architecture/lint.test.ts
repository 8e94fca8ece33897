import { ESLint } from 'eslint';

/** It needs no types, so a snippet may stand in a file that does not exist. */
const eslint = new ESLint();

async function brokenRules(file: string, code: string): Promise<readonly (string | null)[]> {
  const results = await eslint.lintText(code, { filePath: file });
  return results.flatMap((result) => result.messages.map((message) => message.ruleId ?? message.message));
}

const importing = (name: string): string => `export * from '${name}';\n`;

const homes = {
  kernel: 'libs/kernel/src/snippet.ts',
  rulebook: 'libs/rulebook/src/snippet.ts',
  table: 'libs/table/src/snippet.ts',
  replay: 'libs/replay/src/snippet.ts',
  ruleset: 'libs/ruleset/src/snippet.ts',
  notation: 'libs/notation/src/snippet.ts',
  riftbound: 'libs/rulesets/riftbound/src/snippet.ts',
  runeterra: 'libs/rulesets/runeterra/src/snippet.ts',
  match: 'libs/match/src/snippet.ts',
  projections: 'libs/projections/src/snippet.ts',
  audit: 'libs/audit/src/snippet.ts',
  rulings: 'libs/rulings/src/snippet.ts',
  eventStore: 'libs/event-store/src/snippet.ts',
  chain: 'libs/event-store/src/chain/snippet.ts',
  memory: 'libs/event-store/src/memory/snippet.ts',
  sqlite: 'libs/event-store/src/sqlite/snippet.ts',
  kurrentdb: 'libs/event-store/src/kurrentdb/snippet.ts',
  storeDoor: 'libs/event-store/src/open/snippet.ts',
  viewStore: 'libs/view-store/src/snippet.ts',
  viewAdapter: 'libs/view-store/src/sqlite/snippet.ts',
  log: 'libs/log/src/snippet.ts',
  logKeeping: 'libs/log/src/keeping/snippet.ts',
  tapeDocument: 'libs/tape-document/src/snippet.ts',
  access: 'libs/access/src/snippet.ts',
  keys: 'libs/keys/src/snippet.ts',
  recording: 'libs/recording/src/snippet.ts',
  api: 'apps/api/src/snippet.ts',
  cli: 'apps/cli/src/snippet.ts',
  replayer: 'apps/replayer/src/snippet.tsx',
  tools: 'tools/snippet.ts',
} as const;

type Home = keyof typeof homes;

/** [who, what it must not import, what it may import] */
const directions: readonly (readonly [Home, readonly string[], readonly string[]])[] = [
  ['kernel', ['#rulebook', '#table', '#match', '#replay', '#event-store', '#recording'], ['./json.js']],
  ['rulebook', ['#table', '#ruleset', '#replay', '#match'], ['#kernel']],
  ['table', ['#rulebook', '#ruleset', '#match'], ['#kernel']],
  ['replay', ['#rulebook', '#table', '#ruleset', '#match', '#projections'], ['#kernel']],
  ['ruleset', ['#match', '#replay', '#rulesets/riftbound'], ['#kernel', '#rulebook', '#table']],
  ['notation', ['#match', '#replay', '#rulesets/riftbound'], ['#kernel', '#rulebook', '#table', '#ruleset']],
  [
    'riftbound',
    ['#match', '#replay', '#rulesets/runeterra'],
    ['#kernel', '#rulebook', '#table', '#ruleset', '#notation'],
  ],
  ['runeterra', ['#rulesets/riftbound', '#match'], ['#kernel', '#rulebook', '#table', '#ruleset', '#notation']],
  ['match', ['#table', '#rulesets/riftbound', '#replay', '#audit'], ['#kernel', '#rulebook', '#ruleset']],
  ['projections', ['#audit', '#event-store', '#recording'], ['#kernel', '#table', '#match', '#rulesets/riftbound']],
  ['audit', ['#projections', '#event-store', '#recording'], ['#kernel', '#replay', '#match', '#ruleset']],
  [
    'rulings',
    ['#rulesets/riftbound', '#audit', '#recording'],
    ['#kernel', '#rulebook', '#table', '#ruleset', '#match'],
  ],
  ['eventStore', ['#match', '#ruleset', '#recording'], ['#kernel']],
  ['chain', ['#match', '../sqlite/index.js', '#recording'], ['#kernel', '../index.js']],
  [
    'sqlite',
    ['#match', '../memory/index.js', '#recording'],
    ['#kernel', '#event-store', '../index.js', '../chain/index.js'],
  ],
  ['kurrentdb', ['#match', '../sqlite/index.js', '#recording'], ['#kernel', '../index.js', '../chain/index.js']],
  ['storeDoor', ['#match', '#recording', '#view-store'], ['../index.js', '../sqlite/index.js', '../memory/index.js']],
  ['viewStore', ['#event-store', '#event-store/sqlite', '#projections', '#recording'], ['#kernel']],
  [
    'viewAdapter',
    ['#projections', '#recording', '#event-store/open'],
    ['#kernel', '../index.js', '#event-store/sqlite'],
  ],
  ['log', ['#match', '#event-store', '#event-store/chain', './keeping/index.js'], ['#kernel']],
  [
    'logKeeping',
    ['#match', '#recording', '#event-store/sqlite', '#keys'],
    ['#log', '#event-store', '#event-store/chain', '#event-store/open'],
  ],
  ['tapeDocument', ['#match', '#event-store', '#log', '#recording'], ['#kernel']],
  ['access', ['#match', '#event-store', '#keys', '#recording'], ['#kernel', '#rulebook', '#ruleset']],
  ['keys', ['#recording', '#event-store/sqlite', '#match'], ['#event-store/open', '#event-store', '#access']],
  [
    'recording',
    ['../../../apps/api/src/main.js', '#event-store/open'],
    [
      '#match',
      '#event-store',
      '#event-store/sqlite',
      '#event-store/chain',
      '#audit',
      '#view-store',
      '#view-store/memory',
    ],
  ],
  ['replayer', ['#event-store', '#recording', '#event-store/memory'], ['#kernel', '#replay', '#audit', '#projections']],
  ['cli', ['../../replayer/src/main.js'], ['#recording', '#event-store/sqlite', '#rulesets/riftbound']],
  ['api', ['../../../tools/prepare.mjs'], ['#recording', '#event-store/sqlite', '#rulesets/riftbound']],
];

/** [who, which packages and Node modules it must not import, which it may] */
const packages: readonly (readonly [Home, readonly string[], readonly string[]])[] = [
  ['kernel', ['node:fs', 'fs', 'rxjs', '@nestjs/common'], []],
  ['notation', ['node:fs', 'yaml', '@nestjs/common'], ['fastest-levenshtein']],
  ['riftbound', ['node:crypto', 'yaml', '@nestjs/common', 'better-sqlite3'], ['fastest-levenshtein']],
  ['projections', ['node:path', '@nestjs/cqrs', 'preact'], []],
  ['rulings', ['node:fs', 'fastest-levenshtein'], ['yaml']],
  ['eventStore', ['node:fs', 'better-sqlite3', '@nestjs/common'], []],
  ['chain', ['node:fs', 'better-sqlite3', '@kurrent/kurrentdb-client'], ['node:crypto']],
  ['memory', ['better-sqlite3', 'node:sqlite', '@nestjs/common'], ['node:events']],
  ['sqlite', ['@kurrent/kurrentdb-client', '@nestjs/common'], ['better-sqlite3', 'node:fs', 'node:crypto']],
  ['kurrentdb', ['better-sqlite3', 'node:sqlite'], ['@kurrent/kurrentdb-client']],
  ['storeDoor', ['better-sqlite3', '@kurrent/kurrentdb-client'], ['node:fs']],
  ['viewStore', ['node:fs', 'better-sqlite3'], []],
  ['viewAdapter', ['better-sqlite3', '@nestjs/common'], ['node:os']],
  ['log', ['node:crypto', 'node:fs', '@nestjs/common'], ['@noble/hashes/sha2.js', '@noble/ed25519']],
  ['logKeeping', ['better-sqlite3', '@nestjs/common'], ['node:crypto', 'node:fs']],
  ['tapeDocument', ['node:crypto', 'node:fs', '@noble/ed25519'], ['@noble/hashes/sha2.js']],
  ['access', ['node:crypto', '@nestjs/common'], []],
  ['keys', ['better-sqlite3', '@nestjs/common'], ['node:crypto', 'node:fs']],
  ['recording', ['node:fs', 'better-sqlite3', 'commander'], ['@nestjs/common', '@nestjs/cqrs', 'rxjs']],
  ['api', ['better-sqlite3', 'node:sqlite'], ['node:http', '@nestjs/swagger', 'helmet']],
  ['cli', ['better-sqlite3', 'node:sqlite'], ['node:fs', 'node:fs/promises', '@nestjs/core', 'commander']],
  ['replayer', ['node:fs', '@nestjs/common', 'better-sqlite3'], ['preact', 'preact/hooks', '@preact/signals']],
  ['tools', ['@nestjs/common', 'better-sqlite3'], ['node:fs', 'yaml']],
];

describe('import directions', () => {
  test.each(directions)('%s', async (home, refused, allowed) => {
    for (const name of refused) {
      expect([name, await brokenRules(homes[home], importing(name))]).toEqual([
        name,
        expect.arrayContaining(['boundaries/dependencies']),
      ]);
    }
    for (const name of allowed) expect([name, await brokenRules(homes[home], importing(name))]).toEqual([name, []]);
  });

  test.each(packages)('packages of %s', async (home, refused, allowed) => {
    for (const name of refused) {
      expect([name, await brokenRules(homes[home], importing(name))]).toEqual([name, ['boundaries/dependencies']]);
    }
    for (const name of allowed) expect([name, await brokenRules(homes[home], importing(name))]).toEqual([name, []]);
  });

  test('a dynamic import and an import of a type count too', async () => {
    expect(await brokenRules(homes.kernel, "export const late = import('#match');\n")).toEqual([
      'boundaries/dependencies',
    ]);
    expect(await brokenRules(homes.kernel, "export type { Match } from '#match';\n")).toEqual([
      'boundaries/dependencies',
    ]);
  });

  test('a library is entered by its door only', async () => {
    expect(await brokenRules(homes.match, importing('../../kernel/src/json.js'))).toEqual(['no-restricted-imports']);
    expect(await brokenRules(homes.match, importing('#kernel'))).toEqual([]);
  });
});

describe('layers of a ruleset', () => {
  const riftbound = 'libs/rulesets/riftbound/src/';
  /** The layers in order, each with a file of it. */
  const one: Readonly<Record<string, string>> = {
    words: 'plays',
    state: 'zones',
    evolve: 'evolve',
    cards: 'catalogue',
    reading: 'objects',
    judging: 'timing',
    engine: 'draft',
    faces: 'decide',
  };
  const layers = Object.keys(one);
  const broken = (from: string, name: string): Promise<readonly (string | null)[]> =>
    brokenRules(`${from}/snippet.ts`, importing(name));

  test.each(layers)('%s imports itself and the layers before it, and none after it', async (layer) => {
    const at = layers.indexOf(layer);
    for (const [place, other] of layers.entries()) {
      const name = place === at ? `./${one[other]}.js` : `../${other}/${one[other]}.js`;
      const expected = place > at ? ['boundaries/dependencies'] : [];
      expect([name, await broken(riftbound + layer, name)]).toEqual([name, expected]);
    }
    expect(await broken(riftbound + layer, '../riftbound.js')).toEqual(['boundaries/dependencies']);
    expect(await broken(riftbound + layer, '#match')).toEqual(['boundaries/dependencies']);
  });

  test('below a layer there are no layers, and beside them stands nothing that imports one', async () => {
    expect(await broken(`${riftbound}reading/layers`, '../../engine/draft.js')).toEqual(['boundaries/dependencies']);
    expect(await broken(`${riftbound}helpers`, '../words/plays.js')).toEqual(['boundaries/dependencies']);
    expect(await brokenRules(`${riftbound}snippet.ts`, importing('./faces/decide.js'))).toEqual([]);
  });

  test('an exception is for one layer of one ruleset', async () => {
    const runeterra = 'libs/rulesets/runeterra/src/';
    expect(await broken(`${runeterra}evolve`, '../cards/catalogue.js')).toEqual([]);
    expect(await broken(`${riftbound}evolve`, '../cards/catalogue.js')).toEqual(['boundaries/dependencies']);
    expect(await broken(`${runeterra}evolve`, '../reading/objects.js')).toEqual(['boundaries/dependencies']);
  });

  test('one ruleset knows no layer of another', async () => {
    expect(await broken(`${riftbound}faces`, '../../../runeterra/src/words/plays.js')).toContain(
      'boundaries/dependencies',
    );
  });
});

describe('chance and time in the pure libraries', () => {
  test.each([
    ['no-restricted-properties', 'Date.now()', 'Date.UTC(2026, 0)'],
    ['no-restricted-properties', 'Math.random()', 'Math.max(1, 2)'],
    ['no-restricted-syntax', 'new Date()', 'new Date(0)'],
    ['no-restricted-syntax', 'Date()', 'String(0)'],
  ])('%s refuses %s and lets %s pass', async (rule, bad, good) => {
    for (const home of ['kernel', 'riftbound', 'match', 'audit'] as const) {
      expect(await brokenRules(homes[home], `export const it = ${bad};\n`)).toEqual([rule]);
      expect(await brokenRules(homes[home], `export const it = ${good};\n`)).toEqual([]);
    }
    expect(await brokenRules(homes.cli, `export const it = ${bad};\n`)).toEqual([]);
  });
});
