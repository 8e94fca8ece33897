import type { TimelineEntry } from './timeline-entry.js';

/** One entry of a timeline, or a run of passes, which is read as one line. */
export type TimelineRow =
  | { readonly kind: 'entry'; readonly entry: TimelineEntry }
  | { readonly kind: 'passes'; readonly entries: readonly TimelineEntry[] };

/** Whether nothing is to be read in an entry but that somebody passed. */
const isPlainPass = ({ passes, verdict, struckBy, rewindsTo }: TimelineEntry): boolean =>
  passes === true && verdict?.status === 'legal' && struckBy === undefined && rewindsTo === undefined;

/** Folds passes that follow one another into runs; a pass alone, or one with a finding, stays an entry. */
export const foldPasses = (entries: readonly TimelineEntry[]): readonly TimelineRow[] => {
  const rows: TimelineRow[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const before = last === undefined ? [] : last.kind === 'passes' ? last.entries : [last.entry];
    if (isPlainPass(entry) && before.length > 0 && before.every(isPlainPass)) {
      rows[rows.length - 1] = { kind: 'passes', entries: [...before, entry] };
    } else rows.push({ kind: 'entry', entry });
  }
  return rows;
};
