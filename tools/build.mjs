// Builds dist/: the libraries, the two Node apps and the benches with tsc, those two as few files, the web replayer with Vite, the demo
// match, the rulings.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/.built');
const programs = ['server', 'matchtape'].map((name) => join(root, `dist/programs/${name}.js`));

/** The recorded game that a new store begins with. */
const demo = 'test/games/riftbound/annie-against-master-yi.tape';

/** The ruling book. */
const rulings = 'rulings';

function newestIn(path) {
  if (!existsSync(path)) return 0;
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Whether dist/ is what these sources make. */
export function isFresh() {
  if (![stamp, ...programs].every((path) => existsSync(path))) return false;
  const sources = ['apps', 'libs', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.pure.json', demo, rulings];
  return Math.max(...sources.map((path) => newestIn(join(root, path)))) <= statSync(stamp).mtimeMs;
}

function runNode(args, env = {}) {
  // Everything a tool says goes to stderr, so that a program run after the build owns stdout.
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } })
      .status === 0
  );
}

function noteBuiltAt(time) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, '');
  // A file edited while the compiler ran is newer than the stamp.
  utimesSync(stamp, time, time);
}

function copyDemo() {
  mkdirSync(join(root, 'dist/apps/api/demo'), { recursive: true });
  copyFileSync(join(root, demo), join(root, 'dist/apps/api/demo/demo.tape'));
}

function copyRulings() {
  const copy = join(root, 'dist/apps/api/rulings');
  rmSync(copy, { recursive: true, force: true });
  cpSync(join(root, rulings), copy, { recursive: true, preserveTimestamps: true });
}

/** The games that a page in one file can be made for. */
const games = readdirSync(join(root, 'libs/rulesets')).filter((name) =>
  existsSync(join(root, 'libs/rulesets', name, 'src')),
);

function buildOneFile() {
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    'apps/replayer',
    '--config',
    'apps/replayer/one-file.vite.js',
  ];
  const folder = join(root, 'dist/one-file');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(root, 'apps/replayer/one-file.html'), join(folder, 'page.html'));
  if (!games.every((game) => runNode([...vite, '--logLevel', 'warn'], { GAME: game }))) return false;
  // The page itself makes such files as well.
  cpSync(folder, join(root, 'dist/replayer/one-file'), { recursive: true });
  return true;
}

/** Builds whatever is out of date; false when a compiler complained, though tsc writes what it can even then. */
export function build() {
  const startedAt = new Date();
  const compiled = runNode(['node_modules/typescript-native/bin/tsc', '-b', 'tsconfig.build.json']);
  const inFewFiles = runNode(['tools/programs.mjs']);
  const bundled =
    !existsSync(join(root, 'apps/replayer/index.html')) ||
    (runNode(['node_modules/vite/bin/vite.js', 'build', 'apps/replayer', '--logLevel', 'warn']) && buildOneFile());
  copyDemo();
  copyRulings();
  if (compiled && inFewFiles && bundled) noteBuiltAt(startedAt);
  else console.error('matchtape: the build has errors; the messages above name the files.');
  return compiled && inFewFiles && bundled;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Before a start or a test run, a type error is told but does not keep the tests from judging what runs.
  if (!process.argv.includes('--if-stale')) process.exitCode = build() ? 0 : 1;
  else if (!isFresh()) build();
}
