import { areFriendly } from '../state/sides.js';
import type { BattlefieldState, RiftboundState } from '../state/riftbound-state.js';
import { policyOf } from '../words/editions/editions.js';
import { changeBattlefieldState, changeState } from './change.js';

/**
 * Who controls a battlefield, noted for teams (469.1.a, 489.8.g.1): as the scoring step begins, or in older editions in the whole
 * Beginning Phase, where it stays with the turn player's teammate once they had it.
 */
const noted = (state: RiftboundState, each: BattlefieldState): BattlefieldState => {
  const { controller, heldAtScoring } = each;
  const { seat } = state.turn;
  const isKept = heldAtScoring !== null && heldAtScoring !== seat && areFriendly(state, heldAtScoring, seat);
  return isKept ? each : changeBattlefieldState(each, { heldAtScoring: controller ?? heldAtScoring });
};

const isWholePhase = (state: RiftboundState): boolean =>
  state.turn.phase === 'beginning' && policyOf(state).alliesHold === 'in the Beginning Phase';

const allNoted = (state: RiftboundState): RiftboundState =>
  changeState(state, { battlefields: state.battlefields.map((each) => noted(state, each)) });

/** Notes who controls each battlefield as a step begins, where that is the time for it. */
export const notedInStep = (state: RiftboundState): RiftboundState =>
  state.turn.step === 'scoring' || isWholePhase(state) ? allNoted(state) : state;

/** The same as control was gained. */
export const notedInPhase = (state: RiftboundState): RiftboundState => (isWholePhase(state) ? allNoted(state) : state);
