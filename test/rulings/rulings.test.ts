import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runRulingFile } from '../../apps/cli/src/rulings/run-file.js';
import { hasPassed, runText } from '../../apps/cli/src/text/rulings.js';
import { gameOf } from '../../apps/cli/src/rulesets.js';
import { laterOf } from './cutting.js';
import { rulingSchema } from './schema.js';

const files = readdirSync('rulings', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join('rulings', name))
  .sort();

test('there are rulings', () => {
  expect(files.length).toBeGreaterThan(20);
});

const accepts = rulingSchema();

describe.each(files)('%s', (path) => {
  const run = runRulingFile(path);

  test('is what the schema describes, so that an editor completes it', () => {
    expect(accepts(parse(readFileSync(path, 'utf8'))) ? [] : accepts.errors).toEqual([]);
  });

  test('comes out as it says', () => {
    expect(hasPassed(run) ? 'passed' : runText(run)).toBe('passed');
  });

  test('goes on as it did from every event at which it is cut and loaded again', () => {
    const { ruleset } = gameOf(run.ruling?.game ?? '');
    for (const { batches } of run.cases) {
      for (const { uncut, cut } of laterOf(ruleset, batches)) expect(cut).toEqual(uncut);
    }
  });

  test('keeps the laws of the state', () => {
    const { ruleset } = gameOf(run.ruling?.game ?? '');
    for (const { batches } of run.cases) {
      let state = ruleset.initial;
      for (const { events } of batches) {
        state = events.filter(({ type }) => !/^(?:MatchOpened|PlayRecorded)$/.test(type)).reduce(ruleset.evolve, state);
        expect(ruleset.brokenInvariants(state)).toEqual([]);
      }
    }
  });
});
