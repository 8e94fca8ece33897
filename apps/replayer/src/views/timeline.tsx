import { useEffect, useRef } from 'preact/hooks';
import type { TimelineEntry } from '#projections';
import { isTold } from '#ruleset';
import { hasFindings, type Desk } from '../desk.js';
import { seatClass } from '../seats.js';
import { classes, count } from '../words.js';
import { revealIn } from './reveal.js';
import { VerdictMark } from './verdict.js';

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
}

const Line = ({ entry }: Pick<RowProps, 'entry'>) => (
  <>
    <span class="play-number">{entry.kind === 'play' || entry.kind === 'rewound' ? entry.number : '·'}</span>
    <span class="play-line">{entry.line}</span>
    {entry.struckBy !== undefined && <span class="visually-hidden">(undone)</span>}
    {entry.verdict !== null && <VerdictMark verdict={entry.verdict} short />}
  </>
);

/** A play. Only the one shown is a stop of the Tab key: the others are reached by the keys that step. */
const Row = ({ desk, entry }: RowProps) => {
  const row = useRef<HTMLLIElement>(null);
  const shown = desk.entry.value?.from === entry.from;
  useEffect(() => {
    if (shown) revealIn('.timeline', row.current);
  }, [shown]);
  const classNames = classes(
    'play',
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
        onClick={() => desk.seek(entry.to)}
      >
        <Line entry={entry} />
      </button>
    </li>
  );
};

/** Every play by turn; a click goes to the table as the play left it. */
export const Timeline = ({ desk }: { readonly desk: Desk }) => {
  const entries = desk.entries.value;
  const findings = entries.filter(hasFindings).length;
  const plays = entries.filter((entry) => entry.kind === 'play').length;
  const told = entries.filter(({ verdict }) => verdict !== null && isTold(verdict)).length;
  return (
    <nav class="timeline" aria-label="Timeline">
      <header class="panel-head">
        <h2>Timeline</h2>
        <span class="quiet">
          {count(plays, 'play')}, {told > 0 && `${String(told)} told, `}
          {findings === 0 ? (
            'no findings'
          ) : (
            <button type="button" class="to-finding" title="Next play with findings (F)" onClick={desk.seekFinding}>
              {count(findings, 'finding')}
            </button>
          )}
        </span>
      </header>
      <ol class="turns">
        {groupByTurn(entries).map((group) => (
          <li key={`${group.key}/${String(group.head.from)}`} class="turn">
            <h3 class={seatClass(seatOf(group))}>
              {headingOf(group)}
              {seatOf(group) !== null && turnOf(group) > 0 && <span>{desk.names[seatOf(group) ?? 0]}</span>}
            </h3>
            <ol>
              {group.entries.map((entry) => (
                <Row key={entry.from} desk={desk} entry={entry} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
};
