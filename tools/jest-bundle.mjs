// Before the tests: they and all they import of this repository, as a few files that Node loads as they are (tools/jest-runtime.cjs).
// It takes a second or two, so it is made for every run, and nothing can be stale.
// And one temporary folder for all that tests, their servers and browsers put down, which goes with the run.
import { cpSync, mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { isFresh } from './build.mjs';

const FOLDERS = ['test', 'libs', 'apps', 'tools'];

const testsBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Programs that tests start as processes of their own, to be killed. */
const children = (root) =>
  ['test/contract/child', 'test/recording/child'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name)),
  );

const nameOf = (root, path) => relative(root, path).replace(/\.(tsx?|mjs)$/, '');

/** A file goes on finding its neighbours in the source tree, wherever it is run from. */
const inPlace = {
  name: 'in-place',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/** Jest's words are global, and each test file has its own: whoever imports them means the same. */
const jestGlobals = {
  name: 'jest-globals',
  transform: {
    filter: { code: "from '@jest/globals'" },
    handler: (code) => ({ code: code.replace(/^import \{[^}]*\} from '@jest\/globals';/m, ''), map: null }),
  },
};

/** Texts and cards of the rulesets: what they export is frozen, to the ground, in the world that test files share (tools/jest-runtime.cjs). */
const frozenTexts = {
  name: 'frozen-texts',
  transform: {
    filter: { id: /libs\/rulesets\/\w+\/src\/cards\/(definitions\/index|definitions|catalogue)\.ts$/ },
    handler: (code) => ({
      code: `${code}
const freeze = (value) => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
};
if (!globalThis.isTestAlone) [${[...code.matchAll(/^export const (DEFINITIONS|allDefinitions|allCards)\b/gm)].map(([, name]) => name)}].forEach(freeze);
`,
      map: null,
    }),
  },
};

export default async ({ rootDir: root, testPathPatterns }) => {
  const wanted = testPathPatterns.toExecutor({ rootDir: root });
  const paths = FOLDERS.flatMap((folder) => testsBelow(join(root, folder))).filter((path) => wanted.isMatch(path));
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/tested-'));
  const bundle = await rolldown({
    input: Object.fromEntries([...paths, ...children(root)].map((path) => [nameOf(root, path), path])),
    cwd: root,
    platform: 'node',
    treeshake: false,
    external: (name) => !/^([./#]|@oxc-project)/.test(name),
    plugins: [inPlace, jestGlobals, frozenTexts],
    resolve: { conditionNames: ['source', 'node', 'import'], extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    tsconfig: false,
    transform: {
      decorator: { legacy: true, emitDecoratorMetadata: true },
      jsx: { runtime: 'automatic', importSource: 'preact' },
      target: 'es2023',
    },
  });
  await bundle.write({
    ...{ dir: join(folder, 'bundle'), format: 'esm', sourcemap: true, strictExecutionOrder: true },
    ...{ entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
  });
  await bundle.close();
  const entries = Object.fromEntries(paths.map((path) => [path, `${nameOf(root, path)}.mjs`]));
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries));
  // A replayer that was just built is the one that the tests would build (test/support/build-replayer.ts), three workers of them at the same time.
  if (isFresh()) cpSync(join(root, 'dist/replayer'), join(folder, 'replayer-installed'), { recursive: true });
  // Workers are forked afterwards, and inherit both; jest-runtime.cjs reads the first, Node itself the second.
  process.env.MATCHTAPE_TESTED = folder;
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'matchtape-tests-'));
};

export const teardown = () => {
  const { MATCHTAPE_TESTED, TMPDIR } = process.env;
  // A browser that was just closed may still be putting something down.
  for (const folder of [MATCHTAPE_TESTED, TMPDIR]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
