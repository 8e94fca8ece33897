import { fold, type Fact, type JsonObject, ok, err, type Json } from '#kernel';
import {
  deal,
  openedBy,
  matchDecider,
  takeOrder,
  type Answer,
  type MatchEvent,
  type MatchState,
  type TapeBatch,
} from '#match';
import { type HeldRuleset, type LiteralPath, type MatchOptions, playersIn, verdictOf } from '#ruleset';
import type { Table } from '#table';
import { placeOf } from './cases.js';
import { check, type NamedMiss } from './expectations.js';
import { answerText, playOf } from './expectations/plays.js';
import { waitsOf } from './expectations/waits.js';
import { wrong, type Read } from './mistakes.js';
import { mistakesOf, type LastPlay, type LoggedFact, type Moment } from './moment.js';
import type { Ruling, RulingCase, RulingMistake, Step } from './ruling.js';

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

export type Batch = TapeBatch<unknown, Fact>;

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

interface Running {
  readonly ruleset: HeldRuleset;
  readonly state: MatchState<unknown>;
  readonly batches: readonly Batch[];
  readonly log: readonly LoggedFact[];
  readonly last: LastPlay | null;
}

const textIn = (table: Json, key: string): string | undefined => {
  const value = typeof table === 'object' && table !== null ? (table as JsonObject)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const optionsOf = (ruleset: HeldRuleset, ruling: Ruling, table: Json): MatchOptions => ({
  mode: textIn(table, 'mode') ?? ruleset.modes[0]?.id ?? '',
  edition: textIn(table, 'edition') ?? ruleset.editions.at(-1) ?? '',
  players: playersIn(table).map((name) => ({ name, deck: null })),
  firstPlayer: null,
  seed: ruling.seed,
  laidOut: true,
});

/** Lays out the table of a case, as the opening batch of a tape. */
const open = (ruleset: HeldRuleset, ruling: Ruling, ofCase: RulingCase): Read<Running> => {
  const laid = ruleset.layOut?.(ofCase.table);
  if (laid === undefined)
    return wrong({ path: ['table'], message: `${ruleset.title} has no table literals.`, expected: [] });
  if (!laid.ok)
    return err(laid.error.map((each) => ({ ...each, path: placeOf(ruling.literal, ofCase.tablePaths, each.path) })));
  const anyway = ofCase.steps.some((step) => step.step === 'play' && step.recording === 'as-played');
  const options = optionsOf(ruleset, ruling, ofCase.table);
  const opened: MatchEvent<unknown, Fact> = openedBy(ruleset, { recording: anyway ? 'as-played' : 'strict', options });
  const events = [opened, ...laid.value];
  const { evolve, initial } = matchDecider(ruleset);
  const batch: Batch = { by: 'opening', line: null, play: null, verdict: verdictOf([]), events };
  return ok({ ruleset, state: fold(evolve, initial, events), batches: [batch], log: [], last: null });
};

/** The table is drawn when an expectation asks for it: most plays are followed by none that does. */
const momentOf = ({ ruleset, state, log, last }: Running): Moment => {
  let drawn: Table | null = null;
  return {
    ruleset,
    state: state.game,
    get table() {
      return (drawn ??= ruleset.view(state.game, 'recorder'));
    },
    log,
    last,
  };
};

const sentencesOf = ({ ruleset, state }: Running, facts: readonly Fact[]): readonly string[] => {
  let game = state.game;
  return facts.map((fact) => {
    const sentence = ruleset.describeFact(fact, game, 'recorder');
    game = ruleset.evolve(game, fact);
    return sentence;
  });
};

/** The facts of a batch with their sentences, each told at the table as it was then, once an expectation asks for one. */
const logged = (running: Running, facts: readonly Fact[]): readonly LoggedFact[] => {
  let told: readonly string[] | null = null;
  const sentences = (): readonly string[] => (told ??= sentencesOf(running, facts));
  return facts.map(({ type }, index) => ({
    type,
    get sentence() {
      return sentences()[index] ?? '';
    },
  }));
};

type Played =
  { readonly running: Running } | { readonly refused: { readonly got: string; readonly rules: readonly string[] } };

type RulingAnswer = Answer<unknown, unknown, Fact>;

/** The case with one more batch. `last`: what the batch is known by to the expectations that follow. */
const recorded = (
  running: Running,
  { events, verdict, after, play }: Extract<RulingAnswer, { outcome: 'accepted' }>['batch'],
  line: Batch['line'],
): Running => {
  const caused = logged(running, events.slice(1));
  return {
    ...running,
    state: after,
    batches: [...running.batches, { by: line === null ? 'dealer' : 'line', line, play, verdict, events }],
    log: [...running.log, ...caused],
    last: line === null ? running.last : { line: line.text, verdict, caused },
  };
};

/** What chance decides, drawn by the dealer where the ruling has a seed. */
const dealt = (running: Running): Running => {
  let next = running;
  for (const answer of deal(running.ruleset, running.state))
    if (answer.outcome === 'accepted') next = recorded(next, answer.batch, null);
  return next;
};

const playStep = (running: Running, { line, recording }: Extract<Step, { step: 'play' }>): Played => {
  const play = playOf(momentOf(running), line);
  const answer = takeOrder(running.ruleset, { ...running.state, recording }, { type: 'RecordPlay', play });
  if (answer.outcome === 'accepted') {
    const batch = { ...answer.batch, after: { ...answer.batch.after, recording: running.state.recording } };
    return { running: dealt(recorded(running, batch, { line: 0, column: 1, text: line })) };
  }
  const rules = answer.outcome === 'refused' ? answer.verdict.findings.map(({ rule }) => rule) : [];
  return { refused: { got: answerText(answer), rules } };
};

const shortfallOf = (running: Running, path: LiteralPath, miss: NamedMiss): Shortfall => ({
  path: [...path, miss.expectation],
  after: running.last?.line ?? null,
  expected: miss.expected,
  got: miss.got,
  rules: [...new Set(miss.rules ?? [])],
  waits: miss.asks ? waitsOf(momentOf(running)) : null,
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
  const { got, rules } = played.refused;
  const expected = `"${step.line}" can be played`;
  const waits = waitsOf(momentOf(running));
  const shortfall = { path: step.path, after: running.last?.line ?? null, expected, got, rules, waits };
  return { ...walk, moments, shortfalls: [...shortfalls, shortfall], stopped: true };
};

/** Faults of a line that are so whatever lies on the table. */
const ANYWHERE: ReadonlySet<string> = new Set(['notation/unknown-play', 'notation/no-colon', 'notation/too-long']);

/** Of a play that is not reached: only what no table would mend. */
const unreached = ({ running: { ruleset, state } }: Walk, { line, path }: Extract<Step, { step: 'play' }>) => {
  const read = ruleset.notation.parse(line, state.game);
  if (read.ok || !ANYWHERE.has(read.error.code)) return [];
  const { message, column, expected } = read.error;
  return [{ path, message, expected, line, column }];
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
  return step.step === 'play' ? { ...walk, mistakes: [...walk.mistakes, ...unreached(walk, step)] } : walk;
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
