import { amountOf } from '../../reading/amounts.js';
import type { Instead } from '../../words/definition.js';
import { delayedOf, replacerSetting } from '../../reading/replacements/replacers.js';
import { type Application } from '../../state/event-progress.js';
import type { EventFact } from '../../state/facts.js';
import { unitsAt } from '../../reading/objects.js';
import { withMoreTokens } from '../../state/chain-item.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Replacement effects that have the same event happen otherwise. */
type Changing = Exclude<Instead, readonly unknown[]>;

/** What comes of a change: the event as it is now, null for none, and how much of a delayed effect is left, where it counts. */
export interface Changed {
  readonly fact: EventFact | null;
  readonly left: number | null;
}

/** The damage with another amount to one unit; wholly prevented it is not dealt at all (437.4). */
const withDamage = (fact: EventFact, unit: number | null, change: (amount: number) => number): EventFact | null => {
  if (fact.type !== 'DamageDealt') return fact;
  const parts = fact.data.parts
    .map((part) => (part.unit === unit ? { ...part, amount: change(part.amount) } : part))
    .filter(({ amount }) => amount > 0);
  return parts.length === 0 ? null : { ...fact, data: { ...fact.data, parts } };
};

const damageTo = (fact: EventFact, unit: number | null): number =>
  fact.type === 'DamageDealt' ? (fact.data.parts.find((part) => part.unit === unit)?.amount ?? 0) : 0;

interface Asked {
  readonly fact: EventFact;
  readonly application: Application;
}

/** So much damage less; what is left of a delayed prevention goes on (437.2, 437.3). */
const prevented = (state: RiftboundState, value: number | 'all', { fact, application }: Asked): Changed => {
  const { part, replacer } = application;
  const amount = damageTo(fact, part);
  const counted = delayedOf(state, replacer)?.left ?? null;
  const most = counted ?? value;
  const less = most === 'all' ? amount : Math.min(amount, most);
  const left = counted === null ? null : counted - less;
  return { fact: withDamage(fact, part, (each) => each - less), left };
};

const moreTokens = (fact: EventFact, more: number): EventFact => {
  if (fact.type === 'TokensCreated') return { ...fact, data: { ...fact.data, count: fact.data.count + more } };
  return fact.type === 'ItemPutOnChain'
    ? { ...fact, data: { ...fact.data, item: withMoreTokens(fact.data.item, more) } }
    : fact;
};

/** Effects that begin together are alike: all of them take Might away, or none. */
const withMight = (fact: EventFact, part: number | null, more: number): EventFact => {
  if (fact.type !== 'EffectsBegan') return fact;
  const effects = fact.data.effects.map((effect) =>
    effect.piece === part ? { ...effect, might: effect.might + more } : effect,
  );
  return { ...fact, data: { ...fact.data, effects } };
};

/** Every unit at the battlefield of the combat is recalled (740.3). */
const allRecalled = (state: RiftboundState, fact: EventFact): EventFact =>
  fact.type === 'AttackersRecalled'
    ? { ...fact, data: { ...fact.data, pieces: unitsAt(state, state.showdown?.battlefield ?? -1) } }
    : fact;

/** The event as a replacer that changes it has it happen. */
export const changed = (state: RiftboundState, instead: Changing, asked: Asked): Changed => {
  const { fact, application } = asked;
  if ('prevent' in instead) {
    const { prevent } = instead;
    return prevented(
      state,
      prevent === 'all' ? prevent : amountOf(replacerSetting(state, application), prevent),
      asked,
    );
  }
  if ('times' in instead) {
    return { fact: withDamage(fact, application.part, (amount) => amount * instead.times), left: null };
  }
  if ('mightMore' in instead) return { fact: withMight(fact, application.part, instead.mightMore), left: null };
  if ('looksFirst' in instead) return { fact, left: null };
  if ('more' in instead) return { fact: moreTokens(fact, instead.more), left: null };
  return { fact: allRecalled(state, fact), left: null };
};
