import type { Draft } from '../draft.js';
import { propose } from '../gate.js';

/** What the defender commits, blocks or spells alone, ends the step in which blocks are asked for. */
export const leaveDefence = (draft: Draft, seat: number): void => {
  const { combat } = draft.state;
  if (combat?.step !== 'defence' || combat.seat === seat) return;
  propose(draft, { type: 'CombatStepBegan', data: { step: 'responses' }, because: ['runeterra.defence.once'] });
};
