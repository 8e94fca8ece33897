import { policyOf } from '../../words/editions/editions.js';
import { unitsOfAt } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { emit, type Draft } from '../draft.js';

/** The player who controls a battlefield and has no units there; null where there is none (190.4.c). */
export const lostControl = (state: RiftboundState, at: number): number | null => {
  const seat = state.battlefields[at]?.controller ?? null;
  return seat === null || unitsOfAt(state, at, seat).length > 0 ? null : seat;
};

/** A showdown or combat that is going on there settles control by itself (190.4.b). */
const isGoingOn = ({ showdown }: RiftboundState, at: number): boolean => showdown?.battlefield === at;

/**
 * In older editions control goes with the last unit, whatever the state of the turn; unless the battlefield is contested, or, where
 * that does not matter, a combat there is still to settle it.
 */
export const loseControlAtOnce = (draft: Draft): void => {
  const { controlLost } = policyOf(draft.state);
  if (controlLost === 'in an open cleanup') return;
  draft.state.battlefields.forEach(({ contestedBy }, at) => {
    const { state } = draft;
    const seat = lostControl(state, at);
    const kept = controlLost === 'at once' ? isGoingOn(state, at) : contestedBy !== null;
    if (seat !== null && !kept)
      emit(draft, { type: 'ControlLost', data: { at, seat }, because: ['battlefield.control-lost'] });
  });
};
