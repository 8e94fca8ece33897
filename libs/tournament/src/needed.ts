import type { Action } from '#access';
import type { TournamentOrder } from './orders.js';

/** What each order at the desk needs; what is not named is the desk's own. */
const NEEDED: Readonly<Partial<Record<TournamentOrder['type'], Action>>> = {
  OpenTournament: 'event.open',
  DirectBroadcast: 'broadcast.direct',
  EraseNames: 'names.erase',
  ReportResult: 'round.order',
  ConfirmResult: 'round.order',
  AskToDrop: 'round.order',
  CallToTable: 'call.enter',
  ExtendTable: 'call.rule',
  BeginDeckCheck: 'call.rule',
  EndDeckCheck: 'call.rule',
  ClaimCall: 'call.rule',
  ReachCall: 'call.rule',
  RuleCall: 'call.rule',
  EscalateCall: 'call.rule',
  CloseCall: 'call.rule',
};

/** What somebody must be allowed who orders something at the desk: the server checks it, and the page offers nothing else. */
export const neededFor = (type: TournamentOrder['type']): Action => NEEDED[type] ?? 'desk.order';
