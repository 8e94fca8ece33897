import { cardOf } from './catalogue.js';
import type { Ability, AbilityCost, AbilityKeyword, ActivatedAbility, TriggeredAbility } from '../words/definition.js';
import { abilityNamed } from './abilities-within.js';
import { costOfKeyword } from './keyword-costs.js';

/** The abilities that keywords are short for (818, 819, 821), from the card's own facts. */

/** Equip: pay, attach this to a unit you control, which is a target (818.1.b.1). */
export const equipAbility = (cost: AbilityCost): ActivatedAbility => ({
  kind: 'activated',
  cost,
  keyword: 'Equip',
  choices: [{ target: { is: 'unit', side: 'yours' } }],
  does: [{ do: 'attach', what: 'this', to: { target: 0 } }],
});

/** Empower: pay, this becomes Empowered; only while it may (827, 827.1.c.1). The source is no target. */
export const empowerAbility = (cost: AbilityCost): ActivatedAbility => ({
  kind: 'activated',
  cost,
  keyword: 'Empower',
  if: { object: 'this', is: { state: ['empowerable'] } },
  does: [{ do: 'empower', what: 'this' }],
});

/** Quick-Draw: as it is played, attach it to a unit you control (819.1.d). */
const QUICK_DRAW: TriggeredAbility = {
  kind: 'triggered',
  when: [{ event: 'played', of: 'this' }],
  choices: [{ target: { is: 'unit', side: 'yours' } }],
  does: [{ do: 'attach', what: 'this', to: { target: 0 } }],
};

/**
 * Weaponmaster: as it is played, an Equipment of yours may be chosen, and attached to this for its Equip cost less one power,
 * paid as the ability resolves (821.1.c).
 */
const WEAPONMASTER: TriggeredAbility = {
  kind: 'triggered',
  when: [{ event: 'played', of: 'this' }],
  may: true,
  choices: [{ target: { is: 'equipment', side: 'yours' } }],
  does: [
    {
      do: 'attach',
      what: { target: 0 },
      to: 'this',
      cost: { equip: { of: { target: 0 }, onto: 'this' }, less: { power: 1 } },
    },
  ],
};

/** Keywords that are activated abilities with a cost of their own on each card. */
const WITH_COST = { Equip: equipAbility, Empower: empowerAbility } as const;
type WithCost = keyof typeof WITH_COST;

const plainByCard: Readonly<Record<WithCost, Map<string, readonly ActivatedAbility[]>>> = {
  Equip: new Map(),
  Empower: new Map(),
};

/** What a cost is of: it tells several abilities of a keyword apart. */
const wordsOf = (cost: AbilityCost): string => Object.keys(cost).join(' and ');

/** Those that a card's facts tell in full; what changes with the table stands in the card's definition. */
const plainOnes = (card: string, keyword: WithCost): readonly ActivatedAbility[] => {
  let abilities = plainByCard[keyword].get(card);
  if (!abilities) {
    const costs = cardOf(card).keywords.flatMap((each) => (each.keyword === keyword ? (each.costs ?? []) : []));
    const plain = costs.filter(({ varies }) => !varies).map((cost) => WITH_COST[keyword](costOfKeyword(cost)));
    abilities = plain.length > 1 ? plain.map((each) => ({ ...each, called: wordsOf(each.cost) })) : plain;
    plainByCard[keyword].set(card, abilities);
  }
  return abilities;
};

/** The abilities that a keyword is short for on a card: with several costs it is several. */
export const keywordAbilities = (card: string, keyword: AbilityKeyword): readonly Ability[] => {
  if (keyword === 'Equip' || keyword === 'Empower') return plainOnes(card, keyword);
  return keyword === 'Quick-Draw' ? [QUICK_DRAW] : [WEAPONMASTER];
};

/** The one of that name; null where there is none. */
export const keywordAbility = (card: string, keyword: AbilityKeyword, name: string): Ability | null =>
  abilityNamed(keywordAbilities(card, keyword), name);

/** The Equip ability that a card's facts tell; null where they tell none. */
export const equipOf = (card: string): ActivatedAbility | null => plainOnes(card, 'Equip')[0] ?? null;
