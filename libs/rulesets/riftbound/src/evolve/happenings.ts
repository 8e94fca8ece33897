import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { BOARD_READERS } from './happenings/board.js';
import { CHAIN_READERS } from './happenings/chain.js';
import type { Happening, Readers } from './happenings/happening.js';
import { TURN_READERS } from './happenings/turn.js';

export type { Happening } from './happenings/happening.js';

/** Facts that abilities may wait for, and the events they are. */
const READERS: Readers = { ...CHAIN_READERS, ...BOARD_READERS, ...TURN_READERS };

/** The same table, as its reader sees it: the type of the fact has chosen the function. */
type AnyReader = (before: RiftboundState, data: unknown, after: RiftboundState) => readonly Happening[];

const NONE: readonly Happening[] = [];

/** What a fact means to abilities that wait for events. */
export const happenings = (
  before: RiftboundState,
  fact: RiftboundFact,
  after: RiftboundState,
): readonly Happening[] => {
  const reader = READERS[fact.type] as AnyReader | undefined;
  return reader ? reader(before, fact.data, after) : NONE;
};
