import type { Piece } from './piece.js';
import type { RiftboundState } from './riftbound-state.js';

type Designation = NonNullable<Piece['designation']>;

/** The designation that a unit has, or had last as it left. */
const lastOf = ({ showdown, pieces }: RiftboundState, number: number): Designation => {
  const { object = -1, designation = null } = pieces[number] ?? {};
  return designation ?? (showdown?.combat?.leftDefending?.includes(object) ? 'defender' : 'attacker');
};

/** Whether a unit has had a designation in the combat that is going on: it has it no first time then (383.4.e, 383.4.f). */
export const hasBeen = (state: RiftboundState, number: number, designation: Designation): boolean => {
  const object = state.pieces[number]?.object ?? -1;
  const combat = state.showdown?.combat;
  if (!combat?.designated.includes(object)) return false;
  return lastOf(state, number) === designation || combat.bothSides?.includes(object) === true;
};
