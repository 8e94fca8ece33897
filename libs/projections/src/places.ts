import { isFault } from '#ruleset';
import type { TimelineEntry } from './timeline-entry.js';

/** A place on a tape as somebody asks for it: a step, a play, or the beginning of a turn (of a round, where the game has rounds). */
export interface AskedPlace {
  readonly kind: 'step' | 'play' | 'turn';
  readonly number: number;
}

/** How places are written, for whoever is asked for one. */
export const PLACE_WORDS = 'a step (120), a turn (turn 5) or a play (play 12)';

const KINDS: Readonly<Record<string, AskedPlace['kind']>> = { s: 'step', p: 'play', t: 'turn', r: 'turn' };

/** A place from what was typed: `120`, `turn 5`, `t5`, `round 3`, `play 12`, `p12`; null where it names none. */
export const parsePlace = (text: string): AskedPlace | null => {
  const [, kind = 's', number] =
    /^\s*(?:(s|p|t|r)(?:tep|lay|urn|ound)?)?\s*(\d{1,9})\s*$/i.exec(text.replace('#', '')) ?? [];
  return number === undefined ? null : { kind: KINDS[kind.toLowerCase()] ?? 'step', number: Number(number) };
};

const turnOf = ({ clock }: TimelineEntry): number => clock?.round ?? clock?.turn ?? 0;

const gameAt = (entries: readonly TimelineEntry[], at: number): number =>
  entries.find(({ to }) => at <= to)?.clock?.game ?? entries.at(-1)?.clock?.game ?? 1;

const ENTRY: Readonly<Record<'play' | 'turn', (entry: TimelineEntry, number: number) => boolean>> = {
  play: ({ kind, number }, asked) => kind === 'play' && number === asked,
  turn: (entry, asked) => turnOf(entry) === asked,
};

/**
 * The revision of a place, looked for from a revision (a turn is one of the game that is played there); null where the tape has none.
 * A play is shown as it left the table, a turn as it begins.
 */
export const revisionOfPlace = (
  entries: readonly TimelineEntry[],
  { kind, number }: AskedPlace,
  from: number,
): number | null => {
  if (kind === 'step') return number <= (entries.at(-1)?.to ?? -1) ? number : null;
  const game = gameAt(entries, from);
  const found = entries.find(
    (entry) => ENTRY[kind](entry, number) && (kind === 'play' || (entry.clock?.game ?? 1) === game),
  );
  if (found === undefined) return null;
  return kind === 'play' ? found.to : Math.max(0, found.from - 1);
};

/** Whether the rules hold something against a play or leave it open. A note, or that it was told, is no finding to stop at; what was taken back has none. */
export const hasFindings = ({ verdict, takenBack }: TimelineEntry): boolean =>
  verdict !== null && takenBack === undefined && isFault(verdict);

/** The next entry that is so behind a revision, or the first of all behind the last one. */
export const nextEntry = (
  entries: readonly TimelineEntry[],
  at: number,
  isSo: (entry: TimelineEntry) => boolean,
): TimelineEntry | undefined => entries.find((entry) => entry.from > at && isSo(entry)) ?? entries.find(isSo);

/** The last entry that is so before a revision, or the last of all from the first one. */
export const previousEntry = (
  entries: readonly TimelineEntry[],
  at: number,
  isSo: (entry: TimelineEntry) => boolean,
): TimelineEntry | undefined => entries.findLast((entry) => entry.to < at && isSo(entry)) ?? entries.findLast(isSo);
