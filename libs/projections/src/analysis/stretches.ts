import type { Fact } from '#kernel';
import { isRecorderEvent } from '#match';
import { stateAt } from '#replay';
import type { Counted, Measure, Seat } from '#ruleset';
import type { Table } from '#table';
import type { MatchTape } from '../match-tape.js';
import type { ReadingContext } from '../projection.js';
import { tableReader, type Tables } from '../tables.js';
import type { TimelineEntry } from '../timeline-entry.js';

/** Values by the id of a measure: a number for each seat. */
export type Values = Readonly<Record<string, readonly number[]>>;

/** Where in a match something is: its game, its turn (its round, where the game has rounds), and whose turn it is; 0 is before the first. */
export interface Spot {
  readonly game: number;
  readonly turn: number;
  readonly turnOf: Seat | null;
}

/**
 * A play as far as it lies in one turn: the play that ends a turn begins the next one, and is two stretches. `from` and `to` are revisions; `values`:
 * the levels as it left the table, and what it brought about. `thought`: milliseconds since the play before, null where the tape does not tell.
 */
export interface Stretch extends Spot {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly at: string;
  readonly seat: Seat | null;
  readonly line: string;
  readonly thought: number | null;
  readonly values: Values;
}

/** What every table shows, whichever game it is of. */
const NEUTRAL = { score: 'score', hand: 'hand' } as const;

/** What a tape is measured by: the score and the hands, and what its game adds. */
export const measuresOf = ({ players }: Pick<Table, 'players'>, list: readonly Measure[] = []): readonly Measure[] => {
  const score = players[0]?.scoreName ?? 'score';
  return [
    { id: NEUTRAL.score, label: score.charAt(0).toUpperCase() + score.slice(1), kind: 'level' },
    { id: NEUTRAL.hand, label: 'Cards in hand', kind: 'level' },
    ...list,
  ];
};

/** What a stretch is measured with. */
interface Reader<State, Play, F extends Fact> {
  readonly tape: MatchTape<State>;
  readonly context: ReadingContext<State, Play, F>;
  readonly tables: Tables<State>;
}

const spotAt = <State, Play, F extends Fact>({ tape, tables }: Reader<State, Play, F>, revision: number): Spot => {
  const { game, turn, round, seat } = tables.part('clock', stateAt(tape, revision));
  return { game, turn: round ?? turn, turnOf: round === undefined && turn > 0 ? seat : null };
};

const levelsAt = <State, Play, F extends Fact>(
  { tape, tables, context: { ruleset } }: Reader<State, Play, F>,
  revision: number,
): Values => {
  const match = stateAt(tape, revision);
  const players = tables.part('players', match);
  const hands = tables.part('zones', match).filter(({ role }) => role === 'hand');
  return {
    [NEUTRAL.score]: players.map(({ score }) => score),
    [NEUTRAL.hand]: players.map(({ seat }) =>
      hands.reduce((sum, { owner, pieces }) => sum + (owner === seat ? pieces.length : 0), 0),
    ),
    ...ruleset.measures?.levels(match.game),
  };
};

const countedIn = <State, Play, F extends Fact>(
  { tape, context: { ruleset } }: Reader<State, Play, F>,
  { from, to }: Pick<Stretch, 'from' | 'to'>,
): readonly Counted[] => {
  const { measures } = ruleset;
  if (measures === undefined) return [];
  return tape.events
    .slice(from, to + 1)
    .flatMap((event) =>
      !isRecorderEvent(event) ? measures.counted(event as unknown as F, stateAt(tape, event.revision - 1).game) : [],
    );
};

/** Amounts by measure: a number for each seat, zero where nothing was counted. */
export const summed = (list: readonly Measure[], seats: number, counted: readonly Counted[]): Values => {
  const amounts = list.filter(({ kind }) => kind === 'amount');
  const sums = Object.fromEntries(amounts.map(({ id }) => [id, Array.from({ length: seats }, () => 0)]));
  for (const { measure, seat, amount } of counted) {
    const sum = sums[measure];
    if (sum?.[seat] !== undefined) sum[seat] += amount;
  }
  return sums;
};

const isSame = (one: Spot, other: Spot): boolean => one.game === other.game && one.turn === other.turn;

/** The revisions of an entry, cut where a turn or a game begins. */
const cut = <State, Play, F extends Fact>(
  reader: Reader<State, Play, F>,
  { from, to }: TimelineEntry,
): readonly (Pick<Stretch, 'from' | 'to'> & Spot)[] => {
  const pieces: (Pick<Stretch, 'from' | 'to'> & Spot)[] = [];
  for (let revision = from; revision <= to; revision++) {
    const spot = spotAt(reader, revision);
    const open = pieces.at(-1);
    if (open !== undefined && isSame(open, spot)) pieces[pieces.length - 1] = { ...open, to: revision };
    else pieces.push({ from: revision, to: revision, ...spot });
  }
  return pieces;
};

/** A pause between two plays is somebody's thought where nothing else was between them, and the recorder's clock ran on. */
const thoughtOf = (entry: TimelineEntry, before: TimelineEntry | undefined): number | null => {
  if (entry.kind !== 'play' || entry.seat === null || before?.kind !== 'play' || before.takenBack) return null;
  const passed = Date.parse(entry.at) - Date.parse(before.at);
  return passed >= 0 ? passed : null;
};

/** Kinds of entries by which the table comes to be otherwise, and which stand unless they were struck out. */
const COUNTED: ReadonlySet<TimelineEntry['kind']> = new Set(['opened', 'play', 'ending']);

/** The stretches of the plays that stand: what was taken back was never made, and what a rewind undid counts no more. */
export const stretchesOf = <State, Play, F extends Fact>(
  tape: MatchTape<State>,
  context: ReadingContext<State, Play, F>,
  entries: readonly TimelineEntry[],
): readonly Stretch[] => {
  const reader = { tape, context, tables: tableReader(context.ruleset, context.viewer) };
  const list = context.ruleset.measures?.list ?? [];
  return entries.flatMap((entry, index) => {
    if (entry.struckBy !== undefined || !COUNTED.has(entry.kind)) return [];
    const { number, at, seat, line } = entry;
    const thought = thoughtOf(entry, entries[index - 1]);
    // Before the first game there is nothing to measure yet.
    const pieces = cut(reader, entry).filter(({ game }) => game > 0);
    return pieces.map((piece, part): Stretch => {
      const levels = levelsAt(reader, piece.to);
      const seats = levels[NEUTRAL.score]?.length ?? 0;
      const values = { ...levels, ...summed(list, seats, countedIn(reader, piece)) };
      return { ...piece, number, at, seat, line, thought: part === 0 ? thought : null, values };
    });
  });
};
