import type { Response } from 'express';
import { type Action, notSpokenBy } from '#access';
import type { DeskViewer, TournamentOrder } from '#tournament';
import { askerOf } from '../access/asker.js';
import { allows, checkAllowed } from '../http/access.js';
import { HttpProblem } from '../http/problem.js';

/** Who looks at a desk: its officials see the whole of it, everybody else what is public. */
export const deskViewerOf = (response: Response): DeskViewer => (allows(response, 'desk.read') ? 'desk' : 'public');

/** What each order at the desk needs; what is not named is the desk's own. */
const NEEDED: Readonly<Partial<Record<TournamentOrder['type'], Action>>> = {
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

/** Throws where who asks may not order that at the desk, or not in that name. */
export const checkOrder = (response: Response, { type, by }: TournamentOrder): void => {
  checkAllowed(response, NEEDED[type] ?? 'desk.order');
  const words = notSpokenBy(askerOf(response).reach.role, by.role);
  if (words === null) return;
  throw new HttpProblem(403, {
    code: 'access/refused',
    detail: words,
    remedy: 'Order it in a name that your link speaks for.',
  });
};
