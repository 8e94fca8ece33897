import type { TimelineEntry } from '#projections';
import type { TapeViews } from './tape.js';

/** What is marked on the bar, in the order of the legend. */
export const BAR_MARKS = {
  turn: 'A turn begins',
  point: 'A score changes',
  told: 'Told at the table',
  doubtful: 'The rules leave it open',
  illegal: 'Against the rules',
  compared: 'Where the comparison begins',
} as const;
export type BarMarkKind = keyof typeof BAR_MARKS;

export interface BarMark {
  readonly revision: number;
  readonly kind: BarMarkKind;
  /** What is there, in words. They are found when they are asked for: a long tape has hundreds of lines that nobody points at. */
  readonly label: () => string;
}

const turns = (entries: readonly TimelineEntry[], names: readonly string[]): readonly BarMark[] =>
  entries.flatMap(({ clock, from }, i): readonly BarMark[] => {
    if (i === 0 || clock === null || clock.turn === entries[i - 1]?.clock?.turn) return [];
    const whose = clock.seat === null ? undefined : names[clock.seat];
    const label = `Turn ${String(clock.turn)}${whose === undefined ? '' : ` of ${whose}`}`;
    return [{ revision: from, kind: 'turn', label: () => label }];
  });

const verdicts = (entries: readonly TimelineEntry[]): readonly BarMark[] =>
  entries.flatMap((entry): readonly BarMark[] => {
    const { verdict, from } = entry;
    if (verdict === null || verdict.status === 'legal') return [];
    const { status } = verdict;
    return [{ revision: from, kind: status, label: () => `${BAR_MARKS[status]}: ${entry.line}` }];
  });

/** The marks of a tape: turns, points, findings. */
export const barMarksOf = ({ timeline, scoring }: TapeViews, names: readonly string[]): readonly BarMark[] => [
  ...turns(timeline, names),
  ...scoring.changes.map(({ revision, sentence }): BarMark => ({ revision, kind: 'point', label: () => sentence })),
  ...verdicts(timeline),
];

/** The labels of the marks nearest to a place, none of which is farther than a reach; what is weightiest last in the legend comes first. */
export const labelsNear = (marks: readonly BarMark[], at: number, reach: number): readonly string[] => {
  const near = marks.filter(({ revision }) => Math.abs(revision - at) <= reach);
  const nearest = Math.min(...near.map(({ revision }) => Math.abs(revision - at)));
  return near
    .filter(({ revision }) => Math.abs(revision - at) === nearest)
    .map(({ label }) => label())
    .toReversed();
};
