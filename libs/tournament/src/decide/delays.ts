import type { SetDelay } from '../orders.js';
import type { Tournament } from '../state.js';
import { accepted, type TournamentDecision } from './decision.js';

/** What is settled at a place itself, whatever counts there; null for nothing. */
const settledAt = ({ opening, delays }: Tournament, { round, table }: SetDelay) =>
  round === null && table === null
    ? (opening?.settings.delay ?? 0)
    : (delays.find((each) => each.round === round && each.table === table)?.delay ?? null);

/** Settles how late the audience sees matches. Rounds and tables may have a delay before their pairings are there. */
export const decideDelay = (state: Tournament, order: SetDelay): TournamentDecision => {
  const { round, table, by } = order;
  const delay = round === null && table === null ? (order.delay ?? 0) : order.delay;
  if (settledAt(state, order) === delay) return accepted();
  return accepted({ type: 'DelaySet', data: { round, table, delay, by }, because: [] });
};
