import type { RuleKey } from '#rulebook';
import type { RuneterraState } from '../state/runeterra-state.js';
import type { Situation } from '../words/vocabulary.js';

/** What decides which actions there are: combat or none, something on the stack or nothing, blocks still to come or not. */
export const situationOf = ({ combat, stack }: RuneterraState): Situation => {
  if (combat) return combat.step === 'defence' && !combat.defended ? 'defence' : 'responses';
  return stack.length > 0 ? 'stack' : 'open';
};

/** The rule that lists what may be done in a situation. */
export const ACTIONS_OF: Readonly<Record<Situation, RuleKey>> = {
  open: 'runeterra.open',
  stack: 'runeterra.response',
  defence: 'runeterra.in-combat',
  responses: 'runeterra.in-combat',
};

/** A situation in words: "not in combat with nothing on the stack". */
export const SITUATION_WORDS: Readonly<Record<Situation, string>> = {
  open: 'out of combat with nothing on the stack',
  stack: 'while something is on the stack',
  defence: 'in combat',
  responses: 'in combat',
};

/** Who has the attack token by the count of the rounds: one player in odd rounds, the other in even ones. */
export const holderOf = ({ first, round }: RuneterraState): number => ((first ?? 0) + round + 1) % 2;
