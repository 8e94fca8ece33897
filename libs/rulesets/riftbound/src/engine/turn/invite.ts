import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { playerName } from '../../reading/objects.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import { teammatesOf } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { turnState } from '../../reading/turn-states.js';
import { priorityFindings } from '../../judging/timing.js';

/**
 * Inviting a teammate (316.5.b.1, 489.8.a): the turn player lends them priority in the Main Phase, for a spell or an ability as
 * if the turn were theirs. They hand it back by passing; once a chain is over the turn player has it again (335).
 */
export const isInvited = (state: RiftboundState): boolean =>
  state.priority !== null && teammatesOf(state, state.turn.seat).includes(state.priority);

export const invite: PlayRule<'Invite'> = {
  cannot: (state, { seat, mate }) =>
    firstProblem(
      () =>
        teammatesOf(state, seat).includes(mate)
          ? null
          : cannot('no-teammate', `${playerName(state, seat)} has no such teammate.`, 'Name a teammate in the game.'),
      () =>
        state.turn.seat === seat
          ? null
          : cannot('not-your-turn', `It is ${playerName(state, state.turn.seat)}'s turn.`, 'The turn player invites.'),
    ),
  may: (state, { seat }) => [
    ...priorityFindings(state, seat),
    ...(turnState(state) === 'neutral-open' && state.turn.step === 'main'
      ? []
      : [illegal('turn.main-teammate', 'Teammates are invited in the Main Phase, outside of chains and showdowns.')]),
  ],
  apply: (draft, { mate }) => {
    propose(draft, {
      type: 'PriorityGained',
      data: { seat: mate },
      because: ['mode.teams.ally-turn', 'turn.main-teammate'],
    });
  },
};
