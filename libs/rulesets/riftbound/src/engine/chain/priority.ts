import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { actingPlayers, nextToAct } from '../../reading/acting.js';

/** Priority (312): gives it to a player, once. */
export const givePriority = (draft: Draft, seat: number, because: readonly RuleKey[]): void => {
  if (draft.state.priority === seat) return;
  propose(draft, { type: 'PriorityGained', data: { seat }, because });
};

/** Whether everybody who acts has passed priority in a row (339.1): until then each may react (359.3.c). */
export const allPassed = ({ state }: Draft): boolean => state.passes >= actingPlayers(state).length;

/** FEPR, step 3: Pass (339): priority goes to the next player in turn order (312.2.d), focus stays where it is (313.3). */
export const passPriority = (draft: Draft, seat: number): void => {
  propose(draft, {
    type: 'PriorityPassed',
    data: { seat, to: nextToAct(draft.state, seat) },
    because: ['chain.execute-pass', 'chain.pass-on'],
  });
};
