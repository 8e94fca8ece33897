import { battlefieldAt } from '../state/zones.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { isUnit, unitsAt } from './objects.js';

/**
 * Whether units of three players would be at one battlefield if this one took control of a unit there: no combat is between more than
 * two, so that nobody may choose so (462.3).
 */
export const wouldBeThird = (state: RiftboundState, piece: number, seat: number): boolean => {
  const at = battlefieldAt(state.pieces[piece]?.zone ?? -1);
  if (at === null || !isUnit(state, piece)) return false;
  const others = unitsAt(state, at).filter((unit) => unit !== piece);
  return new Set([...others.map((unit) => state.pieces[unit]?.controller), seat]).size > 2;
};

/** The same in words. */
export const WOULD_BE_THIRD = 'would have units of three players fight where it is';
