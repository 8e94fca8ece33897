import type { RuleKey } from '#rulebook';
import type { Draft } from '../../draft.js';
import { propose } from '../../gate.js';
import { nextSeat, playersLeft } from '../../sides.js';

/** Priority (312): gives it to a player, once. */
export const givePriority = (draft: Draft, seat: number, because: readonly RuleKey[]): void => {
  if (draft.state.priority === seat) return;
  propose(draft, { type: 'PriorityGained', data: { seat }, because });
};

/** Whether every player has passed priority in a row (339.1). */
export const allPassed = ({ state }: Draft): boolean => state.passes >= playersLeft(state).length;

/** FEPR, step 3: Pass (339). */
export const passPriority = (draft: Draft, seat: number): void => {
  propose(draft, {
    type: 'PriorityPassed',
    data: { seat, to: nextSeat(draft.state, seat) },
    because: ['chain.execute-pass', 'chain.pass-on'],
  });
};
