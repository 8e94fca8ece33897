import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { buildReplayer } from '../support/build-replayer.js';

const folder = buildReplayer('installed');
const assets = readdirSync(join(folder, 'assets'));

const read = (name: string): string => readFileSync(join(folder, 'assets', name), 'utf8');

/** The one file whose name begins so. */
const named = (beginning: string): string => {
  const [only, ...more] = assets.filter((name) => name.startsWith(`${beginning}-`) && name.endsWith('.js'));
  if (only === undefined || more.length > 0) throw new Error(`Not one file is called ${beginning}.`);
  return only;
};

const importsOf = (name: string): readonly string[] =>
  name.endsWith('.js')
    ? [...read(name).matchAll(/(?:from|import)\s*["`]\.\/([^"`]+)["`]/g)].map(([, to = '']) => to)
    : [];

/** Files with all that they import at once. */
const withImports = (names: readonly string[]): ReadonlySet<string> => {
  const all = new Set<string>();
  const add = (name: string): void => {
    if (all.has(name)) return;
    all.add(name);
    importsOf(name).forEach(add);
  };
  names.forEach(add);
  return all;
};

const kilobytes = (names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0) / 1000;

/** Fonts are packed in themselves. */
const fonts =
  assets
    .filter((name) => name.endsWith('.woff2'))
    .reduce((sum, name) => sum + statSync(join(folder, 'assets', name)).size, 0) / 1000;

const page = readFileSync(join(folder, 'index.html'), 'utf8');
const first = [...page.matchAll(/(?:src|href)="\.\/assets\/([^"]+)"/g)].map(([, name = '']) => name);
/** What a match is shown by, as long as its rules are on their way: the page, the shell, the match page. */
const beforeRules = withImports([...first, named('app'), named('opened-match')]);

/** What the list of games fetches for one: what a match of it is `shown` by, or what is loaded behind that to judge plays as well. */
const FETCHED = {
  riftbound: { shown: 'riftboundShown', load: 'riftboundPlayed' },
  runeterra: { shown: 'runeterraPlayed', load: 'runeterraPlayed' },
} as const;

/** The file that this is fetched from. */
const rulesOf = (game: keyof typeof FETCHED, by: 'shown' | 'load'): string => {
  const name = FETCHED[game][by];
  const fetches = new RegExp(`\\{${name}:\\w+\\}=await import\\(\`\\./([^\`]+)\``);
  const [file] = assets.flatMap((asset) => (asset.endsWith('.js') ? (fetches.exec(read(asset))?.[1] ?? []) : []));
  if (file === undefined) throw new Error(`No file of the page fetches ${name}.`);
  return file;
};

test('the styles of a tape come before those of the pages around it, which build on them', () => {
  const styles = first
    .filter((name) => name.endsWith('.css'))
    .map(read)
    .join('');
  // What every page has, the director's as well; a tape's; those around it.
  const places = [':focus-visible{', '.scrubber', '.ruling-dialog'].map((part) => styles.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('a match is shown by few files, since each is a request: at most 10 and 10 of its game', () => {
  const scripts = (names: ReadonlySet<string>): readonly string[] => [...names].filter((name) => name.endsWith('.js'));
  expect(scripts(beforeRules).length).toBeLessThanOrEqual(10);
  const shown = withImports([...beforeRules, rulesOf('riftbound', 'shown')]);
  expect(scripts(shown).length - scripts(beforeRules).length).toBeLessThanOrEqual(10);
});

test('scripts and styles lie packed beside themselves, so that no server packs them while somebody waits', () => {
  const large = assets.filter((name) => /\.(js|css)$/.test(name) && read(name).length > 500);
  expect(large.length).toBeGreaterThan(50);
  for (const name of large) {
    const packed = (ending: string): Buffer => readFileSync(join(folder, 'assets', `${name}.${ending}`));
    expect([name, gunzipSync(packed('gz')).toString() === read(name)]).toEqual([name, true]);
    expect([name, brotliDecompressSync(packed('br')).toString() === read(name)]).toEqual([name, true]);
  }
});

describe('what a browser fetches, packed', () => {
  test('until a match is named with its players and how it stands: at most 60 kB', () => {
    expect(kilobytes(withImports([...first, named('app')]))).toBeLessThan(60);
  });

  test('until the rules are needed, with the face that headings are set in: at most 150 kB', () => {
    expect(fonts).toBeGreaterThan(0);
    expect(kilobytes(beforeRules) + fonts).toBeLessThan(150);
  });

  test.each<[keyof typeof FETCHED, number]>([
    ['riftbound', 280],
    ['runeterra', 240],
  ])(
    'until a match of %s is shown, with its cards and what its tape is folded and told by: at most %i kB',
    (game, most) => {
      const shown = withImports([...beforeRules, rulesOf(game, 'shown')]);
      expect(kilobytes(shown) - kilobytes(beforeRules)).toBeGreaterThan(50);
      expect(kilobytes(shown) + fonts).toBeLessThan(most);
    },
  );

  test('what judges plays of Riftbound comes behind that, and brings nothing again', () => {
    const shown = withImports([...beforeRules, rulesOf('riftbound', 'shown')]);
    const judged = withImports([...shown, rulesOf('riftbound', 'load')]);
    const [before, all] = [kilobytes(shown), kilobytes(judged)];
    expect(all - before).toBeGreaterThan(50);
    expect(all + fonts).toBeLessThan(370);
  });
});
