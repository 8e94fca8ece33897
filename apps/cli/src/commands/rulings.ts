import { basename, join } from 'node:path';
import { envelopesOf, rowsOf, type JudgedRuling } from '#rulings';
import { writeText } from '../files.js';
import { RULESETS } from '../rulesets.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { rulingFiles } from '../rulings/find-files.js';
import { runRulingFile, type RulingFileRun } from '../rulings/run-file.js';
import { makeTapeJson } from '../tapes/tape-json.js';
import { hasPassed, runJson, runText } from '../text/rulings.js';

/** What `rulings` was asked for. */
export interface RulingsOptions {
  readonly json?: boolean;
  readonly tape?: string;
}

const judgedOf = (run: RulingFileRun): readonly JudgedRuling[] =>
  run.ruling === null ? [] : [{ ruling: run.ruling, passed: hasPassed(run) }];

const passedIn = ({ cases }: RulingFileRun): number => cases.filter(({ outcome }) => outcome === 'passed').length;

/** A file that cannot be read counts as one case that failed. */
const failedIn = (run: RulingFileRun): number =>
  run.cases.length === 0 && run.mistake !== null ? 1 : run.cases.length - passedIn(run);

const sum = (runs: readonly RulingFileRun[], count: (run: RulingFileRun) => number): number =>
  runs.reduce((total, run) => total + count(run), 0);

const writeTapes = async (folder: string, { path, cases }: RulingFileRun): Promise<void> => {
  for (const [index, each] of cases.entries()) {
    const match = `${basename(path).replace(/\.[^.]*$/, '')}${cases.length > 1 ? `-${index + 1}` : ''}`;
    const envelopes = envelopesOf(each, { match, at: new Date().toISOString(), actor: 'ruling', rulesets: RULESETS });
    if (envelopes.length === 0) continue;
    writeText(join(folder, `${match}.json`), `${JSON.stringify(await makeTapeJson(envelopes))}\n`);
  }
};

const exitOf = (runs: readonly RulingFileRun[]): ExitCode => {
  if (runs.some(({ mistake }) => mistake !== null)) return EXIT.badInput;
  return runs.every(hasPassed) ? EXIT.well : EXIT.findings;
};

/** Runs ruling files: 0 where all came out as they say, 1 where one did not, 2 where one cannot be read. */
export const rulings = async (targets: readonly string[], options: RulingsOptions, io: Io): Promise<ExitCode> => {
  const runs: RulingFileRun[] = [];
  for (const path of rulingFiles(targets)) {
    const run = runRulingFile(path);
    if (!options.json) io.out(runText(run));
    if (options.tape !== undefined) await writeTapes(options.tape, run);
    runs.push(run);
  }
  const passed = sum(runs, passedIn);
  const failed = sum(runs, failedIn);
  if (options.json) printJson(io, { passed, failed, rows: rowsOf(runs.flatMap(judgedOf)), files: runs.map(runJson) });
  else io.out(`${runs.length} ${runs.length === 1 ? 'file' : 'files'}: ${passed} cases passed, ${failed} failed.\n`);
  return exitOf(runs);
};
