import type { Problem } from '#ruleset';
import type { Draft } from '../draft.js';
import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { isStandingBy } from '../../reading/acting.js';
import { playerName } from '../../reading/objects.js';
import { freely, type PlayRule } from '../play-rule.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { passPriority } from '../chain/priority.js';
import { isInvited } from './invite.js';
import { passFocus } from '../showdowns/showdown.js';
import { beginStep } from './phases.js';
import { isClosedState, isShowdownState } from '../../reading/turn-states.js';

const holderProblem = (state: RiftboundState, seat: number, what: string): Problem | null => {
  if (state.priority === seat) return null;
  const holder = state.priority === null ? 'Nobody' : playerName(state, state.priority);
  return cannot(
    'not-your-priority',
    `${holder} has priority, so ${playerName(state, seat)} has nothing to ${what}.`,
    state.priority === null ? 'Record what the table waits for first.' : `Record what ${holder} does first.`,
  );
};

/** A teammate who was invited does nothing, or nothing more: the turn player has priority again (335). */
const handBack = (draft: Draft): void => {
  const because = ['mode.teams.ally-turn', 'priority.main-phase'] as const;
  propose(draft, { type: 'PriorityGained', data: { seat: draft.state.turn.seat }, because });
};

/** Passing priority on a chain (338.1.b), or focus in a Showdown Open State (347.2). */
export const pass: PlayRule<'Pass'> = {
  cannot: (state, { seat }) => {
    if (!isClosedState(state) && !isShowdownState(state) && !isInvited(state)) {
      return cannot(
        'nothing-to-pass',
        'There is no chain and no showdown to pass in.',
        'To go on, the turn player ends the turn.',
      );
    }
    return holderProblem(state, seat, 'pass');
  },
  may: (state, { seat }) =>
    state.priority === seat && isStandingBy(state, seat)
      ? [
          illegal(
            'showdown.pass-on',
            `${playerName(state, seat)} was invited into the combat and has come to act: the invitation is accepted for a play.`,
          ),
        ]
      : [],
  apply: (draft, { seat }) => {
    if (isClosedState(draft.state)) passPriority(draft, seat);
    else if (isShowdownState(draft.state)) passFocus(draft, seat);
    else handBack(draft);
  },
};

/** The turn player says that the turn ends (316.9). */
export const endTurn: PlayRule<'EndTurn'> = {
  cannot: (state, { seat }) => {
    if (state.turn.seat !== seat) {
      return cannot(
        'not-your-turn',
        `It is ${playerName(state, state.turn.seat)}'s turn.`,
        'Only the turn player ends the turn.',
      );
    }
    if (isClosedState(state) || isShowdownState(state)) {
      return cannot(
        'turn-not-free',
        'A chain or a showdown is in progress.',
        'Record passes until it is over, then end the turn.',
      );
    }
    return holderProblem(state, seat, 'end');
  },
  may: freely,
  apply: (draft) => {
    beginStep(draft, 'ending');
  },
};
