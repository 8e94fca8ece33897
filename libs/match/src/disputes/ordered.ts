import type { Policy } from '#ruleset';
import { citingOf } from './desk.js';
import type { DisputeEvent, Remedy } from './events.js';
import type { DisputeOrder, RemedyOrder, StepOrder } from './orders.js';

type Step = Exclude<DisputeEvent, { type: 'JudgeCalled' }>;

/** The remedy as it was ordered: whether a rewind is simple was found out. */
const remedyOrdered = (remedy: Remedy): RemedyOrder => {
  switch (remedy.kind) {
    case 'simple-rewind':
    case 'complex-rewind':
      return { kind: 'rewind', to: remedy.to };
    case 'reversal':
      return { kind: 'reversal', to: remedy.to };
    case 'correction':
      return { kind: 'correction', line: remedy.line ?? '' };
    default:
      return remedy;
  }
};

/** What each order says beside what all say. */
const OWN_PARTS: {
  readonly [Type in Step['type']]: (data: Extract<Step, { type: Type }>['data']) => object;
} = {
  CallClaimed: () => ({ type: 'ClaimCall' }),
  JudgeArrived: () => ({ type: 'ReachTable' }),
  ClaimMade: ({ line }) => ({ type: 'MakeClaim', line }),
  DisputeNoted: ({ kind }) => ({ type: 'NoteDispute', kind }),
  RulingIssued: ({ ruling, video }) => ({ type: 'IssueRuling', ruling, ...(video && { video }) }),
  RemedyOrdered: ({ remedy }) => ({ type: 'OrderRemedy', remedy: remedyOrdered(remedy) }),
  PenaltyIssued: ({ infraction, penalty, deviates, players }) => ({
    ...{ type: 'IssuePenalty', infraction: infraction ?? '', penalty, deviates },
    players: players.map(({ seat, earlier }) => ({ seat, earlier })),
  }),
  PenaltyWithdrawn: ({ penalty }) => ({ type: 'WithdrawPenalty', penalty }),
  RulingAppealed: () => ({ type: 'AppealRuling' }),
  TimeExtended: ({ minutes }) => ({ type: 'ExtendTime', minutes }),
  DisputeClosed: () => ({ type: 'CloseDispute' }),
};

/** The order that an event of a dispute came of, as its recorder has it. */
export const orderedBy = (policy: Policy, event: DisputeEvent): DisputeOrder => {
  const { dispute, by, words } = event.data;
  const citing = citingOf(policy, event.data.citing);
  if (event.type === 'JudgeCalled') {
    const { about, pauses } = event.data;
    return { type: 'CallJudge', by, words, citing, about, pauses };
  }
  const own = OWN_PARTS[event.type] as (data: Step['data']) => object;
  return { ...own(event.data), dispute, by, words, citing } as StepOrder;
};
