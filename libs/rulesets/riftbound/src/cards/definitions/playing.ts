import type {
  Ability,
  AbilityCost,
  CardFilter,
  Choosing,
  Filter,
  Mode,
  Reduction,
  Step,
} from '../../abilities/definition.js';
import { always, PLAYED, when, YOUR_UNIT } from './common.js';

/** Shapes of texts about how cards are played: what they cost, what else is paid, what is chosen among. */
type More = Parameters<typeof when>[2];

/** The card itself, or cards such as this, cost less. */
export const less = (
  by: Reduction,
  condition?: Parameters<typeof always>[1],
  of: 'this' | CardFilter = 'this',
): Ability => always({ costs: 'less', by, of }, condition);

/** An optional additional cost; what paying it is good for stands behind it. */
export const mayPay = (
  additionalCost: AbilityCost,
  gain: { readonly less?: Reduction; readonly ignoresBase?: true } = {},
): Ability => always({ additionalCost, of: 'this', may: true, ...gain });

/** A mandatory additional cost. */
export const mustPay = (additionalCost: AbilityCost): Ability => always({ additionalCost, of: 'this' });

/** The card's first additional cost was paid. */
export const PAID = { paid: 0 } as const;

/** As it is played, where its additional cost was paid. */
export const whenPaid = (does: readonly Step[], more: More = {}): Ability => when(PLAYED, does, { if: PAID, ...more });

const choosing = (target: Filter | Choosing): Choosing =>
  'target' in target || 'destination' in target ? target : { target };

/** What a spell does as it resolves. */
export const resolves = (does: readonly Step[], ...targets: readonly (Filter | Choosing)[]): Ability => ({
  kind: 'spell',
  choices: targets.map(choosing),
  does,
});

/** A mode of a list. */
export const mode = (does: readonly Step[], ...targets: readonly (Filter | Choosing)[]): Mode => ({
  choices: targets.map(choosing),
  does,
});

/** A spell of which one mode is chosen. */
export const chooseOne = (...modes: readonly Mode[]): Ability => ({ kind: 'spell', does: [], modes });

/** One of the player's buffs. */
export const A_BUFF: AbilityCost = { objects: { do: 'spend-buff', what: YOUR_UNIT } };
export const ANY_BUFFS: AbilityCost = { objects: { do: 'spend-buff', what: YOUR_UNIT, count: 'any' } };
export const DISCARD_ONE: AbilityCost = { objects: { do: 'discard', what: { zone: 'your hand' } } };

/** Where a unit token that names no place is played. */
export const PLACE: Choosing = { destination: 'play' };

export const tokenThere = (token: string, ready?: true): Step => ({
  do: 'create',
  token,
  to: 'chosen',
  ...(ready && { ready }),
});
