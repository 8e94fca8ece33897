import type { Behind } from '#access';
import { duePicks } from './picks.js';
import { isShown, type ShownAt } from './shown-at.js';
import type { DeckCheck, DeskCall, DeskRound, DeskTable, Tournament } from './state.js';

const tableThen = (table: DeskTable, shown: Behind | null): DeskTable => ({
  ...table,
  ...(isShown(table.openedAt, shown) ? {} : { match: null, openedAt: null }),
  reports: table.reports.filter(({ at }) => isShown(at, shown)),
  extensions: table.extensions.filter(({ at }) => isShown(at, shown)),
});

/** Whether what tells of all the games of some rounds may be shown: of each of their tables. */
const isShownOf = (rounds: readonly DeskRound[], at: string | null, shownAt: ShownAt): boolean =>
  rounds.every(
    ({ round, tables }) =>
      isShown(at, shownAt({ round, table: null })) &&
      tables.every(({ table }) => isShown(at, shownAt({ round, table }))),
  );

const roundThen = (round: DeskRound, shownAt: ShownAt): DeskRound => ({
  ...round,
  tables: round.tables.map((table) => tableThen(table, shownAt({ round: round.round, table: table.table }))),
  closedAt: isShownOf([round], round.closedAt, shownAt) ? round.closedAt : null,
});

const callThen = (call: DeskCall, shown: Behind | null): DeskCall => ({
  ...call,
  steps: call.steps.filter(({ at }) => isShown(at, shown)),
});

const checkThen = (check: DeckCheck, shown: Behind | null): DeckCheck =>
  isShown(check.endedAt, shown) ? check : { ...check, endedAt: null, found: null };

/**
 * A tournament as its audience is shown it behind the delays of its tables. What tells of games is as it stood: tapes, results, calls, extensions, checks, standings, what the
 * director picked. What the hall itself goes by is as it is: pairings, the clock of the round, announcements.
 */
export const standingAt = (tournament: Tournament, shownAt: ShownAt): Tournament => {
  const { rounds, drops, checks, calls, standings } = tournament;
  return {
    ...tournament,
    rounds: rounds.map((round) => roundThen(round, shownAt)),
    drops: drops.filter(({ at }) => isShownOf(rounds, at, shownAt)),
    checks: checks
      .filter((check) => isShown(check.begunAt, shownAt(check)))
      .map((check) => checkThen(check, shownAt(check))),
    calls: calls.filter((call) => isShown(call.at, shownAt(call))).map((call) => callThen(call, shownAt(call))),
    picks: duePicks(tournament, shownAt),
    standings: isShownOf(rounds, standings?.at ?? null, shownAt) ? standings : null,
  };
};
