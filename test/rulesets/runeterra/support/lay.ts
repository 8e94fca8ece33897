import type { Json } from '#kernel';
import { runeterra, type RuneterraState } from '#rulesets/runeterra';

/** The table of a literal, in the middle of a game. */
export const laid = (literal: Json): RuneterraState => {
  const facts = runeterra.layOut?.(literal);
  if (!facts?.ok) throw new Error(JSON.stringify(facts?.error));
  const state = facts.value.reduce((before, fact) => runeterra.evolve(before, fact), runeterra.initial);
  expect(runeterra.brokenInvariants(state)).toEqual([]);
  return state;
};
