import { actingPlayers } from '../../reading/acting.js';
import { inOrderFrom } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Who has priority and focus once players have left the game, and how many passes in a row still count (652.5.b, 652.5.c). */
export interface WindowsLeft {
  readonly priority: number | null;
  readonly passes: number;
  readonly focus: number | null;
  readonly focusPasses: number;
}

interface Held {
  readonly holder: number | null;
  readonly passes: number;
}

const NOBODY: Held = { holder: null, passes: 0 };

/**
 * The holder, or the next in order where the holder leaves; passes of those who leave count no more. Where all who are left have
 * passed, the newest item resolves (652.5.c.2).
 */
const heldWithout = (state: RiftboundState, { holder, passes }: Held, leaving: readonly number[]): Held => {
  if (holder === null) return NOBODY;
  const acting = actingPlayers(state);
  const round = inOrderFrom(state, holder).filter((seat) => seat === holder || acting.includes(seat));
  const passed = passes === 0 ? [] : round.slice(-passes);
  return {
    holder: round.find((seat) => !leaving.includes(seat)) ?? null,
    passes: passed.filter((seat) => !leaving.includes(seat)).length,
  };
};

/**
 * The windows of a table that players are about to leave. Priority goes on as it stood before the items of those who leave were
 * countered; with an empty chain the state is open and nobody has it yet.
 */
export const windowsWithout = (
  state: RiftboundState,
  leaving: readonly number[],
  before: RiftboundState,
): WindowsLeft => {
  const closed = state.chain.length > 0;
  const stays = before.chain.length === 0 && !leaving.includes(before.priority ?? -1);
  const priority: Held = closed || stays ? { holder: before.priority, passes: before.passes } : NOBODY;
  const focus: Held =
    state.showdown === null ? NOBODY : { holder: state.showdown.focus, passes: state.showdown.passes };
  const left = heldWithout(state, priority, leaving);
  const focusLeft = heldWithout(state, focus, leaving);
  return {
    priority: left.holder,
    passes: left.passes,
    focus: focusLeft.holder,
    focusPasses: focusLeft.passes,
  };
};
