import type { BroadcastShow } from './broadcast.js';
import { callStatus } from './calls.js';
import { showAfter } from './picks.js';
import type { ShownAt } from './shown-at.js';
import type { DeskRound, DeskTable, Tournament } from './state.js';
import { standingAt } from './standing.js';
import type { TournamentOpening } from './settings.js';
import type { Speaker } from './words.js';

/** Who looks at the desk: who runs the tournament, or everybody. */
export type DeskViewer = 'desk' | 'public';

/** A tournament as somebody may know it. Nobody is told what the codes of its tables are made of. */
export interface SeenTournament extends Omit<Tournament, 'opening' | 'picks' | 'forgotten'> {
  readonly opening: (TournamentOpening & { readonly at: string }) | null;
  readonly broadcast: BroadcastShow;
  readonly viewer: DeskViewer;
}

const withoutName = (by: Speaker): Speaker => (by.role === 'player' ? by : { role: by.role, name: '' });

/** Results of a round that goes on are nobody's to look up (TR 410.4); of one that is closed they are known to all. */
const publicTable = (table: DeskTable, isClosed: boolean): DeskTable => ({
  ...table,
  result: isClosed ? table.result : null,
  reports: isClosed ? table.reports.map((report) => ({ ...report, by: withoutName(report.by) })) : [],
  extensions: table.extensions.map((each) => ({ ...each, words: '' })),
});

const publicRound = (round: DeskRound): DeskRound => ({
  ...round,
  tables: round.tables.map((table) => publicTable(table, round.closedAt !== null)),
});

const openingFor = ({ opening }: Tournament): SeenTournament['opening'] => {
  if (opening === null) return null;
  const { secret: _, ...rest } = opening;
  return rest;
};

/** The tournament as a viewer may know it now: the public behind the delays that are settled. */
export const shownTournament = (tournament: Tournament, viewer: DeskViewer, shownAt: ShownAt): SeenTournament =>
  seenTournament(viewer === 'desk' ? tournament : standingAt(tournament, shownAt), viewer);

/** The tournament as a viewer may know it: deck lists, words of calls, names of officials and who drops are the desk's. */
export const seenTournament = (tournament: Tournament, viewer: DeskViewer): SeenTournament => {
  const { picks, forgotten: _, ...rest } = tournament;
  const seen = { ...rest, opening: openingFor(tournament), broadcast: showAfter(picks), viewer };
  if (viewer === 'desk') return seen;
  return {
    ...seen,
    rounds: seen.rounds.map(publicRound),
    drops: [],
    decks: [],
    checks: seen.checks.map((check) => ({ ...check, by: withoutName(check.by), found: null })),
    calls: seen.calls
      .filter((call) => callStatus(call) !== 'closed')
      .map((call) => ({
        ...call,
        by: withoutName(call.by),
        words: '',
        steps: call.steps.map((step) => ({ ...step, by: withoutName(step.by), words: '' })),
      })),
  };
};

/** The part of it that a floor page of one round shows. */
export const onlyRound = (seen: SeenTournament, round: number): SeenTournament => {
  const rounds = seen.rounds.filter((each) => each.round === round);
  const seated = new Set(rounds.flatMap(({ tables, byes }) => [...tables.flatMap(({ players }) => players), ...byes]));
  return {
    ...seen,
    rounds,
    players: seen.players.filter(({ id }) => seated.has(id)),
    decks: [],
    checks: seen.checks.filter((check) => check.round === round),
    calls: seen.calls.filter((call) => call.round === round || callStatus(call) !== 'closed'),
    standings: null,
  };
};
