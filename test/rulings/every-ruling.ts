import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runRulingFile } from '../../apps/cli/src/rulings/run-file.js';
import { hasPassed, runText } from '../../apps/cli/src/text/rulings.js';
import { rulesetOf } from '../../apps/cli/src/rulesets.js';
import { laterOf } from './cutting.js';
import { rulingSchema } from './schema.js';

const files = readdirSync('rulings', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join('rulings', name))
  .sort();

const PARTS = 4;

/** What a tape was and what it became are the same: told in full only where they are not, since tables are large. */
const expectSame = (cut: unknown, uncut: unknown): void => {
  if (JSON.stringify(cut) !== JSON.stringify(uncut)) expect(cut).toEqual(uncut);
};

/** Every fourth ruling from one on, so that several workers share them. */
export const describeRulings = (part: number): void => {
  const accepts = rulingSchema();
  const own = files.filter((_, index) => index % PARTS === part);

  test('there are rulings', () => {
    expect(own.length).toBeGreaterThan(20);
  });

  describe.each(own)('%s', (path) => {
    const run = runRulingFile(path);

    test('is what the schema describes, so that an editor completes it', () => {
      expect(accepts(parse(readFileSync(path, 'utf8'))) ? [] : accepts.errors).toEqual([]);
    });

    test('comes out as it says', () => {
      expect(hasPassed(run) ? 'passed' : runText(run)).toBe('passed');
    });

    test('goes on as it did from every event at which it is cut and loaded again', () => {
      const ruleset = rulesetOf(run.ruling?.game ?? '');
      for (const { batches } of run.cases) {
        for (const { uncut, cut } of laterOf(ruleset, batches)) expectSame(cut, uncut);
      }
    });

    test('keeps the laws of the state', () => {
      const ruleset = rulesetOf(run.ruling?.game ?? '');
      for (const { batches } of run.cases) {
        let state = ruleset.initial;
        for (const { events } of batches) {
          const facts = events.filter(({ type }) => !/^(?:MatchOpened|PlayRecorded)$/.test(type));
          state = facts.reduce(ruleset.evolve, state);
          expect(ruleset.brokenInvariants(state)).toEqual([]);
        }
      }
    });
  });
};
