import type { Envelope, Fact } from '#kernel';
import type { Ruleset, Viewer } from '#ruleset';
import type { Found, Irregularity } from './irregularity.js';
import { judgePlay } from './judging.js';
import { afterCorrection, type Case } from './setting-otherwise.js';
import { standingBefore, standingWith } from './standing.js';
import { stepsOf, type Step } from './steps.js';
import { tableReader, type TableReader } from './table-reader.js';
import { traceOf } from './trace.js';

/** Whose tape it is, and the edition that is to decide; the recorder's and the match's own unless told. */
export interface AuditOptions {
  readonly viewer?: Viewer;
  readonly edition?: string;
}

/** What an audit comes to: irregularities, and plays of which the rules leave open whether they are any. */
export interface PlayAudit {
  readonly irregularities: readonly Irregularity[];
  readonly doubts: readonly Irregularity[];
}

interface Walked<State, Play, F extends Fact> {
  readonly steps: readonly Step<State, Play, F>[];
  readonly tables: TableReader<State>;
}

/** The step of the latest earlier irregularity on which one depends. */
const causeOf = <State, Play, F extends Fact>(
  { steps, tables }: Walked<State, Play, F>,
  one: Found,
  all: readonly Found[],
): number | null => {
  const earlier = standingBefore(steps, one.step);
  const standing = new Set(earlier.map(({ number }) => number));
  const cause = all.findLast((other) => {
    if (other.step >= one.step || !standing.has(other.step)) return false;
    const { subjects } = traceOf(other, earlier, tables);
    return [...one.subjects].some((each) => subjects.has(each));
  });
  return cause?.step ?? null;
};

const undoneByOf = <State, Play, F extends Fact>(
  steps: readonly Step<State, Play, F>[],
  number: number,
): number | null => steps.find((step) => step.number === number && step.kind !== 'closed')?.undoneBy ?? null;

const whole = <State, Play, F extends Fact>(
  walked: Walked<State, Play, F>,
  one: Found,
  all: readonly Found[],
): Irregularity => {
  const { step, revision, play, kind, isOpen, rules, expected, happened, foundAt } = one;
  const undoneBy = undoneByOf(walked.steps, foundAt);
  const { followed } = traceOf(one, standingWith(walked.steps, undoneBy), walked.tables);
  const causedBy = causeOf(walked, one, all);
  return { step, revision, play, kind, isOpen, rules, expected, happened, followed, causedBy, foundAt, undoneBy };
};

/**
 * The irregularities of a tape, as a judge would list them: plays that the rules forbid, and what was not done, or was
 * done otherwise, as the corrections on the tape tell; each with what followed from it. Plays
 * that the rules leave open stand apart. In the order of their steps. Pure; the tape is
 * never changed. For another viewer the tape is that viewer's, and it is taken at its word.
 */
export const irregularitiesOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
  { viewer = 'recorder', edition }: AuditOptions = {},
): PlayAudit => {
  const tables = tableReader(ruleset, viewer);
  const steps = stepsOf(ruleset, envelopes, { viewer, tables });
  const judging = { ruleset, viewer, tables, edition: edition ?? null };
  let cases: readonly Case[] = [];
  for (const step of steps) {
    if (step.kind === 'play')
      cases = [...cases, ...judgePlay(judging, step).map((found) => ({ found, settings: [], fact: null }))];
    if (step.kind === 'correction') cases = afterCorrection({ ruleset, viewer, tables, steps, cases }, step);
  }
  const all = cases.map(({ found }) => found).sort((one, other) => one.step - other.step);
  const told = all.map((found) => whole({ steps, tables }, found, all));
  return { irregularities: told.filter(({ isOpen }) => !isOpen), doubts: told.filter(({ isOpen }) => isOpen) };
};
