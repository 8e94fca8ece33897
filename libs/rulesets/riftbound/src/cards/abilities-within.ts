import type { Ability, Step } from '../words/definition.js';

/** Abilities that instructions make: "do this", and abilities for later. They are named by their place in the ability. */
export type MakingStep = Extract<Step, { readonly do: 'trigger' | 'delay' }>;

export const makesAbility = (step: Step): step is MakingStep => step.do === 'trigger' || step.do === 'delay';

/** The instructions of an ability that make abilities, those of its modes last. */
export const makingSteps = (ability: Ability): readonly MakingStep[] => {
  if (!('does' in ability)) return [];
  const modes = 'modes' in ability ? (ability.modes ?? []) : [];
  return [...ability.does, ...modes.flatMap(({ does }) => does)].filter(makesAbility);
};

/** The number of an instruction among those of the ability that make abilities. */
export const numberWithin = (ability: Ability, step: MakingStep): number => makingSteps(ability).indexOf(step);

/** The ability that is found inside another by the numbers; null where there is none. */
export const abilityWithin = (ability: Ability | null, within: readonly number[]): Ability | null =>
  within.reduce<Ability | null>(
    (outer, number) => (outer ? (makingSteps(outer)[number]?.ability ?? null) : null),
    ability,
  );
