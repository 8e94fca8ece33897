import { bonusDamage } from '../../reading/statics/bonus-damage.js';
import { isUnhurtable } from '../../reading/statics/prohibitions.js';
import { propose } from '../gate.js';
import type { FactOf } from '../../state/facts.js';
import type { Draft } from '../draft.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { isAtLocation, isUnit } from '../../reading/objects.js';
import { causeOf, type Performer } from './performer.js';

type Part = FactOf<'DamageDealt'>['data']['parts'][number];

/** Damage as it can be dealt: to units at locations that take any, at least 1 (417.1.e). */
const dealable = (state: RiftboundState, parts: readonly Part[]): readonly Part[] =>
  parts.filter(
    ({ unit, amount }) => amount > 0 && isUnit(state, unit) && isAtLocation(state, unit) && !isUnhurtable(state, unit),
  );

/**
 * Deal (417): marks damage on units on the board, to each with its own Bonus Damage (715.2). Where nothing below 1 is dealt, bonus or
 * not (715.4), the amount is at least 1; older editions add it to none as well.
 */
export const deal: Performer<'deal'> = (draft, { amount, to }, item) => {
  const { state } = draft;
  const parts = to.map((unit) => ({ unit, amount: Math.max(0, amount) + bonusDamage(state, item, unit) }));
  dealParts(draft, dealable(state, parts), item);
};

/** Deals the shares of a split, all at once (355.14): what was shared out had its Bonus Damage already. */
export const split: Performer<'split'> = (draft, { by, shares }, item) => {
  const parts = dealable(draft.state, shares);
  if (by === undefined) dealParts(draft, parts, item);
  else strikeParts(draft, by, { parts, item });
};

const dealParts = (draft: Draft, parts: readonly Part[], item: ChainItem): void => {
  if (parts.length === 0) return;
  propose(draft, {
    type: 'DamageDealt',
    data: {
      parts,
      source: { kind: item.kind === 'spell' ? 'spell' : 'ability', piece: item.piece },
      cause: causeOf(item),
    },
    because: ['action.deal', 'action.deal-source'],
  });
};

/** A unit deals damage: its controller is responsible for it (417.6.b.4). */
export const strike: Performer<'strike'> = (draft, { by, amount, to }, item) => {
  strikeParts(draft, by, {
    parts: dealable(
      draft.state,
      to.map((unit) => ({ unit, amount })),
    ),
    item,
  });
};

interface Struck {
  readonly parts: readonly Part[];
  readonly item: ChainItem;
}

const strikeParts = (draft: Draft, by: number, { parts, item }: Struck): void => {
  if (parts.length === 0) return;
  const seat = draft.state.pieces[by]?.controller ?? item.controller;
  propose(draft, {
    type: 'DamageDealt',
    data: { parts, source: { kind: 'unit', piece: by }, cause: { ...causeOf(item), seat, source: by } },
    because: ['action.deal', 'action.deal-source'],
  });
};

/** Heal (418): clears the damage marked on units. */
export const heal: Performer<'heal'> = (draft, { pieces }) => {
  const units = pieces.filter((unit) => (draft.state.pieces[unit]?.damage ?? 0) > 0);
  if (units.length > 0) propose(draft, { type: 'UnitsHealed', data: { units }, because: ['action.heal'] });
};
