import type { ComponentChildren } from 'preact';
import { signal, type Signal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import {
  foldPasses,
  hasFindings,
  isSearching,
  searchTimeline,
  WHOLE_TIMELINE,
  type TimelineEntry,
  type TimelineSearch,
} from '#projections';
import { isTold } from '#ruleset';
import { shownRule } from '../citations.js';
import type { Desk } from '../desk.js';

import { seatClass } from '../seats.js';
import { classes, count } from '../words.js';
import { StudyMarks } from './study/study-marks.js';
import { revealIn } from './reveal.js';
import { useTimelineHead } from './timeline-head.js';
import { SearchForm } from './timeline-search.js';
import { Findings, VerdictMark } from './verdict.js';

interface TurnGroup {
  readonly key: string;
  readonly head: TimelineEntry;
  readonly entries: readonly TimelineEntry[];
}

const isByRound = ({ head }: TurnGroup): boolean => head.clock?.round !== undefined;
const turnOf = ({ head }: TurnGroup): number => head.clock?.round ?? head.clock?.turn ?? 0;
/** Whose turn it is; a round is nobody's. */
const seatOf = ({ head }: TurnGroup): number | null =>
  head.clock?.round === undefined ? (head.clock?.seat ?? null) : null;

const headingOf = (group: TurnGroup): string => {
  const game = group.head.clock?.game ?? 1;
  const words =
    turnOf(group) === 0 ? 'Before the first turn' : `${isByRound(group) ? 'Round' : 'Turn'} ${String(turnOf(group))}`;
  return game > 1 ? `Game ${String(game)}, ${words.toLowerCase()}` : words;
};

/** By round where the game has rounds of turns, else by turn. */
const groupByTurn = (entries: readonly TimelineEntry[]): readonly TurnGroup[] => {
  const groups: TurnGroup[] = [];
  for (const entry of entries) {
    const key = `${String(entry.clock?.game ?? 1)}.${String(entry.clock?.round ?? entry.clock?.turn ?? 0)}`;
    const open = groups.at(-1);
    if (open?.key === key) groups[groups.length - 1] = { ...open, entries: [...open.entries, entry] };
    else groups.push({ key, head: entry, entries: [entry] });
  }
  return groups;
};

interface RowProps {
  readonly desk: Desk;
  readonly entry: TimelineEntry;
  /** What is said of it below its line. */
  readonly children?: ComponentChildren;
}

interface RowsProps {
  readonly desk: Desk;
  readonly entries: readonly TimelineEntry[];
}

/** Entries that have a number of their own. */
const NUMBERED: ReadonlySet<TimelineEntry['kind']> = new Set(['play', 'rewound', 'taken-back']);

const Line = ({ entry }: Pick<RowProps, 'entry'>) => (
  <>
    <span class="play-number">{NUMBERED.has(entry.kind) ? entry.number : '·'}</span>
    <span class="play-line">{entry.line}</span>
    <StudyMarks entry={entry} />
    {entry.takenBack !== undefined && <span class="play-taken-back">taken back</span>}
    {entry.struckBy !== undefined && entry.takenBack === undefined && <span class="visually-hidden">(undone)</span>}
    {entry.verdict !== null && entry.takenBack === undefined && <VerdictMark verdict={entry.verdict} short />}
  </>
);

/** Whether the game stands otherwise after a play: somebody scored, or one of its facts is a turning point. */
const isLoud = ({ seen }: Desk, { from, to, facts }: TimelineEntry): boolean => {
  const { ruleset, reading } = seen.value;
  return (
    facts.some(({ type }) => ruleset.turningPoints?.has(type)) ||
    reading.view.scoring.changes.some(({ revision }) => revision >= from && revision <= to)
  );
};

/** A play. Only the one shown is a stop of the Tab key: the others are reached by the keys that step. */
const Row = ({ desk, entry, children }: RowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const shown = desk.entry.value?.from === entry.from;
  useEffect(() => {
    if (shown) revealIn('.timeline', row.current);
  }, [shown]);
  const classNames = classes(
    'play',
    entry.passes && 'play-quiet',
    entry.takenBack === undefined && isLoud(desk, entry) && 'play-loud',
    shown && 'play-shown',
    entry.from > desk.at.value && 'play-later',
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
};

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
const Passes = ({ desk, entries }: RowsProps) => {
  const row = useRef<HTMLLIElement>(null);
  const at = entries.findIndex(({ from }) => from === desk.entry.value?.from);
  const shown = at >= 0;
  useEffect(() => {
    if (shown) revealIn('.timeline', row.current);
  }, [shown]);
  const isLater = entries.every(({ from }) => from > desk.at.value);
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
const Hits = ({ desk, entries }: RowsProps) => (
  <ol>
    {entries.map((entry) => (
      <Row key={entry.from} desk={desk} entry={entry}>
        {hasFindings(entry) && entry.verdict !== null && <Findings verdict={entry.verdict} edition={desk.edition} />}
      </Row>
    ))}
  </ol>
);

const Rows = ({ desk, entries }: RowsProps) => (
  <ol>
    {foldPasses(entries).map((each) =>
      each.kind === 'entry' ? (
        <Row key={each.entry.from} desk={desk} entry={each.entry} />
      ) : (
        <Passes key={each.entries[0]?.from} desk={desk} entries={each.entries} />
      ),
    )}
  </ol>
);

/** How many plays there are, were told and broke a rule. */
const Counts = ({ desk }: { readonly desk: Desk }) => {
  const entries = desk.entries.value;
  const findings = entries.filter(hasFindings).length;
  const made = entries.filter(({ kind, takenBack }) => kind === 'play' && takenBack === undefined);
  const told = made.filter(({ verdict }) => verdict !== null && isTold(verdict)).length;
  return (
    <span class="quiet">
      {count(made.length, 'play')}, {told > 0 && `${String(told)} told, `}
      {findings === 0 ? (
        'no findings'
      ) : (
        <button type="button" class="to-finding" title="Next play with findings (N)" onClick={desk.seekFinding}>
          {count(findings, 'finding')}
        </button>
      )}
    </span>
  );
};

/** The entries that are looked for. */
const found = (desk: Desk, search: TimelineSearch): readonly TimelineEntry[] =>
  searchTimeline(desk.entries.value, search, {
    numberOf: (rule) => shownRule(desk.edition, rule).number,
    isTurningPoint: (entry) => isLoud(desk, entry),
  });

const Turns = ({ desk, entries, search }: RowsProps & { readonly search: Signal<TimelineSearch> }) => {
  const Kind = isSearching(search.value) ? Hits : Rows;
  return (
    <ol class="turns">
      {groupByTurn(entries).map((group) => (
        <li key={`${group.key}/${String(group.head.from)}`} class="turn">
          <h3 class={seatClass(seatOf(group))}>
            {headingOf(group)}
            {seatOf(group) !== null && turnOf(group) > 0 && <span>{desk.names[seatOf(group) ?? 0]}</span>}
          </h3>
          <Kind desk={desk} entries={group.entries} />
        </li>
      ))}
    </ol>
  );
};

/** Every play by turn, or those that are looked for; a click goes to the table as the play left it. */
export const Timeline = ({ desk }: { readonly desk: Desk }) => {
  // Another tape begins with nothing looked for.
  const search = useMemo(() => signal(WHOLE_TIMELINE), [desk]);
  const all = desk.entries.value;
  const entries = useMemo(() => found(desk, search.value), [desk, all, search.value]);
  const nav = useRef<HTMLElement>(null);
  useTimelineHead(nav, entries);
  return (
    <nav ref={nav} class="timeline" aria-label="Timeline">
      <header class="panel-head">
        <h2>Timeline</h2>
        {!isSearching(search.value) && <Counts desk={desk} />}
        <span class="quiet" role="status">
          {isSearching(search.value) && `${String(entries.length)} of ${String(all.length)}`}
        </span>
        <SearchForm desk={desk} search={search} found={entries} />
      </header>
      <Turns desk={desk} entries={entries} search={search} />
      {entries.length === 0 && <p class="quiet nothing-found">Nothing of this tape has that.</p>}
    </nav>
  );
};
