// Runs the tests by chance forty times as long as `npm test` does: 20,000 inputs to the fuzzer, 40 times as many pairs of worlds and random
// games, and the properties with other cases, from a seed of the day; and the contract of the stores with streams and openings at full length.
// usage: npm run soak -- [--times N] [--seed N] [PATH...]; paths of tests leave out the others. The seed is that of the day unless one is
// given, and told, so that a fault can be met again.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The tests that draw their cases with fast-check, by their import of it. */
const propertyTests = () =>
  readdirSync(new URL('../test', import.meta.url), { recursive: true })
    .map((path) => `test/${path}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8').includes('support/fast-check.js'));

const root = fileURLToPath(new URL('..', import.meta.url));
const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '40' }, seed: { type: 'string', default: today } },
});

console.error(`soak: seed ${values.seed}, ${values.times} times as long`);
const ALL = [
  'test/fuzz',
  'test/laws/worlds',
  'test/laws/random',
  'test/laws/leaks',
  'test/contract/sqlite.test',
  'test/contract/sqlite-crash',
  'test/contract/kurrentdb-peer',
  ...propertyTests(),
];
const jest = [
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  // A soak takes as long as it takes.
  '--testTimeout=86400000',
  ...(positionals.length > 0 ? positionals : ALL),
];
const env = { ...process.env, MATCHTAPE_SOAK_SEED: values.seed, MATCHTAPE_SOAK_TIMES: values.times };
process.exitCode = spawnSync(process.execPath, jest, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
