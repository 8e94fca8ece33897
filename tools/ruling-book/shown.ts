import { caseAt, checksOf, outcomeOf, runRulingFile, type JudgedRuling, type RulingFileRun } from '#rulings';
import type { HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import type { SourceFile } from '../sources.js';

const GAMES = [riftbound, runeterra] as unknown as readonly HeldRuleset[];

/**
 * What a ruling shows, once it was run. `keys`: the rules that it is about, and those that it comes to by a verdict, a fact, a refusal or a
 * deck that it judges. A file that cannot be read shows nothing.
 */
export interface Shown extends JudgedRuling {
  readonly path: string;
  readonly keys: readonly string[];
}

const keysOf = ({ ruling, cases }: RulingFileRun): readonly string[] => {
  if (ruling === null) return [];
  const reached = cases.flatMap((run, index) => [
    ...run.batches.flatMap(({ events, verdict }) => [
      ...events.flatMap(({ because }) => because),
      ...verdict.findings.map(({ rule }) => rule),
    ]),
    ...checksOf(caseAt(ruling, index), run).flatMap(({ rules }) => rules),
  ]);
  return [...new Set([...ruling.keys, ...reached])];
};

/** Runs a ruling. */
export const shownBy = ({ path, text }: SourceFile): Shown => {
  const run = runRulingFile(path, text, GAMES);
  const { source, superseded } = run.ruling ?? { source: [], superseded: null };
  return { path, ruling: { source, superseded }, passed: outcomeOf(run) === 'passed', keys: keysOf(run) };
};
