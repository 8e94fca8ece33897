import { battlefieldAt } from '../state/zones.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import type { Choosing } from '../words/definition.js';
import { isUnit, unitsAt } from './objects.js';
import type { Setting } from './setting.js';

type TargetChoice = Extract<Choosing, { target: unknown }>;

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

/** Whether a choice is of what is taken where it stays, and this may not be chosen so. */
export const isTakenAsThird = ({ state, you }: Setting, { takenThere }: TargetChoice, piece: number): boolean =>
  takenThere === true && wouldBeThird(state, piece, you);

/** The same in words. */
export const WOULD_BE_THIRD = 'would have units of three players fight where it is';
