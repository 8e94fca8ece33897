import type { Ability, AbilityName, Step } from '../words/definition.js';

/** What an ability is called among the others of its card, or of the ability that makes it. */
export const ownNameOf = ({ called, kind }: Ability): string => called ?? kind;

/** Whether two names are of one ability. */
export const isSameAbility = (one: AbilityName, other: AbilityName): boolean =>
  one.card === other.card &&
  one.ability === other.ability &&
  one.text === other.text &&
  one.instance === other.instance &&
  String(one.within) === String(other.within);

/** The ability of that name among several; null where there is none. */
export const abilityNamed = (abilities: readonly Ability[], name: string | undefined): Ability | null =>
  abilities.find((each) => ownNameOf(each) === name) ?? null;

/** Abilities that instructions make: "do this", and abilities for later. They are named by what they are called among them. */
export type MakingStep = Extract<Step, { readonly do: 'trigger' | 'delay' }>;

export const makesAbility = (step: Step): step is MakingStep => step.do === 'trigger' || step.do === 'delay';

/** The instructions of an ability that make abilities, those of its modes last. */
const makingSteps = (ability: Ability): readonly MakingStep[] => {
  if (!('does' in ability)) return [];
  const modes = 'modes' in ability ? (ability.modes ?? []) : [];
  return [...ability.does, ...modes.flatMap(({ does }) => does)].filter(makesAbility);
};

/** The instruction of an ability that makes the one of that name. */
export const makingStep = (ability: Ability, name: string | undefined): MakingStep | null =>
  makingSteps(ability).find((step) => ownNameOf(step.ability) === name) ?? null;

/** The ability that is found inside another by the names; null where there is none. */
export const abilityWithin = (ability: Ability | null, within: readonly string[]): Ability | null =>
  within.reduce<Ability | null>((outer, name) => (outer ? (makingStep(outer, name)?.ability ?? null) : null), ability);
