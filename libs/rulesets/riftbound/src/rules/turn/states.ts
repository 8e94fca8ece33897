import type { RiftboundState } from '../../state.js';
import type { TurnState } from '../../vocabulary.js';

/** States of the Turn (307-310): Neutral or Showdown, Open or Closed; one of four at any time. */
export const isShowdownState = (state: RiftboundState): boolean => state.showdown !== null;

/** Closed as soon as an item is on the chain, pending ones included (309.1, 329.1, 354.1). */
export const isClosedState = (state: RiftboundState): boolean => state.chain.length > 0;

/** The state of the turn. */
export const turnState = (state: RiftboundState): TurnState => {
  if (isShowdownState(state)) return isClosedState(state) ? 'showdown-closed' : 'showdown-open';
  return isClosedState(state) ? 'neutral-closed' : 'neutral-open';
};

const NAMES: Readonly<Record<TurnState, string>> = {
  'neutral-open': 'Neutral Open',
  'neutral-closed': 'Neutral Closed',
  'showdown-open': 'Showdown Open',
  'showdown-closed': 'Showdown Closed',
};

/** The names of the four states. */
export const TURN_STATE_NAMES: readonly string[] = Object.values(NAMES);

/** The state's name as the book writes it. */
export const turnStateName = (state: RiftboundState): string => NAMES[turnState(state)];
