import { lineOf, outcomeOf, type CaseRun, type Ruling, type Shortfall, type YamlFile } from '#rulings';
import { errorJson, errorText } from '../cli-error.js';
import type { RulingFileRun } from '../rulings/run-file.js';
import { ruleJson, ruleText } from './verdicts.js';

const rulesOf = ({ rules }: Shortfall, { keys }: Ruling): readonly string[] => (rules.length > 0 ? rules : keys);

const shortfallText = (shortfall: Shortfall, { ruling, file, edition }: Context): string => {
  const rules = rulesOf(shortfall, ruling).map((key) => ruleText(key, edition));
  return [
    `  line ${lineOf(file, shortfall.path)}, ${shortfall.after === null ? 'before the first play' : `after "${shortfall.after}"`}`,
    `    expected  ${shortfall.expected}`,
    `    got       ${shortfall.got}`,
    ...(rules.length > 0 ? [`    rules     ${rules.join('; ')}`] : []),
  ].join('\n');
};

interface Context {
  readonly ruling: Ruling;
  readonly file: YamlFile;
  readonly edition: string;
}

const caseText = ({ name, shortfalls, edition }: CaseRun, context: Omit<Context, 'edition'>): readonly string[] => [
  ...(name === null ? [] : [`  case: ${name}`]),
  ...shortfalls.map((shortfall) => shortfallText(shortfall, { ...context, edition })),
];

/** A ruling file's outcome in lines: one where it passed, the failures or the mistake where not. */
export const runText = ({ path, file, ruling, cases, mistake }: RulingFileRun): string => {
  if (mistake !== null) return `mistake  ${errorText(mistake)}`;
  if (file === null || ruling === null) return '';
  const failed = cases.filter(({ outcome }) => outcome === 'failed');
  const count = cases.length > 1 ? ` (${cases.length} cases)` : '';
  const head = `${failed.length > 0 ? 'FAILED  ' : 'passed  '} ${path}: ${ruling.title}${count}`;
  return `${[head, ...failed.flatMap((each) => caseText(each, { file, ruling }))].join('\n')}\n`;
};

const caseJson = (
  { name, outcome, shortfalls, edition }: CaseRun,
  { ruling, file }: Omit<Context, 'edition'>,
): object => ({
  name,
  outcome,
  failures: shortfalls.map((shortfall) => ({
    line: lineOf(file, shortfall.path),
    after: shortfall.after,
    expected: shortfall.expected,
    got: shortfall.got,
    rules: rulesOf(shortfall, ruling).map((key) => ruleJson(key, edition)),
  })),
});

/** Whether every case of a file came out as it says. */
export const hasPassed = (run: RulingFileRun): boolean => outcomeOf(run) === 'passed';

/** A ruling file's outcome as data. */
export const runJson = (run: RulingFileRun): object => {
  const { path, file, ruling, cases, mistake } = run;
  const { title = null, source = [], keys = [], superseded = null, limits = null } = ruling ?? {};
  return {
    file: path,
    title,
    source,
    keys,
    superseded,
    limits,
    outcome: outcomeOf(run),
    cases: file === null || ruling === null ? [] : cases.map((each) => caseJson(each, { file, ruling })),
    ...(mistake && errorJson(mistake)),
  };
};
