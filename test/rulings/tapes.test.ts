import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseAt, checksOf, decidingRevision, envelopesOf, runRulingFile } from '#rulings';
import { RULESETS, rulesetOf } from '../../apps/cli/src/rulesets.js';
import { entryAt, lastOf, makeSeenTape, matchAt, sentenceAt, tableAt } from '../../apps/replayer/src/tape.js';

const files = readdirSync('rulings', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort();

const seal = { match: 'ruling', at: '2026-01-01T00:00:00.000Z', actor: 'ruling' };

test.each(files)('%s: each case opens in the replayer as a tape, its checks at steps of it', (file) => {
  const { ruling, cases } = runRulingFile(file, readFileSync(join('rulings', file), 'utf8'), RULESETS);
  const ruleset = rulesetOf(ruling?.game ?? '');
  expect(cases).not.toEqual([]);
  for (const [index, run] of cases.entries()) {
    const seen = makeSeenTape(ruleset, 'recorder', envelopesOf(run, seal));
    const checks = checksOf(caseAt(ruling!, index), run);
    const deciding = decidingRevision(ruling!, checks);
    expect(matchAt(seen, lastOf(seen)).plays).toBe(run.batches.filter(({ play }) => play !== null).length);
    for (const revision of [deciding, ...checks.flatMap((check) => check.revision ?? [])]) {
      // A check is made where a play and all it caused have ended, never in the middle of it.
      expect(entryAt(seen, revision)?.to).toBe(revision);
      expect(sentenceAt(seen, revision)).not.toBe('');
    }
    expect(tableAt(seen, deciding).players.length).toBeGreaterThan(1);
  }
});
