import { setImmediate } from 'node:timers/promises';
import { StoreDamagedError } from '../errors.js';
import type { StoreProblem, StreamHead, VerifyReport } from '../port.js';
import { firstLink, nextLink } from '../chain/index.js';
import type { SqliteConnection } from './driver.js';
import { makeFault } from './faults.js';
import { allValues, type ChainedRow, eventOf, type EventRow, type Statements } from './rows.js';
import { hasOurTables } from './schema.js';

const PAGE = 200;
/** A report longer than this helps nobody. */
const MAX_PROBLEMS = 100;

/** What verification reads. */
export interface VerifyParts {
  readonly connection: SqliteConnection;
  readonly statements: Statements;
  readonly path: string;
  readonly guard: () => void;
}

interface Tally {
  readonly heads: Map<string, { readonly revision: number; readonly chain: string }>;
  readonly problems: StoreProblem[];
  position: number;
  events: number;
}

const report = (tally: Tally, problem: StoreProblem): void => {
  if (tally.problems.length < MAX_PROBLEMS) tally.problems.push(problem);
};

const faultsOf = (event: ChainedRow, tally: Tally): readonly string[] => {
  const head = tally.heads.get(event.stream) ?? { revision: -1, chain: firstLink(event.stream) };
  const faults: string[] = [];
  if (event.position !== tally.position + 1) faults.push('events before it are missing from the store');
  if (event.revision !== head.revision + 1) faults.push('events before it are missing from its stream');
  else if (nextLink(head.chain, event) !== event.chain) faults.push('it is not what was written');
  return faults;
};

const checkRow = (row: EventRow, tally: Tally): void => {
  tally.events += 1;
  try {
    const event = eventOf(row);
    const { stream, revision, position, chain } = event;
    for (const what of faultsOf(event, tally)) report(tally, { what, stream, revision, position });
    // Go on from what is stored, so that one damaged event is one problem and not the whole rest of its stream.
    tally.heads.set(stream, { revision, chain });
  } catch (error) {
    if (!(error instanceof StoreDamagedError)) throw error;
    report(tally, { what: error.message, position: row.position });
  }
  tally.position = row.position;
};

const checkSeen = (statements: Statements, { stream, revision, hash }: StreamHead): StoreProblem | undefined => {
  const row = statements.link.get(stream, revision);
  if (row === undefined)
    return { what: 'an event that was seen before is missing: the stream was cut', stream, revision };
  if (Buffer.from(row.chain).toString('hex') === hash) return undefined;
  return { what: 'the stream is not the one that was seen before: it was rewritten', stream, revision };
};

const scan = async ({ statements, guard }: VerifyParts, tally: Tally): Promise<void> => {
  for (;;) {
    guard();
    const rows = statements.all.all(...allValues({ after: tally.position, end: Number.MAX_SAFE_INTEGER, limit: PAGE }));
    for (const row of rows) checkRow(row, tally);
    if (rows.length < PAGE) return;
    await setImmediate();
  }
};

const checkPages = ({ connection }: VerifyParts, tally: Tally): void => {
  const pages = String(connection.pragma('integrity_check(1)'));
  if (pages !== 'ok') report(tally, { what: `SQLite finds its pages damaged: ${pages}` });
  if (!hasOurTables(connection)) report(tally, { what: 'the tables are not the ones that were made' });
};

/** Reads everything: SQLite's pages, every link of every chain, the positions, and what was seen before. */
export const verifyStore = async (parts: VerifyParts, seen: readonly StreamHead[]): Promise<VerifyReport> => {
  const tally: Tally = { heads: new Map(), problems: [], position: 0, events: 0 };
  try {
    checkPages(parts, tally);
    await scan(parts, tally);
    for (const head of seen) {
      const problem = checkSeen(parts.statements, head);
      // Not capped: whoever asks about a head gets an answer, however much else is damaged.
      if (problem !== undefined) tally.problems.push(problem);
    }
  } catch (error) {
    const fault = makeFault(error, parts.path);
    if (!(fault instanceof StoreDamagedError)) throw fault;
    report(tally, { what: fault.message });
  }
  return { events: tally.events, streams: tally.heads.size, problems: tally.problems };
};
