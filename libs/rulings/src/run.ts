import type { HeldRuleset, LiteralPath } from '#ruleset';
import { check, type NamedMiss } from './expectations.js';
import { unreached } from './unreached.js';
import { waitsOf } from './expectations/waits.js';
import { mistakesOf, type Moment } from './moment.js';
import type { Ruling, RulingCase, RulingMistake, Step } from './ruling.js';
import { dealt, momentOf, open, playStep, type Batch, type Running } from './running.js';

/**
 * Where a case came out otherwise: after which play, what was expected, what is so. `path` is the place in the file; `waits` says
 * what the table waits for, where the expectation is about what may be played.
 */
export interface Shortfall {
  readonly path: LiteralPath;
  readonly after: string | null;
  readonly expected: string;
  readonly got: string;
  readonly rules: readonly string[];
  readonly waits: string | null;
}

/**
 * A case that was run: `open` where nothing is expected. `batches` are its tape up to where it stopped; `moments` holds, for each
 * step that was taken, the tape's last revision when it was.
 */
export interface CaseRun {
  readonly name: string | null;
  readonly outcome: 'passed' | 'failed' | 'mistake' | 'open';
  readonly shortfalls: readonly Shortfall[];
  readonly mistakes: readonly RulingMistake[];
  readonly batches: readonly Batch[];
  readonly moments: readonly number[];
  /** The edition that it was decided under. */
  readonly edition: string;
}

/** Something is not resolved yet, or a question not answered: perhaps a pass was forgotten. */
const isUnsettled = ({ table: { stack, windows } }: Moment): boolean =>
  stack.length > 0 || windows.focus !== null || windows.waiting.length > 1;

const shortfallOf = (running: Running, path: LiteralPath, miss: NamedMiss): Shortfall => ({
  path: [...path, miss.expectation],
  after: running.last?.line ?? null,
  expected: miss.expected,
  got: miss.got,
  rules: [...new Set(miss.rules ?? [])],
  waits: miss.asks || isUnsettled(momentOf(running)) ? waitsOf(momentOf(running)) : null,
});

interface Walk {
  readonly running: Running;
  readonly shortfalls: readonly Shortfall[];
  readonly moments: readonly number[];
  readonly mistakes: readonly RulingMistake[];
  readonly stopped: boolean;
}

const lastRevision = ({ batches }: Running): number =>
  batches.reduce((revisions, { events }) => revisions + events.length, 0) - 1;

const ANYWAY =
  " To record it though, write - anyway: '...'; to expect that it is refused, write it under refused alone.";

const take = (walk: Walk, step: Step): Walk => {
  const { running, shortfalls } = walk;
  const moments = [...walk.moments, lastRevision(running)];
  if (step.step === 'expect') {
    const { misses, mistakes } = check(momentOf(running), step.expect);
    const short = misses.map((miss) => shortfallOf(running, step.path, miss));
    const placed = mistakes.map((mistake) => ({ ...mistake, path: [...step.path, ...mistake.path] }));
    return { ...walk, moments, shortfalls: [...shortfalls, ...short], mistakes: [...walk.mistakes, ...placed] };
  }
  const played = playStep(running, step);
  if ('running' in played)
    return { ...walk, moments: [...walk.moments, lastRevision(played.running)], running: played.running };
  const { rules } = played.refused;
  const got = `${played.refused.got}${rules.length > 0 ? ANYWAY : ''}`;
  const expected = `"${step.line}" can be played`;
  const waits = waitsOf(momentOf(running));
  const shortfall = { path: step.path, after: running.last?.line ?? null, expected, got, rules, waits };
  return { ...walk, moments, shortfalls: [...shortfalls, shortfall], stopped: true };
};

/** The walk after a play that cannot be read: what comes after it is not played, but read as far as that is possible. */
const stoppedAt = (walk: Walk, step: Step, error: unknown): Walk => ({
  ...walk,
  mistakes: [...walk.mistakes, ...mistakesOf(error, step.path)],
  stopped: true,
});

const walked = (walk: Walk, step: Step): Walk => {
  if (!walk.stopped) {
    try {
      return take(walk, step);
    } catch (error) {
      return stoppedAt(walk, step, error);
    }
  }
  return { ...walk, mistakes: [...walk.mistakes, ...unreached(momentOf(walk.running), step)] };
};

const outcomeOf = ({ steps }: RulingCase, { mistakes, shortfalls }: Walk): CaseRun['outcome'] => {
  if (mistakes.length > 0) return 'mistake';
  if (shortfalls.length > 0) return 'failed';
  return steps.some(({ step }) => step === 'expect') ? 'passed' : 'open';
};

const ended = (each: RulingCase, walk: Walk): CaseRun => {
  const { running, shortfalls, moments, mistakes } = walk;
  return {
    name: each.name,
    outcome: outcomeOf(each, walk),
    shortfalls,
    mistakes,
    batches: running.batches,
    moments,
    edition: running.state.options?.edition ?? '',
  };
};

/** Runs one case: lays out its table, plays its lines, checks what is expected. A refused play ends it. */
export const runCase = (ruleset: HeldRuleset, ruling: Ruling, each: RulingCase): CaseRun => {
  const opened = open(ruleset, ruling, each);
  if (!opened.ok) {
    const edition = ruleset.editions.at(-1) ?? '';
    const nothing = { shortfalls: [], batches: [], moments: [] };
    return { ...nothing, name: each.name, outcome: 'mistake', mistakes: opened.error, edition };
  }
  const running = dealt(opened.value);
  let walk: Walk = { running, shortfalls: [], moments: [], mistakes: [], stopped: false };
  for (const step of each.steps) walk = walked(walk, step);
  return ended(each, walk);
};

/** Runs every case of a ruling. */
export const runRuling = (ruleset: HeldRuleset, ruling: Ruling): readonly CaseRun[] =>
  ruling.cases.map((each) => runCase(ruleset, ruling, each));
