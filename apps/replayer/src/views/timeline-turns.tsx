import { computed } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { foldPasses, type TimelineEntry } from '#projections';
import type { Desk } from '../desk.js';
import { seatClass } from '../seats.js';
import { lastOf } from '../tape.js';
import { useDrawnLists } from './timeline-drawn.js';
import { Hits, Rows } from './timeline-rows.js';

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

const isSame = (one: TurnGroup, other: TurnGroup | undefined): boolean =>
  one.key === other?.key &&
  one.entries.length === other.entries.length &&
  one.entries.every((entry, i) => entry === other.entries[i]);

/** The turns of the entries, the same objects as before where nothing of them changed: what is drawn of those stands. */
const useTurns = (entries: readonly TimelineEntry[]): readonly TurnGroup[] => {
  const drawn = useRef<readonly TurnGroup[]>([]);
  return useMemo(() => {
    const { current } = drawn;
    drawn.current = groupByTurn(entries).map((group, i) => (isSame(group, current[i]) ? (current[i] ?? group) : group));
    return drawn.current;
  }, [entries]);
};

/** What of the place looked at concerns a turn: a step in another turn changes none of it. */
const lookedFrom = (desk: Desk, { entries }: TurnGroup) => {
  const [first, last] = [entries[0]?.from ?? 0, entries.at(-1)?.from ?? 0];
  return {
    at: computed(() => Math.min(Math.max(desk.at.value, first - 1), last)),
    told: computed(() => Math.min(Math.max(lastOf(desk.told.value), first - 1), last)),
    shown: computed(() => {
      const from = desk.entry.value?.from ?? -1;
      return from >= first && from <= last ? from : null;
    }),
  };
};

interface TurnProps {
  readonly desk: Desk;
  readonly group: TurnGroup;
  readonly Kind: typeof Rows;
  readonly isDrawn: boolean;
}

/** Room for rows that are not drawn yet, so that little moves when they are. */
const Room = ({ group }: Pick<TurnProps, 'group'>) => (
  <div class="turn-room" style={{ '--rows': foldPasses(group.entries).length }} aria-busy="true" />
);

/** A turn and its plays. It is drawn anew only by a step within it: a long match has hundreds of others. */
const Turn = ({ desk, group, Kind, isDrawn }: TurnProps) => {
  const looked = useMemo(() => lookedFrom(desk, group), [desk, group]);
  const [at, told, shown] = [looked.at.value, looked.told.value, looked.shown.value];
  const hasRows = isDrawn || shown !== null;
  return useMemo(
    () => (
      <li class="turn">
        <h3 class={seatClass(seatOf(group))}>
          {headingOf(group)}
          {seatOf(group) !== null && turnOf(group) > 0 && <span>{desk.names[seatOf(group) ?? 0]}</span>}
        </h3>
        {hasRows ? (
          <Kind desk={desk} entries={group.entries} at={at} told={told} shown={shown} />
        ) : (
          <Room group={group} />
        )}
      </li>
    ),
    [desk, group, Kind, hasRows, at, told, shown],
  );
};

interface TurnsProps {
  readonly desk: Desk;
  readonly entries: readonly TimelineEntry[];
  readonly isSearched: boolean;
}

/**
 * Says of each turn whether it is in sight or about to be: only the headings of those stick. Every heading that may stick is a layer of
 * its own to the browser, and so is what stands behind it, at every step.
 */
const useTurnsInSight = (list: RefObject<HTMLOListElement>, turns: readonly TurnGroup[]): void => {
  useEffect(() => {
    if (list.current === null) return undefined;
    const watch = new IntersectionObserver(
      (sights) =>
        sights.forEach(({ target, isIntersecting }) => target.classList.toggle('turn-in-sight', isIntersecting)),
      { root: list.current.closest('.timeline'), rootMargin: '60px 0px' },
    );
    for (const turn of list.current.children) watch.observe(turn);
    return () => watch.disconnect();
  }, [turns]);
};

/** The entries by turn; those that are looked for with what the rules hold against them. */
export const Turns = ({ desk, entries, isSearched }: TurnsProps) => {
  const turns = useTurns(entries);
  const list = useRef<HTMLOListElement>(null);
  const drawn = useDrawnLists(
    turns.map((turn) => turn.entries.length),
    turns.findIndex((turn) => (turn.entries.at(-1)?.to ?? 0) >= desk.at.peek()),
  );
  useTurnsInSight(list, turns);
  return (
    <ol ref={list} class="turns">
      {turns.map((group, i) => (
        <Turn
          key={`${group.key}/${String(group.head.from)}`}
          desk={desk}
          group={group}
          Kind={isSearched ? Hits : Rows}
          isDrawn={drawn[i] === true}
        />
      ))}
    </ol>
  );
};
