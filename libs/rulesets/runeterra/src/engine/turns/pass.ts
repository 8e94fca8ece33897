import type { Finding } from '#ruleset';
import { doubt } from '../../words/doubts.js';
import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { givePriority } from '../stack/resolve.js';
import { enemyOf } from '../../reading/units/board.js';
import { notTheirs } from '../../judging/acting.js';

/** The second pass in a row ends the round; whether a burst spell between the two parts them is open. */
const openPoint = (state: RuneterraState): readonly Finding[] =>
  state.passes > 0 && state.castThisTurn ? doubt('burst-between-passes') : [];

/** What the passing player put on the stack by a burst spell has not been seen by the other one. */
const isUnanswered = ({ stack, unanswered }: RuneterraState, seat: number): boolean =>
  unanswered && stack.at(-1)?.controller === seat;

const passes = (draft: Draft, seat: number): void => {
  propose(draft, { type: 'ActionPassed', data: { seat }, because: ['runeterra.turn.pass'] });
};

const apply = (draft: Draft, seat: number): void => {
  if (isUnanswered(draft.state, seat)) {
    passes(draft, seat);
    givePriority(draft, enemyOf(seat));
    return;
  }
  passes(draft, seat);
  const { state } = draft;
  if (state.combat || state.stack.length > 0) {
    push(draft, { task: 'resolve-stack', before: state.nextItem }, { task: 'stack-over' });
  } else if (state.passes > 1) {
    push(draft, { task: 'round-end', step: 0 });
  } else {
    push(draft, { task: 'hand-over', seat });
  }
};

/** Nothing is done: the stack resolves, the strikes happen, or the turn is over; the second pass in a row ends the round. */
export const pass: PlayRule<'Pass'> = {
  cannot: () => null,
  may: (state, { seat }) => [...notTheirs(state, seat), ...openPoint(state)],
  apply: (draft, { seat }) => {
    apply(draft, seat);
  },
};
