import { propose } from '../gate.js';
import { isAtLocation, isUnit, nameOf } from '../objects.js';
import type { Performer } from './performer.js';

/** Deal (417): marks damage on units on the board; nothing below 1 is dealt. */
export const deal: Performer<'deal'> = (draft, { amount, to }, item) => {
  const { state } = draft;
  const parts = to.filter((unit) => isUnit(state, unit) && isAtLocation(state, unit)).map((unit) => ({ unit, amount }));
  if (amount < 1 || parts.length === 0) return;
  propose(draft, {
    type: 'DamageDealt',
    data: { parts, source: nameOf(state, item.piece) },
    because: ['action.deal', 'action.deal-source'],
  });
};

/** Heal (418): clears the damage marked on units. */
export const heal: Performer<'heal'> = (draft, { pieces }) => {
  const units = pieces.filter((unit) => (draft.state.pieces[unit]?.damage ?? 0) > 0);
  if (units.length > 0) propose(draft, { type: 'UnitsHealed', data: { units }, because: ['action.heal'] });
};
