import type { RuleKey } from '#rulebook';
import { policyOf } from '../../words/editions/editions.js';
import { unitsOfAt } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { emit, type Draft } from '../draft.js';
import { propose } from '../gate.js';

/** The player who controls a battlefield and has no units there; null where there is none (190.4.c). */
const withoutUnits = (state: RiftboundState, at: number): number | null => {
  const seat = state.battlefields[at]?.controller ?? null;
  return seat === null || unitsOfAt(state, at, seat).length > 0 ? null : seat;
};

/** A showdown or combat that is going on there settles control by itself (190.4.b). */
const isGoingOn = ({ showdown }: RiftboundState, at: number): boolean => showdown?.battlefield === at;

const lost = (at: number, seat: number, because: RuleKey) =>
  ({ type: 'ControlLost', data: { at, seat }, because: [because] }) as const;

/**
 * Cleanup step 4. In an Open State, control of battlefields without one's units is lost (323.6, 190.4.c): units keep it (190.4.a), and
 * so does a showdown or combat that is going on there (190.4.b).
 */
export const loseControl = (draft: Draft): void => {
  if (policyOf(draft.state).controlLost !== 'in an open cleanup') return;
  draft.state.battlefields.forEach((_, at) => {
    const { state } = draft;
    const seat = withoutUnits(state, at);
    if (seat === null || state.chain.length > 0 || isGoingOn(state, at)) return;
    propose(draft, lost(at, seat, 'cleanup.lose-control'));
  });
};

/**
 * In older editions control goes with the last unit, whatever the state of the turn; unless the battlefield is contested, or, where
 * that does not matter, a combat there is still to settle it.
 */
export const loseControlAtOnce = (draft: Draft): void => {
  const { controlLost } = policyOf(draft.state);
  if (controlLost === 'in an open cleanup' || draft.state.choice !== null) return;
  draft.state.battlefields.forEach(({ contestedBy }, at) => {
    const { state } = draft;
    const seat = withoutUnits(state, at);
    const kept = controlLost === 'at once' ? isGoingOn(state, at) : contestedBy !== null;
    if (seat !== null && !kept) emit(draft, lost(at, seat, 'battlefield.control-lost'));
  });
};
