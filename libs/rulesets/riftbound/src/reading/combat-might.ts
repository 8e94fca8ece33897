import type { RiftboundState } from '../state/riftbound-state.js';
import { countedMight } from './layers/might.js';
import { unitsAt } from './objects.js';
import { dealsNoCombatDamage } from './statics/prohibitions.js';

/** Might a side brings to combat damage (465.2.a, 465.2.b): stunned units bring none (423.1.b), nor does less than none (143.2.b). */
export const combatMight = (state: RiftboundState, at: number, seat: number): number =>
  unitsAt(state, at)
    .filter((number) => state.pieces[number]?.controller === seat && !state.pieces[number].stunned)
    .filter((number) => !dealsNoCombatDamage(state, number))
    .reduce((sum, number) => sum + countedMight(state, number), 0);
