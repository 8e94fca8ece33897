import { rowsOf, type RowStatus } from '#rulings';
import type { SourceFile } from '../sources.js';
import type { Shown } from './shown.js';

/** A list of cases that the project began with: what its rows are called and how many it has. */
interface SeedList {
  readonly prefix: string;
  readonly title: string;
  readonly count: number;
  /** Digits of a row's number. */
  readonly digits: number;
}

/** The lists in the order in which they were given. */
export const SEED_LISTS: readonly SeedList[] = [
  { prefix: 'R', title: 'Judge rulings', count: 50, digits: 3 },
  { prefix: 'F', title: 'FAQ of the Core Rules', count: 10, digits: 3 },
  { prefix: 'M', title: 'Moving, with its FAQ', count: 16, digits: 3 },
  { prefix: 'L', title: 'Actions of Legends of Runeterra', count: 36, digits: 3 },
  { prefix: 'O', title: 'Origins FAQ', count: 97, digits: 3 },
  { prefix: 'OT', title: 'Origins FAQ: revised card texts', count: 31, digits: 2 },
  { prefix: 'OA', title: 'Origins FAQ: what chooses targets', count: 13, digits: 2 },
];

/** The ids of a list's rows: R001, R002 and so on. */
export const idsOf = ({ prefix, count, digits }: SeedList): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(digits, '0')}`);

/** What became of a row: where it is shown, and what came of it. Tests count where no ruling names it; `missing`: nowhere. */
export interface SeedRow {
  readonly id: string;
  readonly rulings: readonly string[];
  readonly tests: readonly string[];
  readonly result: RowStatus | 'test' | 'missing';
}

const resultOf = (status: RowStatus | undefined, tests: readonly string[]): SeedRow['result'] =>
  status ?? (tests.length > 0 ? 'test' : 'missing');

/** Every row of the lists, as the rulings that name it came out. `tests` are those that may show a row. */
export const seedRows = (shown: readonly Shown[], tests: readonly SourceFile[]): readonly SeedRow[] => {
  const statuses = rowsOf(shown);
  return SEED_LISTS.flatMap(idsOf).map((id) => {
    const own = shown.filter(({ ruling }) => ruling.source.includes(id)).map(({ path }) => path);
    const word = new RegExp(`\\b${id}\\b`);
    const named = own.length > 0 ? [] : tests.filter(({ text }) => word.test(text)).map(({ path }) => path);
    return { id, rulings: own, tests: named, result: resultOf(statuses[id], named) };
  });
};

/** What is wrong with the rows: those that are shown nowhere, and those whose ruling fails. */
export const seedProblems = (rows: readonly SeedRow[]): readonly string[] =>
  rows.flatMap(({ id, result, rulings }) => {
    if (result === 'missing') return [`row ${id} is in no ruling's source and in no test`];
    return result === 'failed' ? [`row ${id}: a ruling of ${rulings.join(', ')} does not come out as it says`] : [];
  });
