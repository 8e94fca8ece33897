export { deskOf, may, policyOf, type Refused } from './desk.js';
export { lossesIn, penaltiesOf, type Dispute, type LossGiven, type PenaltyGiven } from './dispute.js';
export { isDisputeEvent, type DisputeEvent, type Penalised, type Remedy } from './events.js';
export { makeJudgeLine, parseJudgeLine } from './judge-line/judge-line.js';
export {
  RULINGS,
  type DisputeOrder,
  type IssuePenalty,
  type RemedyOrder,
  type RulingStatus,
  type StepOrder,
} from './orders.js';
export { orderedBy } from './ordered.js';
export { personText, type Cited, type Citing, type Person } from './people.js';
export { depthOf, lastActionOf } from './last-action.js';
