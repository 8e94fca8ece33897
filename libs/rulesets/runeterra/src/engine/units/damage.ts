import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';
import { hasKeyword } from '../../reading/units/values.js';

/** Damage on its way: to which unit, how much, from which unit or spell's source. */
export interface Damage {
  readonly to: number;
  readonly amount: number;
  readonly source: number | null;
}

/** Damage to a unit as it arrives: Tough takes off 1. */
const arriving = (state: RuneterraState, { to, amount }: Damage): number =>
  hasKeyword(state, to, 'Tough') ? amount - 1 : amount;

/** Deals damage to a unit in play: Barrier negates it, before Tough would lessen it; Lifesteal of its source heals the nexus. What was dealt. */
export const dealDamage = (draft: Draft, damage: Damage, because: readonly RuleKey[]): number => {
  const { to, source } = damage;
  if (damage.amount <= 0) return 0;
  if (hasKeyword(draft.state, to, 'Barrier')) {
    propose(draft, {
      type: 'KeywordSpent',
      data: { piece: to, keyword: 'Barrier' },
      because: ['runeterra.keyword.barrier'],
    });
    return 0;
  }
  const amount = arriving(draft.state, damage);
  if (amount === 0) return 0;
  const tough: readonly RuleKey[] = amount < damage.amount ? ['runeterra.keyword.tough'] : [];
  propose(draft, { type: 'DamageDealt', data: { piece: to, amount, source }, because: [...because, ...tough] });
  steal(draft, source, amount);
  return amount;
};

/** Damage to a nexus. `source`: the unit that deals it, for Lifesteal; `by`: whose doing it is. */
export const damageNexus = (
  draft: Draft,
  damage: {
    readonly seat: number;
    readonly amount: number;
    readonly source: number | null;
    readonly by: number;
  },
  because: readonly RuleKey[],
): void => {
  const { seat, amount, source, by } = damage;
  if (amount <= 0) return;
  const health = (draft.state.seats[seat]?.nexus ?? 0) - amount;
  propose(draft, { type: 'NexusDamaged', data: { seat, amount, health, source, ...(by === seat && { by }) }, because });
  steal(draft, source, amount);
};

/** Heals a nexus, never above what it began with. */
export const healNexus = (
  draft: Draft,
  healed: { readonly seat: number; readonly amount: number },
  because: readonly RuleKey[],
): void => {
  const nexus = draft.state.seats[healed.seat]?.nexus ?? 0;
  const amount = Math.min(healed.amount, LIMITS.nexus - nexus);
  if (amount <= 0) return;
  propose(draft, { type: 'NexusHealed', data: { seat: healed.seat, amount, health: nexus + amount }, because });
};

/** Damage that a unit with Lifesteal has dealt heals its player's nexus by as much. */
const steal = (draft: Draft, source: number | null, amount: number): void => {
  if (source === null || !hasKeyword(draft.state, source, 'Lifesteal')) return;
  const seat = draft.state.pieces[source]?.owner ?? 0;
  healNexus(draft, { seat, amount }, ['runeterra.keyword.lifesteal']);
};
