import type { Json, JsonObject } from '#kernel';
import type { LiteralPath } from '#ruleset';
import type { Expectation, ExpectationName, Ruling, RulingCase, Step } from './ruling.js';
import type { CaseRun, Shortfall } from './run.js';
import { listed, told } from './told.js';

/**
 * One thing that a case expects, as it was checked on its tape.
 * - `revision`: the event after which it was checked; null where the case stopped before
 * - `name`: the expectation, or `play` for a play that should have been possible
 * - `words`: what is expected, a line for each part; `rules`: the keys it names, which no word repeats
 * - `path`: its place in the file
 */
export interface Check {
  readonly path: LiteralPath;
  readonly revision: number | null;
  readonly name: ExpectationName | 'play';
  readonly words: readonly string[];
  readonly rules: readonly string[];
  readonly outcome: 'passed' | 'failed' | 'not reached';
  readonly shortfalls: readonly Shortfall[];
}

const entriesTold = (value: JsonObject): readonly string[] =>
  Object.entries(value).map(([name, each]) => `${name}: ${told(each)}`);

type Wording<Name extends ExpectationName> = (wanted: NonNullable<Expectation[Name]>) => readonly string[];

const {
  refused,
  targets,
  chain,
  units,
  because,
}: { readonly [Name in 'refused' | 'targets' | 'chain' | 'units' | 'because']: Wording<Name> } = {
  refused: (plays) => plays.map(({ play }) => play),
  because: () => [],
  units: (pieces) =>
    Object.entries(pieces).map(([name, { badges = [], ...shown }]) => {
      const rest = told(shown);
      return `${name}: ${listed([...(rest === 'none' ? [] : [rest]), ...badges])}`;
    }),
  targets: (all) => all.map(({ of, are }) => `${of}: ${listed(are)}`),
  chain: (items) =>
    items.length === 0
      ? ['no item']
      : items.map((each) => {
          if (typeof each === 'string') return each;
          const { item, by, targets: at } = each;
          return [item, ...(by === undefined ? [] : [`by ${by}`]), ...(at ? [`on ${listed(at)}`] : [])].join(' ');
        }),
};

/** The expectations that are not told as the list or the groups that they are. */
const WORDINGS: Readonly<Partial<Record<ExpectationName, (wanted: never) => readonly string[]>>> = {
  refused,
  targets,
  chain,
  units,
  because,
};

const wordsOf = (name: ExpectationName, wanted: Json): readonly string[] => {
  const wording = WORDINGS[name];
  if (wording !== undefined) return wording(wanted as never);
  if (Array.isArray(wanted)) return (wanted as readonly Json[]).map(told);
  return typeof wanted === 'object' && wanted !== null ? entriesTold(wanted as JsonObject) : [told(wanted)];
};

const rulesOf = (name: ExpectationName, expect: Expectation): readonly string[] => {
  if (name === 'refused') return [...new Set((expect.refused ?? []).flatMap(({ because = [] }) => because))];
  if (name === 'decks') return [...new Set((expect.decks ?? []).flatMap(({ breaks = [] }) => breaks))];
  return name === 'because' ? (expect.because ?? []) : [];
};

const isAt = (path: LiteralPath, other: LiteralPath): boolean => JSON.stringify(path) === JSON.stringify(other);

const shortOf = ({ shortfalls }: CaseRun, path: LiteralPath): readonly Shortfall[] =>
  shortfalls.filter((shortfall) => isAt(shortfall.path, path));

const expected = (
  run: CaseRun,
  { expect, path: group }: Extract<Step, { step: 'expect' }>,
  revision: number | null,
): readonly Check[] =>
  (Object.keys(expect) as ExpectationName[]).map((name) => {
    const path = [...group, name];
    const shortfalls = shortOf(run, path);
    const words = wordsOf(name, expect[name] as Json);
    const outcome = revision === null ? 'not reached' : shortfalls.length > 0 ? 'failed' : 'passed';
    return { path, revision, name, words, rules: rulesOf(name, expect), outcome, shortfalls };
  });

const checksOfStep = (run: CaseRun, step: Step, revision: number | null): readonly Check[] => {
  if (step.step === 'expect') return expected(run, step, revision);
  const shortfalls = shortOf(run, step.path);
  if (shortfalls.length === 0) return [];
  return [{ path: step.path, revision, name: 'play', words: [step.line], rules: [], outcome: 'failed', shortfalls }];
};

/** Everything that a case expects, in the order of its steps, each with the place on the tape where it was checked. */
export const checksOf = ({ steps }: RulingCase, run: CaseRun): readonly Check[] =>
  steps.flatMap((step, index) => checksOfStep(run, step, run.moments[index] ?? null));

/** Expectations that are the answer to "may it be done?", and so weigh more than what is so in the end. */
const ANSWERS: ReadonlySet<string> = new Set([
  'refused',
  'impossible',
  'offered',
  'legal',
  'targets',
  'verdict',
  'because',
  'no window',
]);

const weightOf = (check: Check, keys: readonly string[]): number => {
  if (check.outcome !== 'passed') return 4;
  if (check.rules.some((key) => keys.includes(key))) return 3;
  return ANSWERS.has(check.name) ? 2 : 1;
};

/**
 * The revision at which a case is decided: that of the first check that failed, else of the last one that names a rule on which
 * the ruling stands, else of the last question that is answered there, else of the last check.
 */
export const decidingRevision = ({ keys }: Pick<Ruling, 'keys'>, checks: readonly Check[]): number => {
  const reached = checks.filter(({ revision }) => revision !== null);
  const weights = reached.map((check) => weightOf(check, keys));
  const most = Math.max(...weights);
  const deciding = most === 4 ? reached[weights.indexOf(most)] : reached[weights.lastIndexOf(most)];
  return deciding?.revision ?? 0;
};
