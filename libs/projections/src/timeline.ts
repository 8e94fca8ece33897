import type { Fact } from '#kernel';
import {
  isDisputeEvent,
  isEnding,
  isErasure,
  isRecorderEvent,
  isRoundEvent,
  isSettingBack,
  type Person,
  type PlayRecorded,
  type RecorderEvent,
  type SettingBack,
} from '#match';
import type { Seat } from '#ruleset';
import { type MatchStep, type Projection, seatOf } from './projection.js';
import { describeStep } from './rewinding.js';
import {
  entryOf,
  entryUnwritten,
  type MakeEntry,
  once,
  type TimelineEntry,
  type TimelineFact,
  withMore,
} from './timeline-entry.js';

/** `line`: as it is, or how it is written. */
interface EntryHead extends Pick<
  TimelineEntry,
  'kind' | 'number' | 'seat' | 'verdict' | 'dispute' | 'rewindsTo' | 'passes'
> {
  readonly line: string | (() => string);
}

const playHead = <State, Play, F extends Fact>(
  { data: { number, play, verdict } }: PlayRecorded<Play>,
  { ruleset, before: { game } }: MatchStep<State, Play, F>,
): EntryHead => {
  const passes = ruleset.goesOn?.(game, play) === 'pass';
  const line = once(() => ruleset.notation.make(play, game));
  return { kind: 'play', number, seat: seatOf(play), line, verdict, ...(passes ? { passes } : {}) };
};

const seatOfPerson = (by: Person): Seat | null => (by.role === 'player' ? by.seat : null);

const headOf = <State, Play, F extends Fact>(
  event: RecorderEvent<Play>,
  step: MatchStep<State, Play, F>,
): EntryHead => {
  if (event.type === 'PlayRecorded') return playHead(event, step);
  const number = step.after.plays;
  if (isSettingBack(event)) {
    const kind = event.type === 'MatchRewound' ? 'rewound' : 'taken-back';
    return { kind, number, seat: null, line: describeStep(step), verdict: null, rewindsTo: event.data.to };
  }
  if (isDisputeEvent(event)) {
    const { dispute, by } = event.data;
    return { kind: 'dispute', number, seat: seatOfPerson(by), line: describeStep(step), verdict: null, dispute };
  }
  if (isRoundEvent(event)) {
    const kind = isEnding(event) ? 'ending' : 'round';
    return { kind, number, seat: seatOfPerson(event.data.by), line: describeStep(step), verdict: null };
  }
  if (isErasure(event))
    return { kind: 'erased', number, seat: event.data.seat, line: describeStep(step), verdict: null };
  if (event.type === 'MatchClosed') {
    return { kind: 'closed', number, seat: null, line: event.data.note || 'The tape is closed.', verdict: null };
  }
  const names = event.data.options.players.map(({ name }) => name).join(' against ');
  return { kind: 'opened', number, seat: null, line: names, verdict: null };
};

const openEntry = <State, Play, F extends Fact>(
  event: RecorderEvent<Play>,
  step: MatchStep<State, Play, F>,
  make: MakeEntry,
): TimelineEntry => {
  const { revision, at, actor } = step.envelope;
  const clock = step.before.status === 'unopened' ? null : step.tables.part('clock', step.before);
  const { line, ...head } = headOf(event, step);
  const write = typeof line === 'string' ? () => line : line;
  return make({ rest: { ...head, from: revision, to: revision, at, actor, clock, facts: [] }, write });
};

const addFact = <State, Play, F extends Fact>(
  entry: TimelineEntry,
  fact: F,
  { envelope: { revision }, ruleset, viewer, before }: MatchStep<State, Play, F>,
): TimelineEntry => {
  const sentence = ruleset.describeFact(fact, before.game, viewer);
  const added: TimelineFact = { revision, type: fact.type, sentence, because: fact.because };
  return withMore(entry, { to: revision, facts: [...entry.facts, added] });
};

/** Milliseconds by which the clocks of two recorders may differ. */
const SLACK = 1_000;

const marked = (entry: TimelineEntry, before: TimelineEntry | undefined): TimelineEntry =>
  before !== undefined && Date.parse(entry.at) < Date.parse(before.at) - SLACK
    ? withMore(entry, { timeRunsBack: true })
    : entry;

/** What no rewind undoes: the opening, and what was said and ruled. */
const STANDING: ReadonlySet<TimelineEntry['kind']> = new Set(['opened', 'dispute', 'round']);

/** The entries with those marked that were undone; what was undone before stays as it was. */
const struck = (entries: readonly TimelineEntry[], { type, data }: SettingBack): readonly TimelineEntry[] => {
  const mark = { struckBy: data.number, ...(type === 'PlaysTakenBack' ? { takenBack: true as const } : {}) };
  return entries.map((entry) =>
    entry.number >= data.to && !STANDING.has(entry.kind) && entry.struckBy === undefined
      ? withMore(entry, mark)
      : entry,
  );
};

const timelineMade = (make: MakeEntry): Projection<readonly TimelineEntry[]> => ({
  initial: [],
  evolve: <State, Play, F extends Fact>(entries: readonly TimelineEntry[], step: MatchStep<State, Play, F>) => {
    const last = entries.at(-1);
    const { event } = step;
    if (isRecorderEvent<Play>(event)) {
      const entry = marked(openEntry(event, step, make), last);
      return [...(isSettingBack(event) ? struck(entries, event) : entries), entry];
    }
    // A fact outside every batch cannot be recorded; a cut tape may begin with one.
    return last === undefined ? entries : entries.with(-1, addFact(last, event, step));
  },
});

/** The match as a list of plays. */
export const timeline: Projection<readonly TimelineEntry[]> = timelineMade(entryOf);

/** The same for who shows few of many entries: each line is written when it is first read. Its entries are no JSON. */
export const unwrittenTimeline: Projection<readonly TimelineEntry[]> = timelineMade(entryUnwritten);
