import { assignableUnits, ranksOf, type Damage } from '../../engine/combat/damage.js';
import { combatMight } from '../../reading/combat-might.js';
import { lethalFor } from '../../engine/combat/lethal-damage.js';
import { isUnhurtable } from '../../reading/statics/prohibitions.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';

/** The assignment in which units are taken in the order given, each filled to lethal, the rest on the last (465.2.c.3-4). */
const assignInOrder = (state: RiftboundState, order: readonly number[], total: number): Damage => {
  let left = total;
  const damage: { unit: number; amount: number }[] = [];
  order.forEach((unit, index) => {
    const last = index === order.length - 1;
    const amount = last ? left : Math.min(left, lethalFor(state, unit));
    left -= amount;
    if (amount > 0) damage.push({ unit, amount });
  });
  return damage;
};

const EXEMPT = 3;

/** Enemy units in an order that meets every requirement: by rank, then as they lie. */
const requiredOrder = (state: RiftboundState, at: number, seat: number): readonly number[] => {
  // Nobody has to assign anything to units that take no damage (465.2.c.10): they come last.
  const rankOf = (unit: number): number =>
    isUnhurtable(state, unit) ? EXEMPT : (ranksOf(state, unit, { at, seat })[0] ?? 1);
  return [...assignableUnits(state, at, seat)].sort((a, b) => rankOf(a) - rankOf(b) || a - b);
};

/** An assignment that the rules accept. */
export const defaultAssignment = (state: RiftboundState, at: number, seat: number): Damage =>
  assignInOrder(state, requiredOrder(state, at, seat), combatMight(state, at, seat));

/** The default: 1 to each, what is left to the first. */
export const evenSplit = ({ from, amount }: Extract<Choice, { kind: 'split' }>): Damage => {
  const units = from.slice(0, amount);
  return units.map((unit, index) => ({ unit, amount: index === 0 ? amount - units.length + 1 : 1 }));
};
