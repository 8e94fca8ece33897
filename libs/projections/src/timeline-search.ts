import { isTold } from '#ruleset';
import { hasFindings } from './places.js';
import type { TimelineEntry } from './timeline-entry.js';

/** What a timeline can be narrowed to: what the rules hold something against, what was told, turning points, what was ruled or undone. */
export const TIMELINE_CHOICES = ['findings', 'told', 'turning points', 'disputes'] as const;
export type TimelineChoice = (typeof TIMELINE_CHOICES)[number];

/** What is looked for: words (and phrases in quotation marks) that an entry has all of, in any order and any case, and a kind of entry; null for all kinds. */
export interface TimelineSearch {
  readonly text: string;
  readonly only: TimelineChoice | null;
}

/** Looks for nothing: the whole timeline. */
export const WHOLE_TIMELINE: TimelineSearch = { text: '', only: null };

/** What a timeline does not know of itself: the number of a rule in the match's edition, and what its game calls a turning point. */
export interface TimelineKnowledge {
  readonly numberOf: (rule: string) => string | null;
  readonly isTurningPoint: (entry: TimelineEntry) => boolean;
}

const isOf = (entry: TimelineEntry, only: TimelineChoice, { isTurningPoint }: TimelineKnowledge): boolean => {
  if (only === 'findings') return hasFindings(entry);
  if (only === 'told') return entry.takenBack === undefined && entry.verdict !== null && isTold(entry.verdict);
  if (only === 'disputes') return entry.dispute !== undefined || entry.rewindsTo !== undefined;
  return entry.takenBack === undefined && isTurningPoint(entry);
};

/** Everything that is said of an entry: its line, what it caused, and what the rules say of it, by key and by number. */
const wordsOf = ({ line, facts, verdict }: TimelineEntry, { numberOf }: TimelineKnowledge): string => {
  const findings = verdict?.findings ?? [];
  const rules = findings.flatMap(({ rule, message }) => [message, rule, numberOf(rule) ?? '']);
  return [line, ...facts.map(({ sentence }) => sentence), ...rules].join('\n').toLowerCase();
};

/** The words of a search; what stands between quotation marks, closed or still open, is one of them. */
const askedIn = (text: string): readonly string[] =>
  [...text.toLowerCase().matchAll(/"([^"]+)"?|[^\s"]+/g)].map(([word, phrase]) => phrase ?? word);

/** Whether anything is looked for. */
export const isSearching = ({ text, only }: TimelineSearch): boolean => text.trim() !== '' || only !== null;

/** The entries that are looked for, in their order; all of them where nothing is. What a viewer may not know is in no entry of theirs, so it is not found either. */
export const searchTimeline = (
  entries: readonly TimelineEntry[],
  search: TimelineSearch,
  knowledge: TimelineKnowledge,
): readonly TimelineEntry[] => {
  if (!isSearching(search)) return entries;
  const { text, only } = search;
  const asked = askedIn(text);
  return entries.filter((entry) => {
    if (only !== null && !isOf(entry, only, knowledge)) return false;
    const words = asked.length === 0 ? '' : wordsOf(entry, knowledge);
    return asked.every((word) => words.includes(word));
  });
};
