import { unitsAt } from '../../reading/objects.js';
import { playableTo, type Arriving } from '../../reading/statics/statics.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { areFriendly } from '../../state/sides.js';

/** Battlefields that a player does not control and to which a text lets units be played all the same (355.2.b). */

const isEnemy = (state: RiftboundState, other: number, seat: number): boolean => !areFriendly(state, other, seat);

/** An enemy unit that has no other of its side with it (740.2.a). */
const hasLoneEnemy = (state: RiftboundState, at: number, seat: number): boolean =>
  unitsAt(state, at).filter((unit) => isEnemy(state, state.pieces[unit]?.controller ?? seat, seat)).length === 1;

/** What battlefields are like that a card's text lets units be played to. */
const IS_SUCH: Readonly<
  Record<ReturnType<typeof playableTo>[number], (state: RiftboundState, at: number, seat: number) => boolean>
> = {
  // Occupied: units are there (170.11.a).
  'occupied enemy battlefield': (state, at, seat) => {
    const controller = state.battlefields[at]?.controller ?? null;
    return unitsAt(state, at).length > 0 && controller !== null && isEnemy(state, controller, seat);
  },
  // Open: no units there, and nobody's (170.11.c). To one's own a unit may be played anyway, to a teammate's never.
  'open battlefield': (state, at) =>
    unitsAt(state, at).length === 0 && (state.battlefields[at]?.controller ?? null) === null,
  'enemy units by Ambush': () => false,
  'what pays by Ambush': () => false,
  'lone enemy unit': hasLoneEnemy,
  'battlefield attacked': ({ showdown }, at, seat) =>
    showdown?.battlefield === at && showdown.combat !== null && showdown.combat.attacker === seat,
};

/** Whether a text lets a unit be played there (355.2.b), a token as well as a card (185.2.a, 439.2.b.1). */
export const isPermitted = (state: RiftboundState, unit: Arriving, at: number): boolean => {
  const allowed = playableTo(state, unit);
  return allowed.length > 0 && allowed.some((kind) => IS_SUCH[kind](state, at, unit.seat));
};
