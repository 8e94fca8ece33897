import type { Measure, Seat } from '#ruleset';
import { hasFindings } from '../places.js';
import type { TimelineEntry } from '../timeline-entry.js';
import type { Stretch } from './stretches.js';

/** What a moment is told for: a swing of the score or of strength, a lead that changed hands, a long thought, the first finding. */
export type MomentKind = 'swing' | 'lead' | 'think' | 'finding';

/** A moment that stands out by what is on the tape, and by nobody's judgement: where it is, whose, and what it was. */
export interface Moment {
  readonly kind: MomentKind;
  readonly number: number;
  readonly revision: number;
  readonly seat: Seat | null;
  readonly sentence: string;
}

/** How many swings of a measure, and how many thoughts, are told at most. */
const TOLD = 3;

/** A swing that is told is this great at least. */
const GREAT = 2;

/** A thought that is told is this long at least, in milliseconds. */
const LONG = 10_000;

/** By how much a seat is ahead of the best of the others; below zero where it is behind. */
const leadsIn = (values: readonly number[]): readonly number[] =>
  values.map((value, seat) => value - Math.max(...values.filter((_, other) => other !== seat)));

interface Change {
  readonly stretch: Stretch;
  readonly seat: Seat;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly by: number;
}

const isSameGame = (one: Stretch, other: Stretch): boolean => one.game === other.game;

/** What each stretch changed of a measure: the seat that gained the most on the others. */
const changesOf = (stretches: readonly Stretch[], id: string): readonly Change[] =>
  stretches.flatMap((stretch, index) => {
    const before = stretches[index - 1];
    const [from, to] = [before?.values[id], stretch.values[id]];
    if (before === undefined || from === undefined || to === undefined || !isSameGame(before, stretch)) return [];
    const was = leadsIn(from);
    const gained = leadsIn(to).map((lead, seat) => lead - (was[seat] ?? 0));
    const by = Math.max(...gained);
    return by >= GREAT && Number.isFinite(by) ? [{ stretch, seat: gained.indexOf(by), from, to, by }] : [];
  });

const swingsOf = (stretches: readonly Stretch[], measure: Measure, names: readonly string[]): readonly Moment[] =>
  changesOf(stretches, measure.id)
    .toSorted((one, other) => other.by - one.by || one.stretch.from - other.stretch.from)
    .slice(0, TOLD)
    .map(({ stretch: { number, to: revision }, seat, from, to, by }) => ({
      kind: 'swing',
      number,
      revision,
      seat,
      sentence: `${measure.label}: a swing of ${String(by)} to ${names[seat] ?? ''}, from ${from.join(':')} to ${to.join(':')}.`,
    }));

/** The seat alone in front; null where two are. */
const leaderIn = (values: readonly number[]): Seat | null => {
  const leads = leadsIn(values);
  const first = leads.findIndex((lead) => lead > 0);
  return first < 0 ? null : first;
};

/** Where the lead of the score passed from one to another. */
const leadsOf = (stretches: readonly Stretch[], names: readonly string[]): readonly Moment[] => {
  const moments: Moment[] = [];
  let leader: Seat | null = null;
  let game = 0;
  for (const { number, to: revision, values, game: is } of stretches) {
    if (is !== game) leader = null;
    game = is;
    const score = values['score'] ?? [];
    const seat = leaderIn(score);
    if (seat === null || seat === leader) continue;
    const sentence = `${names[seat] ?? ''} takes the lead, ${score.join(':')}.`;
    if (leader !== null) moments.push({ kind: 'lead', number, revision, seat, sentence });
    leader = seat;
  }
  return moments;
};

/** So much time in words. */
export const timeText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${String(seconds)} s` : `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
};

const thinksOf = (stretches: readonly Stretch[], names: readonly string[]): readonly Moment[] =>
  stretches
    .flatMap((stretch) => ((stretch.thought ?? 0) < LONG ? [] : [{ ...stretch, thought: stretch.thought ?? 0 }]))
    .toSorted((one, other) => other.thought - one.thought || one.from - other.from)
    .slice(0, TOLD)
    .map(({ number, to: revision, seat, thought, line }) => ({
      kind: 'think',
      number,
      revision,
      seat,
      sentence: `${seat === null ? '' : (names[seat] ?? '')} took ${timeText(thought)} before: ${line}`,
    }));

const findingOf = (entries: readonly TimelineEntry[]): readonly Moment[] => {
  const found = entries.find((entry) => entry.struckBy === undefined && hasFindings(entry));
  const said = found?.verdict?.findings[0]?.message;
  if (found === undefined || said === undefined) return [];
  const { number, to: revision, seat } = found;
  return [{ kind: 'finding', number, revision, seat, sentence: `The first finding: ${said}` }];
};

/** The moments that stand out, in the order of the tape. */
export const momentsOf = (
  {
    measures,
    stretches,
    entries,
  }: {
    readonly measures: readonly Measure[];
    readonly stretches: readonly Stretch[];
    readonly entries: readonly TimelineEntry[];
  },
  names: readonly string[],
): readonly Moment[] => {
  const swinging = measures.filter(({ id, strength }) => id === 'score' || strength === true);
  return [
    ...swinging.flatMap((measure) => swingsOf(stretches, measure, names)),
    ...leadsOf(stretches, names),
    ...thinksOf(stretches, names),
    ...findingOf(entries),
  ].toSorted((one, other) => one.revision - other.revision);
};
