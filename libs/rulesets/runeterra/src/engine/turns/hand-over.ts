import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Frame } from '../../state/runeterra-state.js';
import { holderOf } from '../../reading/situation.js';
import { askForResponse, givePriority } from '../stack/resolve.js';
import { enemyOf } from '../../reading/units/board.js';

type FrameOf<Task extends Frame['task']> = Extract<Frame, { task: Task }>;

/**
 * A player's action is over. In combat the other one may defend or respond; with something on the stack they may respond; else
 * it is their turn.
 */
export const runHandOver = (draft: Draft, { seat }: FrameOf<'hand-over'>): void => {
  const { combat, stack, turn } = draft.state;
  if (combat?.step === 'defence' && !combat.defended) {
    givePriority(draft, enemyOf(combat.seat));
  } else if (combat) {
    givePriority(draft, enemyOf(seat));
  } else if (stack.length > 0) {
    askForResponse(draft);
  } else {
    propose(draft, {
      type: 'TurnBegan',
      data: { seat: enemyOf(seat), turn: turn + 1 },
      because: ['runeterra.turn.alternate'],
    });
  }
};

/** What has come onto the stack meanwhile may be responded to; then combat goes on, or the next turn begins. */
export const runStackOver = (draft: Draft): void => {
  const { combat, stack, stackOpenedBy } = draft.state;
  const opener = stackOpenedBy ?? enemyOf(holderOf(draft.state));
  if (stack.length > 0 || (combat?.step === 'defence' && !combat.defended)) {
    push(draft, { task: 'hand-over', seat: opener });
  } else if (combat) {
    push(draft, { task: 'strikes', step: 0 }, { task: 'end-combat' });
  } else {
    push(draft, { task: 'hand-over', seat: opener });
  }
};
