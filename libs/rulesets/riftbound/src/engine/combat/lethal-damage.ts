import { replacementOf, replacerSetting } from '../../reading/replacements/replacers.js';
import { type Application } from '../../state/event-progress.js';
import { amountOf } from '../../reading/amounts.js';
import { anyDamageKills } from '../../reading/statics/limits.js';
import { isUnhurtable } from '../../reading/statics/prohibitions.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { delayedOf } from '../../reading/replacements/replacers.js';
import { mightOf } from '../../reading/layers/might.js';
import { applying } from '../../reading/replacements/replaceable.js';
import { policyOf } from '../../words/editions/editions.js';

/** Lethal damage in combat, with what replaces the damage as it is assigned (465.2.c.4-5, 437.5). */

/** What happens to combat damage to a unit: so much is prevented, and what is left is multiplied. */
interface Altered {
  readonly prevented: number;
  readonly times: number;
}

const UNALTERED: Altered = { prevented: 0, times: 1 };

const preventedBy = (state: RiftboundState, application: Application, value: number | 'all'): number =>
  delayedOf(state, application.replacer)?.left ?? (value === 'all' ? Infinity : value);

const alter = (state: RiftboundState, altered: Altered, application: Application): Altered => {
  const instead = replacementOf(application.replacer)?.instead ?? [];
  const { replacementsAssigned: counts } = policyOf(state);
  if ('times' in instead && counts === 'all') return { ...altered, times: altered.times * instead.times };
  if (!('prevent' in instead) || counts === 'none') return altered;
  const { prevent } = instead;
  const value = prevent === 'all' ? prevent : amountOf(replacerSetting(state, application), prevent);
  return { ...altered, prevented: altered.prevented + preventedBy(state, application, value) };
};

const alteredFor = (state: RiftboundState, unit: number): Altered => {
  const source = { kind: 'combat', attacker: 0, defender: 0 } as const;
  const fact = { type: 'DamageDealt', data: { parts: [{ unit, amount: 1 }], source }, because: [] } as const;
  return applying(state, fact).reduce((altered, application) => alter(state, altered, application), UNALTERED);
};

/** Who fights the unit's side in the combat going on. */
const opponentOf = ({ showdown, pieces }: RiftboundState, unit: number): number => {
  const { attacker, defender } = showdown?.combat ?? { attacker: -1, defender: -1 };
  return pieces[unit]?.controller === attacker ? defender : attacker;
};

/** Whether nothing is lethal to the unit in combat, as it takes no damage (465.2.c.10); in older editions that makes no difference. */
export const isExempt = (state: RiftboundState, unit: number): boolean =>
  policyOf(state).undamageable === 'exempt' && isUnhurtable(state, unit);

/**
 * The least damage that, assigned to the unit, is lethal together with what is marked on it (142.4, 465.2.c.4). What changes the
 * damage counts as it is assigned (465.2.c.5): multiplied, the least that suffices (465.2.c.4.a); what is prevented comes on top
 * (437.5.a), and never suffices where all is (437.5.b). A unit that takes no damage has no such amount.
 * Where prevention meets multiplication, the unit's controller is taken to have it prevented first.
 */
export const lethalFor = (state: RiftboundState, unit: number): number => {
  if (isExempt(state, unit)) return Infinity;
  const damage = state.pieces[unit]?.damage ?? 0;
  const rest = Math.max(damage > 0 ? 0 : 1, mightOf(state, unit) - damage);
  const needed = anyDamageKills(state, unit, opponentOf(state, unit)) ? Math.min(rest, 1) : rest;
  const { prevented, times } = alteredFor(state, unit);
  return prevented + Math.ceil(needed / times);
};
