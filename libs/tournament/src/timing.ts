import { callTook } from './calls.js';
import { minutesGiven } from './floor.js';
import { roundOf, type DeskTable, type Tournament } from './state.js';

/** The times of a table, and what it was held up by: milliseconds of calls and of deck checks, minutes that it was given. */
export interface TableTiming {
  readonly table: number;
  readonly openedAt: string | null;
  readonly resultAt: string | null;
  readonly calls: number;
  readonly calledFor: number;
  readonly checkedFor: number;
  readonly given: number;
}

/**
 * The times of a round: when its pairings were posted, its clock started, time called, its last result in, and itself closed; and of which
 * tables it waited, the last first, with what held them up.
 */
export interface RoundTiming {
  readonly round: number;
  readonly postedAt: string;
  readonly begunAt: string | null;
  readonly calledAt: string | null;
  readonly lastAt: string | null;
  readonly closedAt: string | null;
  readonly open: number;
  readonly tables: readonly TableTiming[];
}

const lastOf = (times: readonly string[]): string | null => [...times].sort().at(-1) ?? null;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

type Known = Pick<Tournament, 'rounds' | 'calls' | 'checks'>;

interface Timing {
  readonly round: number;
  readonly table: DeskTable;
  readonly now: number;
}

const timingOf = ({ calls, checks }: Known, { round, table, now }: Timing): TableTiming => {
  const isHere = (of: { readonly round: number; readonly table: number }): boolean =>
    of.round === round && of.table === table.table;
  const took = calls.filter(isHere).map((call) => callTook(call, now));
  const checked = checks
    .filter(isHere)
    .map(({ begunAt, endedAt }) => (endedAt === null ? now : Date.parse(endedAt)) - Date.parse(begunAt));
  return {
    table: table.table,
    openedAt: table.openedAt,
    resultAt: lastOf(table.reports.map(({ at }) => at)),
    calls: took.length,
    calledFor: sum(took),
    checkedFor: sum(checked),
    given: minutesGiven(table),
  };
};

/** Those without a result come first, then the latest. */
const later = (one: TableTiming, other: TableTiming): number =>
  one.resultAt === other.resultAt
    ? one.table - other.table
    : one.resultAt === null
      ? -1
      : other.resultAt === null
        ? 1
        : other.resultAt.localeCompare(one.resultAt);

/** The times of a round; null where there is none of that number. */
export const roundTiming = (tournament: Known, round: number, now: number): RoundTiming | null => {
  const found = roundOf(tournament, round);
  if (found === undefined) return null;
  const tables = found.tables.map((table) => timingOf(tournament, { round, table, now })).sort(later);
  return {
    round,
    postedAt: found.postedAt,
    begunAt: found.clock.begunAt,
    calledAt: found.clock.calledAt,
    lastAt: lastOf(tables.flatMap(({ resultAt }) => (resultAt === null ? [] : [resultAt]))),
    closedAt: found.closedAt,
    open: tables.filter(({ resultAt }) => resultAt === null).length,
    tables,
  };
};
