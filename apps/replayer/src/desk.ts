import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Delay } from '#access';
import {
  changesOf,
  hasFindings,
  matchMarks,
  nextEntry,
  type MatchChanges,
  type Stride,
  type TimelineEntry,
} from '#projections';
import {
  advancePlayer,
  delaysBy,
  makePlayer,
  openCursor,
  stepBack,
  stepForward,
  type Player,
  type PlayerInput,
  type PlayerTape,
} from '#replay';
import type { Viewer } from '#ruleset';
import type { Table } from '#table';
import { pacing } from './pacing.js';
import { farPlayers, nearSeat } from './seats.js';
import { keepTables } from './tables.js';
import { entryAt, lastOf, matchAt, type SeenTape } from './tape.js';
import { createGrowingTape, type GrowingTape } from './told.js';

/** The tape that a desk shows: a match in the store, which is followed and recorded on while it is open, or a ruling's. */
export interface DeskTape {
  readonly id: string;
  readonly isLive: boolean;
  /** By how much the tape is shown late; as it is unless told. */
  readonly delay?: Delay;
}

/** A place that was left for another that is no neighbour of it: revisions. */
export interface Jump {
  readonly from: number;
  readonly to: number;
}

/**
 * Everything a match page shows, as signals over one tape. `at` is the revision shown: the table stands as after that event.
 * `connected` tells whether the server's stream is open, null until that is known; at the end of an open tape the page follows it.
 */
export interface Desk extends Required<DeskTape>, GrowingTape {
  readonly player: ReadonlySignal<Player>;
  readonly connected: Signal<boolean | null>;
  /** Whether this page records on without the server: what it shows last is its own, and the server's stream waits. */
  readonly alone: Signal<boolean>;
  readonly at: ReadonlySignal<number>;
  readonly last: ReadonlySignal<number>;
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly table: ReadonlySignal<Table>;
  readonly changes: ReadonlySignal<MatchChanges>;
  readonly entries: ReadonlySignal<readonly TimelineEntry[]>;
  readonly entry: ReadonlySignal<TimelineEntry | undefined>;
  readonly edition: string;
  /** Names by seat, as the match was opened with. */
  readonly names: readonly string[];
  readonly tell: (input: PlayerInput) => void;
  readonly seek: (revision: number) => void;
  /** Goes far: the place that is left (where the hand that drags began, if it is not the one shown) is one to come back to. */
  readonly jump: (revision: number, from?: number) => void;
  /** The last jump. */
  readonly jumped: ReadonlySignal<Jump | null>;
  readonly step: (stride: Stride, by: 1 | -1) => void;
  readonly seekFinding: () => void;
  /** The seat that sits nearest to the reader. */
  readonly near: ReadonlySignal<number>;
  /** Looks from a seat; from the usual one where none is named. One that nobody sits at is passed over. */
  readonly sit: (seat: number | undefined) => void;
  /** Looks from the seat across, or from the next one there. */
  readonly flip: () => void;
}

const playerTape = (seen: SeenTape, isLive: boolean): PlayerTape => ({
  last: lastOf(seen),
  isOpen: isLive && matchAt(seen, lastOf(seen)).status === 'open',
  delayAfter: delaysBy(pacing.peek(), {
    isEndOfPlay: (revision) => entryAt(seen, revision)?.to === revision,
    timeOf: (revision) => Date.parse(seen.tape.events[revision]?.at ?? ''),
  }),
});

/** The next stop of a stride; the tape's end or first event where there is none. */
const strideFrom = (
  { tape, ruleset }: SeenTape,
  from: number,
  { stride, by }: { stride: Stride; by: 1 | -1 },
): number => {
  const step = by === 1 ? stepForward : stepBack;
  return Math.max(0, step(openCursor(tape, from), matchMarks(ruleset)[stride]).revision);
};

/** What the page shows of a tape at a revision. */
const shownOf = (seen: ReadonlySignal<SeenTape>, at: ReadonlySignal<number>, isLive: boolean) => {
  const last = computed(() => lastOf(seen.value));
  const tableOf = keepTables();
  const table = computed(() => tableOf(seen.value, at.value));
  return {
    last,
    isAtEnd: computed(() => at.value === last.value),
    isOpen: computed(() => playerTape(seen.value, isLive).isOpen),
    table,
    changes: computed(() => changesOf({ before: tableOf(seen.value, at.value - 1), after: table.value })),
    entries: computed(() => seen.value.reading.view.timeline),
    entry: computed(() => entryAt(seen.value, at.value)),
  };
};

type Shown = ReturnType<typeof shownOf>;

/** The ways about a tape: to a revision, far with a place to come back to, a stride on or back, to the next finding. */
const waysOf = (
  seen: ReadonlySignal<SeenTape>,
  { at, last, entries }: Pick<Shown, 'last' | 'entries'> & Pick<Desk, 'at'>,
  tell: Desk['tell'],
): Pick<Desk, 'seek' | 'jump' | 'jumped' | 'step' | 'seekFinding'> => {
  const jumped = signal<Jump | null>(null);
  const seek = (revision: number): void => {
    tell(revision >= last.value ? { type: 'goLive' } : { type: 'seek', revision: Math.max(0, revision) });
  };
  const jump = (revision: number, from = at.peek()): void => {
    seek(revision);
    if (at.peek() !== from) jumped.value = { from, to: at.peek() };
  };
  return {
    seek,
    jump,
    jumped,
    step: (stride, by) => {
      seek(strideFrom(seen.value, at.value, { stride, by }));
    },
    seekFinding: () => {
      const found = nextEntry(entries.value, at.value, hasFindings);
      if (found !== undefined) jump(found.from);
    },
  };
};

/** The tape, with the player told of all that becomes of it: at the same moment, as no place is shown that it has not. */
const toldPlayer = (tape: GrowingTape, { player, tell }: Pick<Desk, 'player' | 'tell'>): GrowingTape => {
  const andTell = (act: () => void): void =>
    batch(() => {
      act();
      tell({ type: player.peek().revision > lastOf(tape.seen.peek()) ? 'goLive' : 'grow' });
    });
  return {
    ...tape,
    hear: (events) => andTell(() => tape.hear(events)),
    foresee: (events) => andTell(() => tape.foresee(events)),
    forget: () => andTell(tape.forget),
    retract: (revision) => andTell(() => tape.retract(revision)),
  };
};

/** The chair that the table is seen from, and the way to the one across. */
const chairOf = (viewer: Viewer, seats: number, table: ReadonlySignal<Table>): Pick<Desk, 'near' | 'sit' | 'flip'> => {
  const near = signal(nearSeat(viewer));
  const sit = (seat = nearSeat(viewer)): void => {
    if (seat < seats) near.value = seat;
  };
  const flip = (): void => {
    near.value = farPlayers(table.value, near.value)[0]?.seat ?? near.value;
  };
  return { near, sit, flip };
};

/** Makes the desk of a loaded tape, opened at a revision, or at the end where none is given. */
export const createDesk = ({ id, isLive, delay = 0 }: DeskTape, loaded: SeenTape, opened: number | null): Desk => {
  const tape = createGrowingTape(loaded);
  const { seen } = tape;
  const player = signal(makePlayer(lastOf(loaded)));
  const at = computed(() => Math.max(0, player.value.revision));
  const shown = shownOf(seen, at, isLive);
  const tell = (input: PlayerInput): void => {
    player.value = advancePlayer(player.value, input, playerTape(seen.value, isLive));
  };
  const ways = waysOf(seen, { ...shown, at }, tell);
  ways.seek(opened ?? Infinity);
  const { options } = matchAt(loaded, lastOf(loaded));
  return {
    ...shown,
    ...ways,
    ...chairOf(loaded.viewer, options?.players.length ?? 0, shown.table),
    ...toldPlayer(tape, { player, tell }),
    id,
    isLive,
    delay,
    player,
    connected: signal(null),
    alone: signal(false),
    at,
    edition: options?.edition ?? '',
    names: options?.players.map(({ name }) => name) ?? [],
    tell,
  };
};
