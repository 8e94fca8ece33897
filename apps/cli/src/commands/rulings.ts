import { basename, join } from 'node:path';
import { envelopesOf, rowsOf } from '#rulings';
import { writeText } from '../files.js';
import { RULESETS } from '../rulesets.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { rulingFiles } from '../rulings/find-files.js';
import { reportOf, type ReportForm, type RulingReport } from '../rulings/report.js';
import { runRulingFile, type RulingFileRun } from '../rulings/run-file.js';
import { makeTapeDocument } from '#tape-document';
import { digest } from '../tapes/tape-json.js';

/** What `rulings` was asked for. */
export interface RulingsOptions {
  readonly json?: boolean;
  readonly tape?: string;
}

const sum = (reports: readonly RulingReport[], count: (report: RulingReport) => number): number =>
  reports.reduce((total, report) => total + count(report), 0);

const writeTapes = (folder: string, { path, cases }: RulingFileRun): void => {
  for (const [index, each] of cases.entries()) {
    const match = `${basename(path).replace(/\.[^.]*$/, '')}${cases.length > 1 ? `-${index + 1}` : ''}`;
    const envelopes = envelopesOf(each, { match, at: new Date().toISOString(), actor: 'ruling', rulesets: RULESETS });
    if (envelopes.length === 0) continue;
    writeText(join(folder, `${match}.json`), `${JSON.stringify(makeTapeDocument(digest, envelopes))}\n`);
  }
};

const exitOf = (reports: readonly RulingReport[]): ExitCode => {
  if (reports.some(({ hasMistake }) => hasMistake)) return EXIT.badInput;
  return reports.every(({ hasPassed }) => hasPassed) ? EXIT.well : EXIT.findings;
};

/** Of so few files it is told who does what the texts of their cards say. */
const FEW = 5;

const formFor = (files: readonly string[], { json = false }: RulingsOptions): ReportForm => {
  if (json) return 'json';
  return files.length <= FEW ? 'lines with cards' : 'lines';
};

/** Runs ruling files: 0 where all came out as they say, 1 where one did not or expects nothing, 2 where one cannot be read. */
export const rulings = (targets: readonly string[], options: RulingsOptions, io: Io): ExitCode => {
  const reports: RulingReport[] = [];
  const files = rulingFiles(targets);
  const form = formFor(files, options);
  for (const path of files) {
    const run = runRulingFile(path);
    const report = reportOf(run, form);
    if (typeof report.told === 'string') io.out(report.told);
    if (options.tape !== undefined) writeTapes(options.tape, run);
    reports.push(report);
  }
  const passed = sum(reports, (report) => report.passed);
  const failed = sum(reports, (report) => report.failed);
  const rows = rowsOf(reports.flatMap(({ judged }) => judged));
  if (options.json) printJson(io, { passed, failed, rows, files: reports.map(({ told }) => told) });
  else
    io.out(
      `${files.length} ${files.length === 1 ? 'file' : 'files'}: ${passed} ${passed === 1 ? 'case' : 'cases'} passed, ${failed} failed.\n`,
    );
  return exitOf(reports);
};
