import { type ContractCase, STORES, type StoreName } from './cases.js';

/** A test that was run, or skipped, as the test runner reports it. */
export interface RunTest {
  readonly title: string;
  readonly status: string;
}

/** Tests of one case over one store. */
interface Cell {
  readonly run: number;
  readonly skipped: number;
}

/** Store -> number of the case -> tests. */
export type Tally = ReadonlyMap<StoreName, ReadonlyMap<number, Cell>>;

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * The store a test file is about, by the file's name; undefined when it is about none. What is tested of the KurrentDB adapter
 * without a server counts as tested over the peer.
 */
export const storeOf = (file: string): StoreName | undefined => {
  const [adapter] = /^[a-z]+/.exec(fileName(file)) ?? [];
  if (adapter === 'kurrentdb') return file.endsWith('.server.test.ts') ? 'kurrentdb' : 'kurrentdb-peer';
  return STORES.find((store) => store === adapter);
};

const numberOf = (title: string): number | undefined => {
  const [, digits] = /^(\d{1,2}) /.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Counts the tests of each case over each store. `files`: file name and its tests. */
export const tallyOf = (files: readonly (readonly [file: string, tests: readonly RunTest[]])[]): Tally => {
  const tally = new Map<StoreName, Map<number, Cell>>();
  for (const [file, tests] of files) {
    const store = storeOf(file);
    if (store === undefined) continue;
    const cells = tally.get(store) ?? new Map<number, Cell>();
    tally.set(store, cells);
    for (const { title, status } of tests) {
      const number = numberOf(title);
      if (number === undefined) continue;
      const { run, skipped } = cells.get(number) ?? { run: 0, skipped: 0 };
      const isRun = status === 'passed' || status === 'failed';
      cells.set(number, { run: run + (isRun ? 1 : 0), skipped: skipped + (isRun ? 0 : 1) });
    }
  }
  return tally;
};

const runsOf = (tally: Tally, store: StoreName, number: number): number => tally.get(store)?.get(number)?.run ?? 0;

/** Stores of which at least one test was run; a server that was not there has none. */
const presentIn = (tally: Tally): readonly StoreName[] =>
  STORES.filter((store) => [...(tally.get(store)?.values() ?? [])].some(({ run }) => run > 0));

/** What is wrong with the coverage: a case without test and without reason, a reason that is out of date, a number nobody knows. */
export const gapsIn = (cases: readonly ContractCase[], tally: Tally): readonly string[] => {
  const numbers = new Set(cases.map(({ number }) => number));
  return presentIn(tally).flatMap((store) => [
    ...cases.flatMap(({ number, title, leftOut, elsewhere }) => {
      const runs = runsOf(tally, store, number);
      const reason = leftOut?.[store];
      if (runs === 0 && reason === undefined && elsewhere === undefined)
        return [`case ${String(number)} (${title}) has no test over ${store}, and no reason`];
      if (runs > 0 && reason !== undefined)
        return [
          `case ${String(number)} (${title}) is said to be left out over ${store}, but has ${String(runs)} tests`,
        ];
      return [];
    }),
    ...[...(tally.get(store)?.keys() ?? [])]
      .filter((number) => !numbers.has(number))
      .map((number) => `a test over ${store} has the number ${String(number)}, which is no case of the contract`),
  ]);
};

/** Reasons that are the same for several stores stand once. */
const gather = (reasons: ContractCase['leftOut'], stores: readonly StoreName[]): readonly string[] => {
  const byReason = new Map<string, StoreName[]>();
  for (const store of stores) {
    const reason = reasons?.[store];
    if (reason !== undefined) byReason.set(reason, [...(byReason.get(reason) ?? []), store]);
  }
  return [...byReason].map(
    ([reason, of]) => `${of.length === STORES.length ? 'every store' : of.join(', ')}: ${reason}`,
  );
};

const cellText = (runs: number): string => (runs === 0 ? '-' : String(runs));

const NAME_A_SERVER =
  'name a server in MATCHTAPE_KURRENTDB, such as kurrentdb://127.0.0.1:2113?tls=false, and the command that starts one in MATCHTAPE_KURRENTDB_COMMAND';

/** The table of what was run and what was left out, line by line. `filesLeftOut`: those that need a server, or the command for one. */
export const describeCoverage = (
  cases: readonly ContractCase[],
  tally: Tally,
  filesLeftOut: readonly string[] = [],
): readonly string[] => {
  const present = presentIn(tally);
  const widths = present.map((store) => store.length);
  const row = (head: string, cells: readonly string[]): string =>
    `${head.padEnd(60)} ${cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ')}`;
  return [
    row(`The contract of the event store, ${String(cases.length)} cases: tests run`, present),
    ...cases.flatMap(({ number, title, leftOut, partly, elsewhere }) => [
      row(
        `${String(number).padStart(2)} ${title}`,
        present.map((store) => cellText(runsOf(tally, store, number))),
      ),
      ...(elsewhere === undefined ? [] : [`     in ${elsewhere}`]),
      ...gather(leftOut, STORES).map((reason) => `     left out, ${reason}`),
      ...gather(partly, STORES).map((reason) => `     in part, ${reason}`),
    ]),
    ...(filesLeftOut.length === 0 ? [] : [`Not run: ${filesLeftOut.map(fileName).join(', ')}; ${NAME_A_SERVER}.`]),
  ];
};
