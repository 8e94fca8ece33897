import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { LIMITS } from '../../words/vocabulary.js';
import { battlingOf, enemyOf } from '../../reading/units/board.js';
import { keepToBoard } from '../units/deaths.js';

/** Survivors return to their benches, from left to right: the attackers first. */
export const returnSurvivors = (draft: Draft): void => {
  const { combat } = draft.state;
  if (!combat) return;
  const survivors = [combat.seat, enemyOf(combat.seat)].flatMap((seat) => battlingOf(draft.state, seat));
  propose(draft, {
    type: 'CombatEnded',
    data: { survivors },
    because: ['runeterra.combat.survivors', 'runeterra.combat.next-turn'],
  });
  if (draft.state.seats.some(({ bench }) => bench.length > LIMITS.board)) draft.doubts.add('bench-full-after-combat');
  keepToBoard(draft);
};

/** All units have finished: survivors return, and the other player has the next turn. */
export const runEndCombat = (draft: Draft): void => {
  const { combat } = draft.state;
  if (!combat) return;
  returnSurvivors(draft);
  push(draft, { task: 'hand-over', seat: combat.seat });
};
