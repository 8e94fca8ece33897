import type { ImportPairings, ImportStandings } from '../orders.js';
import { changesNothing, previewImport } from '../preview.js';
import { currentRound, roundOf, type Tournament } from '../state.js';
import { accepted, impossible, roundClosed, type TournamentDecision } from './decision.js';

/** A player who stands twice in a list of one round cannot sit at both places. */
const twice = ({ tables }: ImportPairings): string | undefined => {
  const seen = new Set<string>();
  for (const { id, name } of tables.flatMap(({ players }) => players)) {
    if (seen.has(id)) return name;
    seen.add(id);
  }
  return undefined;
};

/** A table that stands twice in a list. */
const doubled = ({ tables }: ImportPairings): number | undefined => {
  const numbers = tables.flatMap(({ table }) => (table === null ? [] : [table]));
  return numbers.find((table, place) => numbers.indexOf(table) !== place);
};

/** A player who keeps a seat at a table that was begun, and whom the list seats at another. */
const seatedTwice = (state: Tournament, order: ImportPairings, left: ReadonlySet<number>): string | undefined => {
  const kept = roundOf(state, order.round)?.tables.filter(({ table }) => left.has(table)) ?? [];
  const seated = new Set(kept.flatMap(({ players }) => players));
  const others = order.tables.filter(({ table }) => table === null || !left.has(table));
  return others.flatMap(({ players }) => players).find(({ id }) => seated.has(id))?.name;
};

/** Takes pairings in. What was begun is left as it is, and the rest of the list comes in all the same. */
export const decideImport = (state: Tournament, order: ImportPairings): TournamentDecision => {
  const { round, format, by, tables } = order;
  const known = roundOf(state, round);
  if (known !== undefined && known.closedAt !== null) return roundClosed(round);
  const player = twice(order);
  if (player !== undefined)
    return impossible(
      'player-twice',
      `${player} stands twice in the pairings of round ${round}.`,
      'Mend the list where it was made, and bring it in again.',
    );
  const table = doubled(order);
  if (table !== undefined)
    return impossible(
      'table-twice',
      `Table ${table} stands twice in the pairings of round ${round}.`,
      'Mend the list where it was made, and bring it in again.',
    );
  const preview = previewImport(state, round, tables);
  const clash = seatedTwice(state, order, new Set(preview.left.map((each) => each.table)));
  if (clash !== undefined)
    return impossible(
      'player-begun',
      `${clash} sits at a table of round ${round} where play was begun, and the list seats ${clash} elsewhere.`,
      'Settle first what becomes of the table that was begun; then bring a list in that agrees with it.',
    );
  if (known !== undefined && changesNothing(preview, known.byes)) return accepted();
  const { added, changed, removed, players, byes } = preview;
  const data = { round, format, by, players, tables: [...added, ...changed], removed, byes };
  return accepted({ type: 'PairingsImported', data, because: [] });
};

/** Takes standings of another system in. The same again changes nothing. */
export const decideStandings = (state: Tournament, { lines, by }: ImportStandings): TournamentDecision => {
  if (state.standings !== null && JSON.stringify(state.standings.lines) === JSON.stringify(lines)) return accepted();
  const round = currentRound(state)?.round ?? state.rounds.at(-1)?.round ?? null;
  return accepted({ type: 'StandingsImported', data: { round, lines, by }, because: [] });
};
