import { csvOf, type TimelineEntry } from '#projections';
import { citationOf, isEditionId } from '#rulebook';

/** What the rows of a timeline are told with: the rules' edition, and the players' names by seat. */
interface Told {
  readonly edition: string;
  readonly names: readonly string[];
}

/** Rules by number where the edition has one, by key where it has none, each once. */
const rulesIn = (edition: string, keys: readonly string[]): string =>
  [...new Set(keys.map((key) => (isEditionId(edition) ? citationOf(edition, key)?.rule : undefined) ?? key))].join(' ');

const clockOf = ({ clock }: TimelineEntry): readonly string[] => [
  String(clock?.game ?? ''),
  String(clock?.turn ?? ''),
  clock?.phase ?? '',
];

const PLAYS = ['Kind', 'Play', 'From', 'To', 'Time', 'Game', 'Turn', 'Phase', 'Player', 'Recorded by', 'Line'] as const;
const VERDICT = ['Verdict', 'Rules', 'Findings', 'Undone by rewind'] as const;

/**
 * A row for each entry of the timeline: its play, where it lies on the tape (revisions), the clock after it, the verdict with the rules that
 * speak against it.
 */
export const playsCsv = (entries: readonly TimelineEntry[], { edition, names }: Told): string =>
  csvOf([
    [...PLAYS, ...VERDICT],
    ...entries.map((entry) => {
      const { kind, number, from, to, at, seat, actor, line, verdict, struckBy } = entry;
      const findings = verdict?.findings ?? [];
      const place = [kind, kind === 'play' ? String(number) : '', String(from), String(to), at, ...clockOf(entry)];
      const against = rulesIn(
        edition,
        findings.map(({ rule }) => rule),
      );
      const words = findings.map(({ message }) => message).join(' ');
      const player = seat === null ? '' : (names[seat] ?? '');
      return [...place, player, actor, line, verdict?.status ?? '', against, words, String(struckBy ?? '')];
    }),
  ]);

/** A row for each event: the play it belongs to, what happened in a sentence, the rules behind it. */
export const eventsCsv = (entries: readonly TimelineEntry[], { edition }: Told): string =>
  csvOf([
    ['Event', 'Play', 'Time', 'What happened', 'Rules'],
    ...entries.flatMap(({ kind, number, at, facts, from, line }) => {
      const play = kind === 'play' ? String(number) : '';
      const heads = facts.some(({ revision }) => revision === from) ? [] : [[String(from), play, at, line, '']];
      const told = facts.map(({ revision, sentence, because }) => [
        ...[String(revision), play, at, sentence],
        rulesIn(edition, because),
      ]);
      return [...heads, ...told];
    }),
  ]);
