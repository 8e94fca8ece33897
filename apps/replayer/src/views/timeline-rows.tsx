import type { ComponentChildren } from 'preact';
import { foldPasses, hasFindings, type TimelineEntry } from '#projections';
import type { Desk } from '../desk.js';
import { classes } from '../words.js';
import { StudyMarks } from './study/study-marks.js';
import { useRevealed } from './reveal.js';
import { steady } from './steady.js';
import { Findings, LineText, VerdictMark } from './verdict.js';

/** Where in the tape a list of entries is looked at from: the revision, as far as it lies among them, that up to which the server has told them, and the entry that is shown. */
export interface Looked {
  readonly at: number;
  readonly told: number;
  readonly shown: number | null;
}

interface RowProps {
  readonly desk: Desk;
  readonly entry: TimelineEntry;
  readonly shown: boolean;
  /** Whether it is later than the step looked at. */
  readonly later: boolean;
  /** Whether the server has not told it yet. */
  readonly awaited: boolean;
  /** What is said of it below its line. */
  readonly children?: ComponentChildren;
}

export interface RowsProps extends Looked {
  readonly desk: Desk;
  readonly entries: readonly TimelineEntry[];
}

/** Entries that have a number of their own. */
const NUMBERED: ReadonlySet<TimelineEntry['kind']> = new Set(['play', 'rewound', 'taken-back']);

const Line = ({ entry }: Pick<RowProps, 'entry'>) => (
  <>
    <span class="play-number">{NUMBERED.has(entry.kind) ? entry.number : '·'}</span>
    <span class="play-line">
      <LineText line={entry.line} />
    </span>
    <StudyMarks entry={entry} />
    {entry.takenBack !== undefined && <span class="play-taken-back">taken back</span>}
    {entry.struckBy !== undefined && entry.takenBack === undefined && <span class="visually-hidden">(undone)</span>}
    {entry.verdict !== null && entry.takenBack === undefined && <VerdictMark verdict={entry.verdict} short />}
  </>
);

/** Whether the game stands otherwise after a play: somebody scored, or one of its facts is a turning point. */
export const isLoud = ({ seen }: Desk, { from, to, facts }: TimelineEntry): boolean => {
  // What changes it makes the entry another one: rows need not follow every event of the tape.
  const { ruleset, reading } = seen.peek();
  return (
    facts.some(({ type }) => ruleset.turningPoints?.has(type)) ||
    reading.view.scoring.changes.some(({ revision }) => revision >= from && revision <= to)
  );
};

/** A play. Only the one shown is a stop of the Tab key: the others are reached by the keys that step. */
const Row = steady(({ desk, entry, shown, later, awaited, children }: RowProps) => {
  const row = useRevealed<HTMLLIElement>('.timeline', shown);
  const classNames = classes(
    'play',
    entry.passes && 'play-quiet',
    entry.takenBack === undefined && isLoud(desk, entry) && 'play-loud',
    shown && 'play-shown',
    later && 'play-later',
    awaited && 'play-awaited',
    entry.struckBy !== undefined && 'play-struck',
  );
  return (
    <li ref={row} class={classNames}>
      <button
        type="button"
        tabIndex={shown ? 0 : -1}
        aria-current={shown ? 'step' : undefined}
        onClick={() => desk.jump(entry.to)}
      >
        <Line entry={entry} />
      </button>
      {children}
    </li>
  );
});

/** How a row is looked at from a place. */
const lookedAt = ({ from }: TimelineEntry, { at, told, shown }: Looked) => ({
  shown: shown === from,
  later: from > at,
  awaited: from > told,
});

/** What a run of passes says: how many they are, or which of them is shown. */
const PassWords = ({ entries, at }: { readonly entries: readonly TimelineEntry[]; readonly at: number }) => (
  <>
    <span class="play-number">{entries[0]?.number}</span>
    <span class="play-line">{at < 0 ? `${String(entries.length)} passes` : entries[at]?.line}</span>
    {at >= 0 && (
      <span class="play-of">
        {at + 1}/{entries.length}
      </span>
    )}
  </>
);

/** A run of passes in a line of one height: a click goes to the first of them, and from there to the next. */
const Passes = ({ desk, entries, ...looked }: RowsProps) => {
  const at = entries.findIndex(({ from }) => from === looked.shown);
  const shown = at >= 0;
  const row = useRevealed<HTMLLIElement>('.timeline', shown);
  const isLater = entries.every(({ from }) => from > looked.at);
  return (
    <li ref={row} class={classes('play', 'play-quiet', shown && 'play-shown', isLater && 'play-later')}>
      <button
        type="button"
        tabIndex={shown ? 0 : -1}
        aria-current={shown ? 'step' : undefined}
        onClick={() => desk.jump((entries[at + 1] ?? entries[0])?.to ?? 0)}
      >
        <PassWords entries={entries} at={at} />
      </button>
    </li>
  );
};

/** The entries that were found, each as it is, with what the rules hold against it. */
export const Hits = ({ desk, entries, ...looked }: RowsProps) => (
  <ol>
    {entries.map((entry) => (
      <Row key={entry.from} desk={desk} entry={entry} {...lookedAt(entry, looked)}>
        {hasFindings(entry) && entry.verdict !== null && <Findings verdict={entry.verdict} edition={desk.edition} />}
      </Row>
    ))}
  </ol>
);

export const Rows = ({ desk, entries, ...looked }: RowsProps) => (
  <ol>
    {foldPasses(entries).map((each) =>
      each.kind === 'entry' ? (
        <Row key={each.entry.from} desk={desk} entry={each.entry} {...lookedAt(each.entry, looked)} />
      ) : (
        <Passes key={each.entries[0]?.from} desk={desk} entries={each.entries} {...looked} />
      ),
    )}
  </ol>
);
