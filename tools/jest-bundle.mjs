// Before the tests: the libraries as a few files. Every test file loads what it imports anew, and some nine hundred modules, each
// resolved, transformed and linked by itself, cost more than many a test. Whatever tests, apps and tools import of `libs` is an entry,
// and what they share a chunk, so that nothing is there twice. It takes less than a second, so it is made for every run.
// And one temporary folder for all that tests, their servers and browsers put down, which goes with the run.
import { existsSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const SOURCES = ['test', 'apps', 'tools'];
const IMPORT = /(?:from|import\() ?'([^']+)'/g;

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** The sources that an import by path of a file outside of `libs` names there. */
const deepImports = (root) =>
  SOURCES.flatMap((folder) => filesBelow(join(root, folder))).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)]
      .map(([, name]) => resolve(file, '..', name))
      .filter((path) => path.startsWith(join(root, 'libs/')))
      .map((path) => path.replace(/\.js$/, '.ts')),
  );

/** The public doors, as package.json lists them; `*` stands for each folder that has one. */
const doors = (root) =>
  Object.values(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports).flatMap(({ source }) => {
    const [before, after] = source.split('*');
    if (after === undefined) return [join(root, source)];
    return readdirSync(join(root, before), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(root, before + entry.name + after));
  });

const nameOf = (root, path) => relative(root, path).replace(/\.ts$/, '');

export default async ({ rootDir: root }) => {
  const paths = [...new Set([...doors(root), ...deepImports(root)])].filter((path) => existsSync(path));
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/tested-'));
  const bundle = await rolldown({
    input: Object.fromEntries(paths.map((path) => [nameOf(root, path), path])),
    cwd: root,
    platform: 'node',
    treeshake: false,
    external: (name) => !/^([./#]|@oxc-project)/.test(name),
    resolve: { conditionNames: ['source', 'node', 'import'], extensionAlias: { '.js': ['.ts', '.js'] } },
    tsconfig: false,
    transform: { decorator: { legacy: true, emitDecoratorMetadata: true }, target: 'es2023' },
  });
  await bundle.write({
    ...{ dir: folder, format: 'esm', sourcemap: true, strictExecutionOrder: true },
    ...{ entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
  });
  await bundle.close();
  const entries = Object.fromEntries(paths.map((path) => [path, join(folder, `${nameOf(root, path)}.mjs`)]));
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries));
  // Workers are forked afterwards, and inherit both; jest-resolver.cjs reads the first, Node itself the second.
  process.env.MATCHTAPE_TESTED = folder;
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'matchtape-tests-'));
};

export const teardown = () => {
  const { MATCHTAPE_TESTED, TMPDIR } = process.env;
  // A browser that was just closed may still be putting something down.
  for (const folder of [MATCHTAPE_TESTED, TMPDIR]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
