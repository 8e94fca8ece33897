import type { Fact } from '#kernel';
import { familyOf } from '#rulebook';
import type { Ruleset, Viewer } from '#ruleset';
import { factSetOtherwise, settingIn, takesBack, type FactOfStep, type Setting } from './corrections.js';
import type { Found, IrregularityKind } from './irregularity.js';
import { standingBefore } from './standing.js';
import type { Step } from './steps.js';
import type { TableReader } from './table-reader.js';
import { traceOf } from './trace.js';

/** An irregularity with what the corrections that told of it set, where any did, and the fact that they set otherwise. */
export interface Case {
  readonly found: Found;
  readonly settings: readonly Setting[];
  readonly fact: number | null;
}

/** What corrections are read against: the whole tape, the cases found so far, and how tables are read. */
export interface Reading<State, Play, F extends Fact> {
  readonly ruleset: Ruleset<State, Play, F>;
  readonly viewer: Viewer;
  readonly tables: TableReader<State>;
  readonly steps: readonly Step<State, Play, F>[];
  readonly cases: readonly Case[];
}

type AnyStep<State, Play, F extends Fact> = Step<State, Play, F>;

const sentence = <State, Play, F extends Fact>(
  { ruleset, viewer }: Reading<State, Play, F>,
  { facts: [at] }: AnyStep<State, Play, F>,
): string => (at === undefined ? '' : ruleset.describeFact(at.fact, at.before, viewer));

const lineOf = <State, Play, F extends Fact>(
  { ruleset }: Reading<State, Play, F>,
  { kind, head, before }: AnyStep<State, Play, F>,
): string | null =>
  kind === 'play' || kind === 'correction'
    ? ruleset.notation.make((head.data as { readonly play: Play }).play, before)
    : null;

const kindOfFact = (because: readonly string[]): IrregularityKind =>
  because.map(familyOf).find((family) => family !== null) ?? 'correction';

/** The rules brought something about this turn, and the table set it otherwise. */
const notDone = <State, Play, F extends Fact>(
  reading: Reading<State, Play, F>,
  correction: AnyStep<State, Play, F>,
  { setting, fact: { step, at } }: { readonly setting: Setting; readonly fact: FactOfStep<State, Play, F> },
): Case => ({
  found: {
    step: step.number,
    revision: step.revision,
    play: lineOf(reading, step),
    kind: kindOfFact(at.fact.because),
    isOpen: false,
    rules: [...new Set(at.fact.because)],
    expected: reading.ruleset.describeFact(at.fact, at.before, reading.viewer),
    happened: sentence(reading, correction),
    foundAt: correction.number,
    toldBy: [correction.number],
    subjects: new Set([setting.subject]),
  },
  settings: [setting],
  fact: at.revision,
});

/** Nothing that the rules did tells why the table was set otherwise. */
const setOtherwise = <State, Play, F extends Fact>(
  reading: Reading<State, Play, F>,
  correction: AnyStep<State, Play, F>,
  setting: Setting,
): Case => {
  const { number, revision, head } = correction;
  const { verdict } = head.data as { readonly verdict: { readonly findings: readonly { readonly rule: string }[] } };
  return {
    found: {
      step: number,
      revision,
      play: lineOf(reading, correction),
      kind: 'correction',
      isOpen: false,
      rules: [...new Set(verdict.findings.map(({ rule }) => rule))],
      expected: 'Nothing that happened this turn sets it so.',
      happened: sentence(reading, correction),
      foundAt: number,
      toldBy: [number],
      subjects: new Set([setting.subject]),
    },
    settings: [setting],
    fact: null,
  };
};

/** Cases that stand when a correction is made, the newest first. */
const openCases = <State, Play, F extends Fact>(
  { cases, steps }: Reading<State, Play, F>,
  { number }: AnyStep<State, Play, F>,
): readonly Case[] => {
  const standing = new Set(standingBefore(steps, number).map((step) => step.number));
  return cases.filter(({ found }) => standing.has(found.foundAt)).toReversed();
};

/** Whether something is set to what it was before the play, or before the fact. */
const isSetBack = <State>(
  { subject, trait, to }: Setting,
  befores: readonly ({ readonly before: State } | undefined)[],
  { value }: TableReader<State>,
): boolean => befores.some((each) => each !== undefined && value(each.before, subject, trait) === to);

/** Whether a correction sets right what an illegal play did, or what came of it. */
const undoesPlay = <State, Play, F extends Fact>(
  { steps, tables }: Reading<State, Play, F>,
  correction: AnyStep<State, Play, F>,
  { one: { found, settings }, setting, fact }: { one: Case; setting: Setting; fact: FactOfStep<State, Play, F> | null },
): boolean => {
  const earlier = standingBefore(steps, correction.number);
  const illegal = earlier.find(({ number, kind }) => number === found.step && kind === 'play');
  if (settings.length > 0 || illegal === undefined || !isSetBack(setting, [illegal, fact?.at], tables)) return false;
  if (fact?.step.number === found.step) return true;
  const { followed, subjects } = traceOf(found, earlier, tables);
  if (fact === null) return subjects.has(setting.subject);
  return followed.includes(fact.step.number) && (subjects.has(setting.subject) || found.subjects.has(setting.subject));
};

const joined = ({ found, settings, fact }: Case, setting: Setting, told: { happened: string; by: number }): Case => ({
  found: {
    ...found,
    happened: `${found.happened} ${told.happened}`,
    toldBy: [...found.toldBy, told.by],
    subjects: new Set([...found.subjects, setting.subject]),
  },
  settings: [...settings, setting],
  fact,
});

const withCase = (cases: readonly Case[], was: Case, is: Case): readonly Case[] =>
  cases.map((each) => (each === was ? is : each));

/**
 * The cases after a correction. It sets right what an earlier one told or what an illegal play did, tells more of a case that is
 * known, or tells of a new one: something that the rules brought about this turn and that was not done so, or a change for no reason
 * that the tape knows. What a judge orders in a dispute has its reason there.
 */
export const afterCorrection = <State, Play, F extends Fact>(
  reading: Reading<State, Play, F>,
  correction: AnyStep<State, Play, F>,
): readonly Case[] => {
  const { tables, steps, cases } = reading;
  const setting = settingIn(correction, tables);
  if (setting === null) return cases;
  const earlier = standingBefore(steps, correction.number);
  const fact = factSetOtherwise(correction, setting, { earlier, tables });
  const open = openCases(reading, correction);
  if (fact?.step.kind === 'correction') return cases;
  if (open.some((one) => undoesPlay(reading, correction, { one, setting, fact }))) return cases;
  const known = open.find((one) => fact !== null && one.fact === fact.at.revision);
  if (known !== undefined)
    return withCase(
      cases,
      known,
      joined(known, setting, { happened: sentence(reading, correction), by: correction.number }),
    );
  if (fact !== null) return [...cases, notDone(reading, correction, { setting, fact })];
  return correction.isOrdered || open.some(({ settings }) => settings.some((each) => takesBack(setting, each)))
    ? cases
    : [...cases, setOtherwise(reading, correction, setting)];
};
