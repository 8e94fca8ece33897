import type { Fact } from '#kernel';
import type { FactAt, Step } from './steps.js';
import { pieceSubject, PRIORITY, ZONE, type TableReader, type Traits } from './table-reader.js';

/** One thing that a correction set: a trait of a subject, from and to. Absent is empty. */
export interface Setting {
  readonly subject: string;
  readonly trait: string;
  readonly from: string;
  readonly to: string;
}

const traitOf = (traits: Traits, subject: string, trait: string): string => traits.get(subject)?.get(trait) ?? '';

const settingsOf = (was: Traits, is: Traits, subject: string): readonly Setting[] => {
  const traits = new Set([...(was.get(subject)?.keys() ?? []), ...(is.get(subject)?.keys() ?? [])]);
  return [...traits]
    .map((trait) => ({ subject, trait, from: traitOf(was, subject, trait), to: traitOf(is, subject, trait) }))
    .filter(({ trait, from, to }) => from !== to && !(trait === 'card' && from === ''));
};

/** What follows from the rest of a setting stands behind it: an item before its card, a place of a piece before what it is there. */
const order = (subject: string, named: ReadonlySet<string>): number => {
  if (subject.startsWith('item ')) return 0;
  if (named.has(subject)) return 1;
  return subject.startsWith('seat ') ? 2 : 3;
};

/** What a correction set at the table, first of all; null where it only said what a card is. */
export const settingIn = <State, Play, F extends Fact>(
  { facts: [fact], named }: Step<State, Play, F>,
  tables: TableReader<State>,
): Setting | null => {
  if (fact === undefined) return null;
  const [was, is] = [tables.traits(fact.before), tables.traits(fact.after)];
  const subjects = [...new Set([...was.keys(), ...is.keys()])].sort(
    (one, other) => order(one, named) - order(other, named),
  );
  for (const subject of subjects) {
    const [setting] = settingsOf(was, is, subject);
    if (setting !== undefined) return setting;
  }
  return null;
};

/** Whether one setting takes back another; pieces that lie among others count by their ways alone. */
export const takesBack = (one: Setting, other: Setting): boolean =>
  one.trait === other.trait &&
  one.from === other.to &&
  one.to === other.from &&
  (one.trait === ZONE || one.subject === other.subject);

/** A fact with the step that brought it about. */
export interface FactOfStep<State, Play, F extends Fact> {
  readonly step: Step<State, Play, F>;
  readonly at: FactAt<State, F>;
}

/** Whether a fact changed what was set. */
const changes = <State, F extends Fact>(
  { before, after }: FactAt<State, F>,
  { subject, trait }: Setting,
  { value }: TableReader<State>,
): boolean => value(before, subject, trait) !== value(after, subject, trait);

/** Whether a fact moved some piece the way that the setting takes one back: cards that nobody knows, and runes, are as good as one another. */
const movesAlike = <State, F extends Fact>(
  { before, after, subjects }: FactAt<State, F>,
  { from, to }: Setting,
  { value }: TableReader<State>,
): boolean => [...subjects].some((each) => value(before, each, ZONE) === to && value(after, each, ZONE) === from);

/** Whether the piece of a setting can be told from others like it. */
const isOneOfMany = <State>({ subject, trait }: Setting, state: State, tables: TableReader<State>): boolean => {
  if (trait !== ZONE) return false;
  const piece = tables.part('pieces', state).find(({ id }) => pieceSubject(id) === subject);
  return piece === undefined || piece.name === null || piece.role === 'resource';
};

/** The facts of a turn, newest first: those of the turn that the correction is in, and of the play just before it. */
const recentFacts = <State, Play, F extends Fact>(
  { before }: Step<State, Play, F>,
  earlier: readonly Step<State, Play, F>[],
  tables: TableReader<State>,
): readonly FactOfStep<State, Play, F>[] => {
  const turnIn = (state: State): string => {
    const { game, turn } = tables.part('clock', state);
    return `${String(game)} ${String(turn)}`;
  };
  const [turn, last] = [turnIn(before), earlier.findLast(({ kind }) => kind !== 'correction')];
  const recent: FactOfStep<State, Play, F>[] = [];
  for (const step of earlier.toReversed()) {
    if (step !== last && turnIn(step.after) !== turn) break;
    for (const at of step.facts.toReversed()) if (step === last || turnIn(at.after) === turn) recent.push({ step, at });
  }
  return recent;
};

/** Places and priority are no subjects of facts: whether one changed them is seen on the table alone. */
const isNamedByNone = ({ subject }: Setting): boolean => subject === PRIORITY || subject.startsWith('place ');

/** What was brought about before a correction that it sets otherwise: the newest fact of the turn that changed the same. */
export const factSetOtherwise = <State, Play, F extends Fact>(
  correction: Step<State, Play, F>,
  setting: Setting,
  { earlier, tables }: { readonly earlier: readonly Step<State, Play, F>[]; readonly tables: TableReader<State> },
): FactOfStep<State, Play, F> | null => {
  const recent = recentFacts(correction, earlier, tables);
  const isAbout = ({ subjects }: FactAt<State, F>): boolean => isNamedByNone(setting) || subjects.has(setting.subject);
  const same = recent.find(({ at }) => isAbout(at) && changes(at, setting, tables));
  if (same !== undefined) return same;
  if (!isOneOfMany(setting, correction.before, tables)) return null;
  return recent.find(({ at }) => movesAlike(at, setting, tables)) ?? null;
};
