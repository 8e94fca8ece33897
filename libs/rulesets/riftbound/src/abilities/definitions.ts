import type { ChainItem, RiftboundState } from '../state.js';
import { DEFINITIONS } from '../cards/definitions/index.js';
import type { Ability, AbilityName, CardDefinition, Choosing, SpellAbility, Step } from './definition.js';

/** The abilities of a card whose text is encoded; null where it is not, or where this table tells every effect itself. */
export const definitionOf = (state: RiftboundState, card: string | null): CardDefinition | null =>
  card === null || state.described ? null : (DEFINITIONS[card] ?? null);

/** Whether a card acts by its encoded text at this table. */
export const isEncoded = (state: RiftboundState, card: string | null): boolean => definitionOf(state, card) !== null;

/** The ability of that name, or null. */
export const abilityOf = (name: AbilityName | null): Ability | null =>
  name === null ? null : (DEFINITIONS[name.card]?.abilities[name.ability] ?? null);

/** The ability that a spell resolves by; null for a spell that is not encoded. */
export const spellOf = (
  state: RiftboundState,
  card: string | null,
): { readonly name: AbilityName; readonly ability: SpellAbility } | null => {
  const abilities = definitionOf(state, card)?.abilities ?? [];
  const index = abilities.findIndex((ability) => ability.kind === 'spell');
  const ability = abilities[index];
  return card !== null && ability?.kind === 'spell' ? { name: { card, ability: index }, ability } : null;
};

/** The instructions of an item whose ability is encoded; null where the table describes it. */
export const stepsOf = (item: ChainItem): readonly Step[] | null => {
  const ability = abilityOf(item.definition);
  return ability && ability.kind !== 'static' ? ability.does : null;
};

/** The choices that an item's ability makes as it is finalized. */
export const choicesOf = (item: ChainItem): readonly Choosing[] => {
  const ability = abilityOf(item.definition);
  return ability && ability.kind !== 'static' ? (ability.choices ?? []) : [];
};

/** An ability that only adds resources resolves at once (429). */
export const addsOnly = (name: AbilityName | null): boolean => {
  const ability = abilityOf(name);
  return ability !== null && ability.kind !== 'static' && ability.does.every((step) => step.do === 'add');
};
