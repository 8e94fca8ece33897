import { seatsAt } from '../../reading/objects.js';
import { policyOf } from '../../words/editions/editions.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location, Place } from '../../words/vocabulary.js';

/** Whose units may come to a battlefield (447.2, 449.2, 462): combat is always between exactly two players. */

/** The players of a combat that is staged or in progress there; none where there is no combat. */
const fighting = (state: RiftboundState, at: number): readonly number[] => {
  const combat = state.showdown?.battlefield === at ? state.showdown.combat : null;
  if (combat) return [combat.attacker, combat.defender];
  return state.battlefields[at]?.combatStaged ? seatsAt(state, at) : [];
};

interface Coming {
  readonly at: number;
  readonly seat: number;
  /** The other players with units there. */
  readonly present: readonly number[];
}

/** Whether it is a teammate's battlefield, by whose units are there or, in an older edition, by who controls it (447.2.b). */
const isAlly = (state: RiftboundState, { at, seat, present }: Coming): boolean => {
  const { allyBattlefields: barred } = policyOf(state);
  if (barred === 'open') return false;
  const controller = state.battlefields[at]?.controller ?? seat;
  const theirs = barred === 'occupied' ? present : [controller].filter((each) => each !== seat);
  return theirs.some((each) => areFriendly(state, each, seat));
};

/** The rules that keep units from becoming present at a battlefield. */
type NotPresent = 'move.not-to-teammate' | 'move.not-into-others-combat' | 'move.not-third-player';

/** The rule that keeps a player's units from moving into a combat in which that player has none left. */
type NotMoved = NotPresent | 'combat.closed-to-others-moves';

/**
 * Why units of a player cannot become present at a battlefield, moved (462.1) or played there (462.2): the outcome would be no
 * legal state (358.3); null where they can. A player of the combat there may, also while they have no unit left in it (462.2).
 */
export const whyNotPresent = (state: RiftboundState, at: number, seat: number): NotPresent | null => {
  const present = seatsAt(state, at).filter((each) => each !== seat);
  if (isAlly(state, { at, seat, present })) return 'move.not-to-teammate';
  const combat = fighting(state, at);
  if (combat.length > 0 && !combat.includes(seat)) return 'move.not-into-others-combat';
  return present.length > 1 ? 'move.not-third-player' : null;
};

/** Whether a player of the combat there has no unit left at it, in a game of more than two (447.2.a). */
const hasNoneLeft = (state: RiftboundState, at: number, seat: number): boolean =>
  state.seats.length > 2 && fighting(state, at).includes(seat) && !seatsAt(state, at).includes(seat);

/** Why units of a player cannot move to a battlefield; null where they can. */
export const whyNotMoved = (state: RiftboundState, at: number, seat: number): NotMoved | null => {
  const rule = whyNotPresent(state, at, seat);
  const isBarred = policyOf(state).movesWithNoneLeft === 'barred' && hasNoneLeft(state, at, seat);
  return rule === null && isBarred ? 'combat.closed-to-others-moves' : rule;
};

/** Whether a unit moves there by one of two readings alone: players are kept out who are "not involved or" have no unit there. */
export const isMovedByOneReading = (state: RiftboundState, unit: number, to: Location): boolean =>
  policyOf(state).movesWithNoneLeft === 'either reading' &&
  to.zone === 'battlefield' &&
  hasNoneLeft(state, to.at, state.pieces[unit]?.controller ?? -1);

/** The same in words. */
export const NOT_PRESENT: Readonly<Record<NotMoved, (where: string) => string>> = {
  'move.not-to-teammate': (where) => `units of a teammate are at ${where}, and teammates share no battlefield`,
  'move.not-into-others-combat': (where) => `there is a combat of two other players at ${where}`,
  'combat.closed-to-others-moves': (where) => `its player has no unit left in the combat at ${where}`,
  'move.not-third-player': (where) => `units of two other players are at ${where}`,
};

/** Where a player's units arrive that an effect puts somewhere: in their base where they cannot be present there (462.2.a). */
export const arrivalOf = (state: RiftboundState, to: Place, seat: number): Place =>
  to.zone === 'battlefield' && whyNotPresent(state, to.at, seat) !== null ? { zone: 'base', seat } : to;
