import type { Fact } from '#kernel';
import type { ZoneRole } from '#table';
import type { Found } from './irregularity.js';
import type { FactAt, Step } from './steps.js';
import { counterSubject, itemSubject, pieceSubject, placeSubject, type TableReader } from './table-reader.js';

/** What depends on an irregularity: the steps so far, and what still hangs on it after them. */
export interface Trace {
  readonly followed: readonly number[];
  readonly subjects: ReadonlySet<string>;
}

type Tables<State> = TableReader<State>;

/** Zones in which a piece is out of play: who comes there has left, and what comes of it later is another story. */
const OUT: ReadonlySet<ZoneRole> = new Set<ZoneRole>(['deck', 'resource-deck', 'discard', 'removed']);

const rolesOf = <State>(tables: Tables<State>, state: State): ReadonlyMap<string, ZoneRole> =>
  new Map(
    tables.part('zones', state).flatMap(({ role, pieces }) => pieces.map((id) => [pieceSubject(id), role] as const)),
  );

/** Whether a piece left between two tables: to where it is out of play, or from play back to a hand. */
const hasLeft = (was: ZoneRole | undefined, is: ZoneRole | undefined): boolean => {
  if (is === undefined || was === undefined || was === is) return false;
  return OUT.has(is) || (is === 'hand' && !OUT.has(was));
};

/** The places of which something new is said after the step: who controls, contests or has scored there. */
const changedPlaces = <State>(tables: Tables<State>, { before, after }: Around<State>): ReadonlySet<string> => {
  const badges = new Map(tables.part('zones', before).map((zone) => [zone.id, zone.badges]));
  const changed = tables
    .part('zones', after)
    .filter(({ id, role, badges: now }) => role === 'arena' && now.some((badge) => !badges.get(id)?.includes(badge)));
  return new Set(changed.map(({ id }) => placeSubject(id)));
};

interface Around<State> {
  readonly before: State;
  readonly after: State;
}

/** The places where any of the pieces stands in one of the tables. */
const placesOf = <State>(
  tables: Tables<State>,
  { before, after }: Around<State>,
  subjects: ReadonlySet<string>,
): ReadonlySet<string> => {
  const arenas = [before, after].flatMap((state) => tables.part('zones', state).filter(({ role }) => role === 'arena'));
  const held = arenas.filter(({ pieces }) => pieces.some((id) => subjects.has(pieceSubject(id))));
  return new Set(held.map(({ id }) => placeSubject(id)));
};

const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  for (const each of one) if (other.has(each)) return true;
  return false;
};

/** What an item that hangs on it does as it resolves hangs on it too. */
const spread = <State, F extends Fact>(
  { subjects: named, resolving }: FactAt<State, F>,
  subjects: Set<string>,
): void => {
  if (resolving.some((id) => subjects.has(itemSubject(id)))) for (const each of named) subjects.add(each);
};

/** Whether the step depends on the subjects; those of items that resolve are added. */
const depends = <State, Play, F extends Fact>(
  tables: Tables<State>,
  step: Step<State, Play, F>,
  subjects: Set<string>,
): boolean => {
  let isTouched = meet(step.named, subjects);
  for (const fact of step.facts) {
    isTouched ||= meet(fact.subjects, subjects);
    spread(fact, subjects);
  }
  if (isTouched) return true;
  const places = new Set([...placesOf(tables, step, subjects), ...subjects]);
  return meet(changedPlaces(tables, step), places);
};

const countersOf = <State>(tables: Tables<State>, state: State): readonly string[] =>
  tables
    .part('players', state)
    .flatMap(({ seat, counters }) => counters.map(({ label }) => counterSubject(seat, label)));

/** Pieces that have left play, and counters that have come to nothing. */
const forgetWhatLeft = <State>(
  tables: Tables<State>,
  { before, after }: Around<State>,
  subjects: Set<string>,
): void => {
  const [was, is] = [rolesOf(tables, before), rolesOf(tables, after)];
  const counted = countersOf(tables, after);
  const emptied = countersOf(tables, before).filter((each) => !counted.includes(each));
  for (const each of [...subjects])
    if (hasLeft(was.get(each), is.get(each)) || emptied.includes(each)) subjects.delete(each);
};

/** What a correction itself sets: the first fact of its batch. */
const setRight = <State, Play, F extends Fact>(
  tables: Tables<State>,
  { facts: [fact] }: Step<State, Play, F>,
  subjects: Set<string>,
): void => {
  if (fact === undefined) return;
  for (const each of [...fact.subjects, ...changedPlaces(tables, fact)]) subjects.delete(each);
};

/**
 * What followed on an irregularity in the steps given, which come after it and stand with it. A step follows where one of its facts is
 * about one of the subjects, its play names one, or something new is said of a place where one stands. A subject is done with when a
 * correction sets it, or when it has left play.
 */
export const traceOf = <State, Play, F extends Fact>(
  { subjects: from, toldBy, step: at }: Pick<Found, 'subjects' | 'toldBy' | 'step'>,
  steps: readonly Step<State, Play, F>[],
  tables: Tables<State>,
): Trace => {
  const subjects = new Set(from);
  const followed: number[] = [];
  for (const step of steps) {
    if (subjects.size === 0) break;
    if (step.number <= at || toldBy.includes(step.number) || step.kind === 'rewound') continue;
    if (step.kind === 'correction') {
      setRight(tables, step, subjects);
      continue;
    }
    if (depends(tables, step, subjects)) followed.push(step.number);
    forgetWhatLeft(tables, step, subjects);
  }
  return { followed, subjects };
};
