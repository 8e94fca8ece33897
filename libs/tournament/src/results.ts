import type { DeskTable, Report } from './state.js';
import { isSameResult, winnerOf, type TableResult } from './words.js';

/**
 * How the result of a table stands.
 * - `none`: nobody has reported; `reported`: some sides have, and they say the same; `agreed`: all sides say the same
 * - `conflict`: sides say different things; `settled`: an official has reported, which counts whatever sides say
 */
export type ResultStatus = 'none' | 'reported' | 'agreed' | 'conflict' | 'settled';

/**
 * The result of a table. `result` is null where there is none that may be passed on. `missing`: sides that have not reported;
 * `dissent`: reports that say otherwise than the result that counts.
 */
export interface ResultReading {
  readonly status: ResultStatus;
  readonly result: TableResult | null;
  readonly missing: readonly number[];
  readonly dissent: readonly Report[];
}

const NOTHING: ResultReading = { status: 'none', result: null, missing: [], dissent: [] };

/** Reads the result of a table from what was reported. */
export const resultOf = ({ players, reports }: Pick<DeskTable, 'players' | 'reports'>): ResultReading => {
  const official = reports.find(({ seat }) => seat === null);
  const sides = reports.filter(({ seat }) => seat !== null);
  const missing = players.flatMap((_, seat) => (sides.some((side) => side.seat === seat) ? [] : [seat]));
  if (official !== undefined) {
    const dissent = sides.filter(({ result }) => !isSameResult(result, official.result));
    return { status: 'settled', result: official.result, missing, dissent };
  }
  const [first, ...others] = sides;
  if (first === undefined) return { ...NOTHING, missing };
  if (others.some(({ result }) => !isSameResult(result, first.result)))
    return { status: 'conflict', result: null, missing, dissent: sides };
  const isWhole = missing.length === 0;
  return { status: isWhole ? 'agreed' : 'reported', result: isWhole ? first.result : null, missing, dissent: [] };
};

/** Whether what the pairing system holds is another result than the one that counts here. */
export const differsElsewhere = (table: DeskTable): boolean => {
  const { result } = resultOf(table);
  const elsewhere = table.result;
  if (result === null || elsewhere === null) return false;
  return winnerOf(result) !== elsewhere.winner || (elsewhere.wins ?? result.wins).join() !== result.wins.join();
};
