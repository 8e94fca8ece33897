import { type Behind, isDue } from '#access';
import type { DeckCheck, DeskCall, DeskRound, DeskTable, Tournament } from './state.js';

const notYet = (at: string | null, shown: Behind): boolean => at === null || !isDue(at, shown);

const tableThen = (table: DeskTable, shown: Behind): DeskTable => ({
  ...table,
  ...(notYet(table.openedAt, shown) ? { match: null, openedAt: null } : {}),
  reports: table.reports.filter(({ at }) => isDue(at, shown)),
  extensions: table.extensions.filter(({ at }) => isDue(at, shown)),
});

const roundThen = (round: DeskRound, shown: Behind): DeskRound => ({
  ...round,
  tables: round.tables.map((table) => tableThen(table, shown)),
  closedAt: notYet(round.closedAt, shown) ? null : round.closedAt,
});

const callThen = (call: DeskCall, shown: Behind): DeskCall => ({
  ...call,
  steps: call.steps.filter(({ at }) => isDue(at, shown)),
});

const checkThen = (check: DeckCheck, shown: Behind): DeckCheck =>
  notYet(check.endedAt, shown) ? { ...check, endedAt: null, found: null } : check;

/**
 * A tournament as its audience is shown it behind the delay. What tells of games is as it stood: tapes, results, calls, extensions, checks, standings. What the
 * hall itself goes by is as it is: pairings, the clock of the round, announcements.
 */
export const standingAt = (tournament: Tournament, shown: Behind): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => roundThen(round, shown)),
  drops: tournament.drops.filter(({ at }) => isDue(at, shown)),
  checks: tournament.checks.filter(({ begunAt }) => isDue(begunAt, shown)).map((check) => checkThen(check, shown)),
  calls: tournament.calls.filter(({ at }) => isDue(at, shown)).map((call) => callThen(call, shown)),
  standings: tournament.standings === null || !isDue(tournament.standings.at, shown) ? null : tournament.standings,
});
