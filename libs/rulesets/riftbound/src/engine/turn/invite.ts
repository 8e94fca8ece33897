import { cannot, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { playerName } from '../../reading/objects.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import { teammatesOf } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isClosedState, turnState } from '../../reading/turn-states.js';
import { isStandingBy } from '../../reading/acting.js';
import type { Draft } from '../draft.js';
import { priorityFindings } from '../../judging/timing.js';

/**
 * Inviting a teammate (316.5.b.1, 489.8.a): the turn player lends them priority in the Main Phase, for a spell or an ability as
 * if the turn were theirs. They hand it back by passing; once a chain is over the turn player has it again (335). In a combat of older
 * editions whoever acts has a player act who stands by.
 */
export const isInvited = (state: RiftboundState): boolean =>
  state.priority !== null && teammatesOf(state, state.turn.seat).includes(state.priority);

/** Whoever acts in a combat of older editions may have another player act instead: with focus, or with priority on the chain. */
const bringIn = (draft: Draft, seat: number, mate: number): void => {
  const because = ['showdown.pass-on'] as const;
  if (isClosedState(draft.state)) propose(draft, { type: 'PriorityGained', data: { seat: mate }, because });
  else propose(draft, { type: 'FocusPassed', data: { seat, to: mate, asPass: false }, because });
};

export const invite: PlayRule<'Invite'> = {
  cannot: (state, { seat, mate }) =>
    firstProblem(
      () =>
        teammatesOf(state, seat).includes(mate) || isStandingBy(state, mate)
          ? null
          : cannot('no-teammate', `${playerName(state, seat)} has no such teammate.`, 'Name a teammate in the game.'),
      () =>
        state.turn.seat === seat || isStandingBy(state, mate)
          ? null
          : cannot('not-your-turn', `It is ${playerName(state, state.turn.seat)}'s turn.`, 'The turn player invites.'),
    ),
  may: (state, { seat, mate }) => [
    ...priorityFindings(state, seat),
    // Whoever has priority without a chain or a showdown has it in the Main Phase.
    ...(isStandingBy(state, mate) || turnState(state) === 'neutral-open'
      ? []
      : [illegal('turn.main-teammate', 'Teammates are invited in the Main Phase, outside of chains and showdowns.')]),
  ],
  apply: (draft, { seat, mate }) => {
    if (isStandingBy(draft.state, mate)) {
      bringIn(draft, seat, mate);
      return;
    }
    propose(draft, {
      type: 'PriorityGained',
      data: { seat: mate },
      because: ['mode.teams.ally-turn', 'turn.main-teammate'],
    });
  },
};
