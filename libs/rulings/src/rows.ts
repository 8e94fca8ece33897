import type { Ruling } from './ruling.js';

export type RowStatus = 'passed' | 'failed' | 'superseded';

/** A ruling and whether all its cases passed. */
export interface JudgedRuling {
  readonly ruling: Pick<Ruling, 'source' | 'superseded'>;
  readonly passed: boolean;
}

const ROW = /^[A-Z]{1,3}\d{2,}$/;

/**
 * The rows of case lists that the rulings' sources name, such as R001: failed where any ruling of the row failed, superseded
 * where one of them says so, else passed.
 */
export const rowsOf = (rulings: readonly JudgedRuling[]): Readonly<Record<string, RowStatus>> => {
  const ids = [...new Set(rulings.flatMap(({ ruling }) => ruling.source))].filter((id) => ROW.test(id)).sort();
  const status = (id: string): RowStatus => {
    const own = rulings.filter(({ ruling }) => ruling.source.includes(id));
    if (own.some(({ passed }) => !passed)) return 'failed';
    return own.some(({ ruling }) => ruling.superseded !== null) ? 'superseded' : 'passed';
  };
  return Object.fromEntries(ids.map((id) => [id, status(id)]));
};
