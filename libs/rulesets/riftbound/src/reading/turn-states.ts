import type { RiftboundState } from '../state/riftbound-state.js';
import type { TurnState } from '../words/vocabulary.js';

/** Showdown State while a showdown or combat is in progress (308.1, 343.1), else Neutral (308.2). */
export const isShowdownState = (state: RiftboundState): boolean => state.showdown !== null;

/**
 * Closed as soon as an item is on the chain, pending ones and those of the combat chain included (309.1, 329.1, 331.1, 354.1,
 * 464.2.f), else Open (309.2).
 */
export const isClosedState = (state: RiftboundState): boolean => state.chain.length > 0;

/** The state of the turn (307-310): one of four at any time. */
export const turnState = (state: RiftboundState): TurnState => {
  if (isShowdownState(state)) return isClosedState(state) ? 'showdown-closed' : 'showdown-open';
  return isClosedState(state) ? 'neutral-closed' : 'neutral-open';
};

const NAMES: Readonly<Record<TurnState, string>> = {
  'neutral-open': 'Neutral Open', // 310.1
  'neutral-closed': 'Neutral Closed', // 310.2
  'showdown-open': 'Showdown Open', // 310.3
  'showdown-closed': 'Showdown Closed', // 310.4
};

/** The names of the four states. */
export const TURN_STATE_NAMES: readonly string[] = Object.values(NAMES);

/** The state's name as the book writes it. */
export const turnStateName = (state: RiftboundState): string => NAMES[turnState(state)];
