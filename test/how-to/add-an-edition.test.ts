import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { runCli } from '../../apps/cli/src/program.js';
import { cliOf } from '../cli/run.js';
import { blocksIn, changed, changesIn } from './changes-in.js';

const PAGE = 'docs/how-to/add-an-edition.md';
const RULING = 'rulings/two-cards.yaml';

/** The program as it stands here, its sources and what they were built to, to be changed there. */
const copyProgram = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'matchtape-1.5-'));
  for (const path of ['libs', 'dist/libs', 'dist/apps/cli'])
    cpSync(path, join(root, path), { recursive: true, filter: (name) => !/\.(map|d\.ts)$/.test(name) });
  for (const path of ['package.json', 'tsconfig.base.json']) cpSync(path, join(root, path));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
};

const optionsIn = (root: string): ts.CompilerOptions => {
  const file = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const read = ts.parseJsonConfigFileContent({ ...(file.config as object), files: [] }, ts.sys, root);
  return { ...read.options, noEmit: true, composite: false };
};

/** What the compiler holds against some files. */
const mistakesIn = (root: string, paths: readonly string[]): readonly string[] => {
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    optionsIn(root),
  );
  return paths.flatMap((path) => {
    const source = program.getSourceFile(join(root, path));
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  });
};

const build = (root: string, path: string): void => {
  const { outputText } = ts.transpileModule(readFileSync(join(root, path), 'utf8'), {
    compilerOptions: { ...optionsIn(root), module: ts.ModuleKind.ESNext, sourceMap: false },
  });
  writeFileSync(join(root, 'dist', path.replace(/\.ts$/, '.js')), outputText);
};

const changes = changesIn(PAGE);
const paths = [...new Set(changes.map(({ path }) => path))];
let root = '';

beforeAll(() => {
  root = copyProgram();
  for (const change of changes) {
    const file = join(root, change.path);
    if (change.isNew && existsSync(file)) throw new Error(`${change.path} is there already.`);
    writeFileSync(file, change.isNew ? change.after : changed(readFileSync(file, 'utf8'), change));
  }
  for (const path of paths) build(root, path);
  const [ruling = ''] = blocksIn(PAGE, 'yaml');
  mkdirSync(join(root, dirname(RULING)), { recursive: true });
  writeFileSync(join(root, RULING), ruling);
});

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

/** The command line of the changed program, loaded once: as a process of its own each call would load it anew. */
const matchtape = async (...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> => {
  const program = pathToFileURL(join(root, 'dist/apps/cli/src/program.js')).href;
  const { code, out, err } = await cliOf(((await import(program)) as { runCli: typeof runCli }).runCli)(args);
  return { code, out: out + err };
};

const tape = (header: string): string => {
  const path = join(root, `${header.replace(/\W+/g, '-')}.tape`);
  const plays = ['Ana: picks Zaun Warrens', 'Ben: picks Void Gate', 'Ana: keeps', 'Ben: keeps', 'Ana: ends turn'];
  writeFileSync(path, `game: riftbound\n${header}\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n${plays.join('\n')}\n`);
  return path;
};

test('the changes that the page tells compile', () => {
  expect(paths.length).toBeGreaterThan(6);
  expect(mistakesIn(root, paths)).toEqual([]);
});

test("the page's ruling comes out by each edition as it says", async () => {
  const { code, out } = await matchtape('rulings', join(root, RULING));
  expect(out).toContain('3 cases passed, 0 failed');
  expect(code).toBe(0);
});

test('a match of 1.5 draws two cards, and one of 1.4 one, as ever', async () => {
  const drawn = async (header: string): Promise<number> =>
    (await matchtape('replay', tape(header))).out.match(/draws? 2 cards/g)?.length ?? 0;
  expect(await drawn('edition: 1.5')).toBe(2);
  expect(await drawn('edition: 1.4')).toBe(0);
});

test('a match is of 1.5 where that was in force on its day, or where nothing is said', async () => {
  const editionOf = async (header: string): Promise<unknown> =>
    (JSON.parse((await matchtape('verify', tape(header), '--json')).out) as { matches: [{ edition: string }] })
      .matches[0].edition;
  expect(await editionOf('date: 2026-11-12')).toBe('core-1.4');
  expect(await editionOf('date: 2026-11-13')).toBe('core-1.5');
  expect(await editionOf('mode: duel')).toBe('core-1.5');
});

test('a rule is told by its new number, and by the old one in the edition before', async () => {
  const told = JSON.parse((await matchtape('rule', 'scoring.final-point', '--json')).out) as {
    readonly edition: string;
    readonly rule: string;
    readonly places: readonly { readonly edition: string; readonly rule: string }[];
  };
  expect(told).toMatchObject({ edition: 'core-1.5', rule: '472.1.b' });
  expect(told.places.slice(0, 3).map(({ edition, rule }) => `${edition} ${rule}`)).toEqual([
    'core-1.5 472.1.b',
    'core-1.4 471.1.b',
    'core-1.3 466.1.b',
  ]);
  expect((await matchtape('rule', 'turn.draw')).out).toMatch(/Core Rules 1\.4 +315\.4\S*; otherwise: one card/);
});

test('a tape of before is as it was, and what 1.5 decides otherwise on it is listed', async () => {
  const old = tape('edition: 1.4');
  expect(await matchtape('verify', old, '--edition', '1.4')).toMatchObject({ code: 0 });
  const now = await matchtape('verify', old, '--edition', '1.5');
  expect(now.code).toBe(1);
  expect(now.out).toContain('step 5, "Ana: ends turn"');
  expect(now.out).toMatch(/rule {2}turn\.draw \(Core Rules 1\.4, 315\.4\S*\); \(Core Rules 1\.5, 315\.4/);
});
