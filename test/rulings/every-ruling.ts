import { readFileSync } from 'node:fs';
import type { HeldRuleset } from '#ruleset';
import { caseAt, checksOf, decidingRevision, envelopesOf, type CaseRun, type Ruling } from '#rulings';
import { parse } from 'yaml';
import { runRulingFile } from '../../apps/cli/src/rulings/run-file.js';
import { hasPassed, runText } from '../../apps/cli/src/text/rulings.js';
import { RULESETS, rulesetOf } from '../../apps/cli/src/rulesets.js';
import { entryAt, lastOf, makeSeenTape, matchAt, sentenceAt, tableAt } from '../../apps/replayer/src/tape.js';
import { lawsBroken } from '../support/laws.js';
import { markOf, unpinned } from '../support/marks.js';
import { foldersOf, rulingsBelow, type Chapters } from './chapters.js';
import { cutDifferences } from './cutting.js';
import { rulingSchema } from './schema.js';

const seal = { match: 'ruling', at: '2026-01-01T00:00:00.000Z', actor: 'ruling', rulesets: RULESETS };

/** A ruling that was run, and the ruleset it was run by. */
interface Ran {
  readonly ruling: Ruling;
  readonly ruleset: HeldRuleset;
  readonly cases: readonly CaseRun[];
}

/** What a tape was and what it became are the same: told in full only where they are not, since tables are large. */
const expectToGoOn = ({ ruleset, cases }: Ran): void => {
  for (const { batches } of cases)
    for (const { uncut, cut } of cutDifferences(ruleset, batches)) expect(JSON.parse(cut)).toEqual(JSON.parse(uncut));
};

const expectLawsKept = ({ ruleset, cases }: Ran): void => {
  expect(cases.flatMap((each) => lawsBroken(ruleset, each))).toEqual([]);
};

const expectToOpen = ({ ruling, ruleset, cases }: Ran): void => {
  for (const [index, run] of cases.entries()) {
    const seen = makeSeenTape(ruleset, 'recorder', envelopesOf(run, seal));
    const checks = checksOf(caseAt(ruling, index), run);
    const deciding = decidingRevision(ruling, checks);
    expect(matchAt(seen, lastOf(seen)).plays).toBe(run.batches.filter(({ play }) => play !== null).length);
    for (const revision of [deciding, ...checks.flatMap((check) => check.revision ?? [])]) {
      // A check is made where a play and all it caused have ended, never in the middle of it.
      expect(entryAt(seen, revision)?.to).toBe(revision);
      expect(sentenceAt(seen, revision)).not.toBe('');
    }
    expect(tableAt(seen, deciding).players.length).toBeGreaterThan(1);
  }
};

/** Everything that a case caused, by fingerprint. */
const marksOf = ({ cases }: Ran): string =>
  cases.map(({ batches }) => markOf(batches.map(({ events }) => events.map(unpinned)))).join(' ');

/** Each ruling of some chapters, run once and held to all that a ruling must keep. */
export const describeRulings = (chapters: Chapters): void => {
  const accepts = rulingSchema();
  const files = foldersOf(chapters).flatMap(rulingsBelow);

  describe.each(files)('%s', (file) => {
    const path = `rulings/${file}`;
    const run = runRulingFile(path);
    const ran = (): Ran => {
      if (run.ruling === null) throw new Error(runText(run, true));
      return { ruling: run.ruling, ruleset: rulesetOf(run.ruling.game), cases: run.cases };
    };

    test('is what the schema describes, so that an editor completes it', () => {
      expect(accepts(parse(readFileSync(path, 'utf8'))) ? [] : accepts.errors).toEqual([]);
    });

    test('comes out as it says', () => {
      expect(hasPassed(run) ? 'passed' : runText(run, true)).toBe('passed');
      expect(run.cases).not.toEqual([]);
      expect(run.warnings).toEqual([]);
    });

    test('goes on as it did from every event at which it is cut and loaded again', () => expectToGoOn(ran()));

    test('keeps the laws of the state', () => expectLawsKept(ran()));

    test('opens in the replayer as tapes, its checks at steps of them', () => expectToOpen(ran()));

    // The judge of every change that is to change nothing. One that is meant is written with `-u`, and its commit says why.
    test('causes what it always caused', () => expect(marksOf(ran())).toMatchSnapshot());
  });
};
