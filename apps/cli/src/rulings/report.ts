import type { JudgedRuling } from '#rulings';
import { hasPassed, runJson, runText } from '../text/rulings.js';
import type { RulingFileRun } from './run-file.js';

/** What is to be told of each file: its lines with its cards or without, or its JSON. */
export type ReportForm = 'lines' | 'lines with cards' | 'json';

/** What came of a ruling file, as plain data: what is told of it, and what is counted. */
export interface RulingReport {
  readonly told: string | object;
  readonly judged: readonly JudgedRuling[];
  readonly passed: number;
  readonly failed: number;
  readonly hasPassed: boolean;
  readonly hasMistake: boolean;
}

/** An open ruling says nothing about the rows it is from. */
const judgedOf = (run: RulingFileRun): readonly JudgedRuling[] => {
  if (run.ruling === null || run.cases.every(({ outcome }) => outcome === 'open')) return [];
  const { source, superseded } = run.ruling;
  return [{ ruling: { source, superseded }, passed: hasPassed(run) }];
};

const passedIn = ({ cases }: RulingFileRun): number => cases.filter(({ outcome }) => outcome === 'passed').length;

/** A file that cannot be read counts as one case that failed; a case in which nothing is expected counts as none. */
const failedIn = (run: RulingFileRun): number => {
  if (run.cases.length === 0 && run.mistakes.length > 0) return 1;
  return run.cases.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'open').length;
};

const toldOf = (run: RulingFileRun, form: ReportForm): string | object =>
  form === 'json' ? runJson(run) : runText(run, form === 'lines with cards');

/** Tells a ruling file that was run. */
export const reportOf = (run: RulingFileRun, form: ReportForm): RulingReport => ({
  told: toldOf(run, form),
  judged: judgedOf(run),
  passed: passedIn(run),
  failed: failedIn(run),
  hasPassed: hasPassed(run),
  hasMistake: run.mistakes.length > 0,
});
