import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { advancePlayer, makePlayer, type Player, type PlayerInput, type PlayerTape } from '#replay';
import type { Table } from '#table';
import { batchAt, batchesOf, type Batch } from './batches.js';
import { strideFrom, type Stride } from './strides.js';
import { extendTape, eventAt, lastOf, matchAt, tableAt, type MatchTape, type TapeEvent } from './tape.js';

/**
 * Everything a match page shows, as signals over one tape. `at` is the revision shown: the table stands as after that event.
 * `connected` tells whether the server's stream is open; at the end of an open tape the page follows it.
 */
export interface Desk {
  readonly id: string;
  readonly match: ReadonlySignal<MatchTape>;
  readonly player: ReadonlySignal<Player>;
  readonly connected: Signal<boolean>;
  readonly at: ReadonlySignal<number>;
  readonly last: ReadonlySignal<number>;
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly isOpen: ReadonlySignal<boolean>;
  readonly table: ReadonlySignal<Table>;
  readonly before: ReadonlySignal<Table>;
  readonly batches: ReadonlySignal<readonly Batch[]>;
  readonly batch: ReadonlySignal<Batch | undefined>;
  readonly edition: string;
  readonly tell: (input: PlayerInput) => void;
  readonly seek: (revision: number) => void;
  readonly step: (stride: Stride, by: 1 | -1) => void;
  readonly hear: (events: readonly TapeEvent[]) => void;
}

/** Milliseconds at speed 1 that an event is shown, and the last one of a play. */
const BEAT = { event: 700, play: 1600 } as const;

const playerTape = (match: MatchTape): PlayerTape => ({
  last: lastOf(match),
  isOpen: matchAt(match, lastOf(match)).status === 'open',
  delayAfter: (revision) =>
    eventAt(match, revision)?.cause === eventAt(match, revision + 1)?.cause ? BEAT.event : BEAT.play,
});

/** Makes the desk of a loaded tape, opened at a revision, or at the end where none is given. */
export const createDesk = (id: string, loaded: MatchTape, opened: number | null): Desk => {
  const match = signal(loaded);
  const player = signal(makePlayer(lastOf(loaded)));
  const tell = (input: PlayerInput): void => {
    player.value = advancePlayer(player.value, input, playerTape(match.value));
  };
  const last = computed(() => lastOf(match.value));
  const at = computed(() => Math.max(0, player.value.revision));
  const batches = computed(() => batchesOf(match.value));
  const seek = (revision: number): void =>
    tell(revision >= last.value ? { type: 'goLive' } : { type: 'seek', revision: Math.max(0, revision) });
  seek(opened ?? Infinity);
  return {
    id,
    match,
    player,
    connected: signal(false),
    at,
    last,
    isAtEnd: computed(() => at.value === last.value),
    isOpen: computed(() => playerTape(match.value).isOpen),
    table: computed(() => tableAt(match.value, at.value)),
    before: computed(() => tableAt(match.value, at.value - 1)),
    batches,
    batch: computed(() => batchAt(batches.value, at.value)),
    edition: matchAt(loaded, lastOf(loaded)).options?.edition ?? '',
    tell,
    seek,
    step: (stride, by) => seek(strideFrom(match.value, at.value, { stride, by })),
    hear: (events) => {
      match.value = extendTape(match.value, events);
      tell({ type: 'grow' });
    },
  };
};
