import {
  cardsUsed,
  lineOf,
  outcomeOf,
  type CaseRun,
  type Ruling,
  type Shortfall,
  type UsedCard,
  type YamlFile,
} from '#rulings';
import { errorJson, errorText } from '../cli-error.js';
import type { RulingFileRun } from '../rulings/run-file.js';
import { RULESETS } from '../rulesets.js';
import { ruleJson, ruleText } from './verdicts.js';

const rulesOf = ({ rules }: Shortfall, { keys }: Ruling): readonly string[] => (rules.length > 0 ? rules : keys);

const shortfallText = (shortfall: Shortfall, { ruling, file, edition }: Context): string => {
  const rules = rulesOf(shortfall, ruling).map((key) => ruleText(key, edition));
  return [
    `  line ${lineOf(file, shortfall.path)}, ${shortfall.after === null ? 'before the first play' : `after "${shortfall.after}"`}`,
    `    expected  ${shortfall.expected}`,
    `    got       ${shortfall.got}`,
    ...(shortfall.waits === null ? [] : [`    waits     for ${shortfall.waits}`]),
    ...(rules.length > 0 ? [`    rules     ${rules.join('; ')}`] : []),
  ].join('\n');
};

interface Context {
  readonly ruling: Ruling;
  readonly file: YamlFile;
  readonly edition: string;
}

/** How many steps of a case were not taken, because a play before them could not be made. */
const notReached = ({ cases }: Ruling, index: number, { moments }: CaseRun): number =>
  (cases[index]?.steps.length ?? 0) - moments.length;

const caseText = (run: CaseRun, index: number, context: Omit<Context, 'edition'>): readonly string[] => {
  const { name, shortfalls, edition } = run;
  const left = notReached(context.ruling, index, run);
  return [
    ...(name === null ? [] : [`  case: ${name}`]),
    ...shortfalls.map((shortfall) => shortfallText(shortfall, { ...context, edition })),
    ...(left > 0 ? [`  not reached: ${left === 1 ? 'the step' : `the ${left} steps`} after it`] : []),
  ];
};

const HEADS: Readonly<Record<CaseRun['outcome'], string>> = {
  passed: 'passed  ',
  failed: 'FAILED  ',
  mistake: 'mistake ',
  open: 'open    ',
};

const TEXTS: readonly (readonly [UsedCard['text'], string])[] = [
  ['encoded', 'texts that act by themselves'],
  ['told', 'texts that the program does not know, told at the table'],
  ['none', 'cards without a text that acts'],
];

/** Who does what the texts of the cards say. */
const cardsText = (cards: readonly UsedCard[]): readonly string[] =>
  TEXTS.flatMap(([text, words]) => {
    const names = cards.flatMap((card) => (card.text === text ? [card.name] : []));
    return names.length === 0 ? [] : [`  ${words}: ${names.join(', ')}`];
  });

const cardsIn = ({ ruling, cases }: RulingFileRun): readonly UsedCard[] => {
  const ruleset = RULESETS.find(({ id }) => id === ruling?.game);
  return ruling === null || ruleset === undefined ? [] : cardsUsed(ruleset, ruling, cases);
};

const warningsText = ({ path, warnings }: RulingFileRun): readonly string[] =>
  warnings.map(({ message, line, column }) => `warning  ${path}:${line}:${column}: ${message}`);

const OPEN =
  'Nothing is expected yet: say under "expect" what should be so. "npx matchtape show FILE" shows the table.';

/**
 * A ruling file's outcome in lines: one where it passed, the failures or the mistakes where not. `withCards`: also who does what
 * the texts of its cards say.
 */
export const runText = (run: RulingFileRun, withCards: boolean): string => {
  const { path, file, ruling, cases, mistakes } = run;
  const outcome = outcomeOf(run);
  const told = mistakes.map((mistake) => `mistake  ${errorText(mistake)}`).join('');
  if (file === null || ruling === null) return told;
  const count = cases.length > 1 ? ` (${cases.length} cases)` : '';
  const failures = cases.flatMap((each, index) =>
    each.shortfalls.length > 0 ? caseText(each, index, { file, ruling }) : [],
  );
  const lines = [
    ...(outcome === 'mistake' ? [] : [`${HEADS[outcome]} ${path}: ${ruling.title}${count}`]),
    ...(outcome === 'open' ? [`  ${OPEN}`] : []),
    ...failures,
    ...warningsText(run),
    ...(withCards || outcome === 'failed' ? cardsText(cardsIn(run)) : []),
  ];
  return `${told}${lines.join('\n')}${lines.length > 0 ? '\n' : ''}`;
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
    waits: shortfall.waits,
    rules: rulesOf(shortfall, ruling).map((key) => ruleJson(key, edition)),
  })),
});

/** Whether every case of a file came out as it says. */
export const hasPassed = (run: RulingFileRun): boolean => outcomeOf(run) === 'passed';

/** A ruling file's outcome as data. `error` is the first of its mistakes, `errors` are all. */
export const runJson = (run: RulingFileRun): object => {
  const { path, file, ruling, cases, mistakes, warnings } = run;
  const { title = null, source = [], keys = [], superseded = null, limits = null } = ruling ?? {};
  const [mistake] = mistakes;
  return {
    file: path,
    title,
    source,
    keys,
    superseded,
    limits,
    outcome: outcomeOf(run),
    cards: cardsIn(run),
    warnings,
    cases: file === null || ruling === null ? [] : cases.map((each) => caseJson(each, { file, ruling })),
    ...(mistake && { ...errorJson(mistake), errors: mistakes.map((each) => errorJson(each).error) }),
  };
};
