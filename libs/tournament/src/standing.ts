import { type Behind, isDue } from '#access';
import type { DelayPlace } from './delays.js';
import type { DeckCheck, DeskCall, DeskRound, DeskTable, Tournament } from './state.js';

/** Behind what the audience is shown a place of a tournament; null where it is shown as it is. */
export type ShownAt = (place: DelayPlace) => Behind | null;

/** Whether something of that time may be shown; what has not happened may not. */
const isShown = (at: string | null, shown: Behind | null): boolean =>
  at !== null && (shown === null || isDue(at, shown));

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
 * A tournament as its audience is shown it behind the delays of its tables. What tells of games is as it stood: tapes, results, calls, extensions, checks, standings. What the
 * hall itself goes by is as it is: pairings, the clock of the round, announcements.
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
    standings: isShownOf(rounds, standings?.at ?? null, shownAt) ? standings : null,
  };
};
