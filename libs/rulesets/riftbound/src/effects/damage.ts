import { bonusDamage } from '../abilities/bonus-damage.js';
import { isUnhurtable } from '../abilities/prohibitions.js';
import { propose } from '../gate.js';
import type { FactOf } from '../events.js';
import type { RiftboundState } from '../state.js';
import { isAtLocation, isUnit, nameOf } from '../objects.js';
import { causeOf } from './cause.js';
import type { Performer } from './performer.js';

type Part = FactOf<'DamageDealt'>['data']['parts'][number];

/** Damage as it can be dealt: to units at locations that take any, at least 1 (417.1.e). */
const dealable = (
  state: RiftboundState,
  units: readonly number[],
  amountFor: (unit: number) => number,
): readonly Part[] =>
  units
    .filter((unit) => isUnit(state, unit) && isAtLocation(state, unit) && !isUnhurtable(state, unit))
    .map((unit) => ({ unit, amount: amountFor(unit) }))
    .filter(({ amount }) => amount > 0);

/** Deal (417): marks damage on units on the board; nothing below 1 is dealt. */
export const deal: Performer<'deal'> = (draft, { amount, to }, item) => {
  const { state } = draft;
  const parts = amount < 1 ? [] : dealable(state, to, (unit) => amount + bonusDamage(state, item, unit));
  if (parts.length === 0) return;
  propose(draft, {
    type: 'DamageDealt',
    data: {
      parts,
      source: nameOf(state, item.piece),
      by: item.kind === 'spell' ? 'spell' : 'ability',
      cause: causeOf(item),
    },
    because: ['action.deal', 'action.deal-source'],
  });
};

/** A unit deals damage: its controller is responsible for it (417.6.b.4). */
export const strike: Performer<'strike'> = (draft, { by, amount, to }, item) => {
  const { state } = draft;
  const parts = dealable(state, to, () => amount);
  if (parts.length === 0) return;
  const seat = state.pieces[by]?.controller ?? item.controller;
  propose(draft, {
    type: 'DamageDealt',
    data: { parts, source: nameOf(state, by), by: 'unit', cause: { ...causeOf(item), seat, source: by } },
    because: ['action.deal', 'action.deal-source'],
  });
};

/** Heal (418): clears the damage marked on units. */
export const heal: Performer<'heal'> = (draft, { pieces }) => {
  const units = pieces.filter((unit) => (draft.state.pieces[unit]?.damage ?? 0) > 0);
  if (units.length > 0) propose(draft, { type: 'UnitsHealed', data: { units }, because: ['action.heal'] });
};
