import type { Piece } from './piece.js';
import type { RiftboundState } from './riftbound-state.js';

type Designation = NonNullable<Piece['designation']>;

/** Whether a unit has had a designation in the combat that is going on: it has it no first time then (383.4.e, 383.4.f). */
export const hasBeen = ({ showdown, pieces }: RiftboundState, number: number, designation: Designation): boolean => {
  const { object = -1, designation: now = null } = pieces[number] ?? {};
  const { designated = [], bothSides = [], leftDefending = [] } = showdown?.combat ?? {};
  if (!designated.includes(object)) return false;
  const last = now ?? (leftDefending.includes(object) ? 'defender' : 'attacker');
  return last === designation || bothSides.includes(object);
};
