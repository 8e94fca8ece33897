import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The games, as their folders say. */
const GAMES = readdirSync('libs/rulesets');

const ROOMS = [
  ...[
    'kernel',
    'match',
    'replay',
    'projections',
    'table',
    'event-store',
    'recording',
    'ruleset',
    'audit',
    'rulings',
  ].map((lib) => `libs/${lib}/src`),
  ...['api', 'cli', 'replayer'].map((app) => `apps/${app}/src`),
];

/** Where an app lists the rulesets that it has. */
const LISTS: ReadonlySet<string> = new Set(['api', 'cli', 'replayer'].map((app) => `apps/${app}/src/rulesets.ts`));

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|css|html)$/.test(name))
    .map((name) => join(folder, name));

const linesNaming = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const names = GAMES.filter((game) => line.toLowerCase().includes(game));
      return names.length === 0 ? [] : [`${path}:${String(at + 1)} names ${names.join(', ')}`];
    });

test('there are two games at least, and every list of an app names each of them', () => {
  expect(GAMES.length).toBeGreaterThan(1);
  for (const list of LISTS) {
    for (const game of GAMES) expect(readFileSync(list, 'utf8')).toContain(`#rulesets/${game}`);
  }
});

test('no other line of the shared rooms names a game', () => {
  const files = ROOMS.flatMap(filesOf).filter((path) => !LISTS.has(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(linesNaming)).toEqual([]);
});

test('no ruleset imports another', () => {
  const imports = GAMES.flatMap((game) =>
    filesOf(`libs/rulesets/${game}/src`).filter((path) =>
      GAMES.some((other) => other !== game && readFileSync(path, 'utf8').includes(`#rulesets/${other}`)),
    ),
  );
  expect(imports).toEqual([]);
});
