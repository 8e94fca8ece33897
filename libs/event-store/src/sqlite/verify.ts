import { besideFault } from '#kernel';
import { setImmediate } from 'node:timers/promises';
import { StoreDamagedError } from '../errors.js';
import type { StoreProblem, StreamHead, VerifyOptions, VerifyReport } from '../port.js';
import { nextLink, SEAL_KIT } from '../chain/index.js';
import { VerifyTally, type VerifyWish } from '../chain/tally.js';
import type { SqliteConnection } from './driver.js';
import { makeFault } from './faults.js';
import { allValues, type ChainedRow, eventOf, type EventRow, type Statements } from './rows.js';
import { schemaFaults } from './schema.js';

const PAGE = 200;

/** What verification reads. */
export interface VerifyParts {
  readonly connection: SqliteConnection;
  readonly statements: Statements;
  readonly path: string;
  readonly guard: () => void;
}

const faultsOf = (event: ChainedRow, tally: VerifyTally): readonly string[] => {
  const head = tally.reached(event.stream);
  const faults: string[] = [];
  if (event.position !== tally.position + 1) faults.push('events before it are missing from the store');
  if (event.revision !== head.revision + 1) faults.push('events before it are missing from its stream');
  else if (nextLink(head.chain, event) !== event.chain) faults.push('it is not what was written');
  const beside = faults.length === 0 ? besideFault(SEAL_KIT.digest, event) : undefined;
  return beside === undefined ? faults : [beside];
};

const checkRow = (row: EventRow, tally: VerifyTally): void => {
  tally.events += 1;
  try {
    const event = eventOf(row);
    const { stream, revision, position } = event;
    for (const what of faultsOf(event, tally)) tally.report({ what, stream, revision, position });
    tally.take(event);
  } catch (error) {
    if (!(error instanceof StoreDamagedError)) throw error;
    tally.report({ what: error.message, position: row.position });
    tally.position = row.position;
  }
};

const checkSeen = (statements: Statements, { stream, revision, hash }: StreamHead): StoreProblem | undefined => {
  const row = statements.link.get(stream, revision);
  if (row === undefined)
    return { what: 'an event that was seen before is missing: the stream was cut', stream, revision, seen: 'missing' };
  if (Buffer.from(row.chain).toString('hex') === hash) return undefined;
  return {
    what: 'the stream is not the one that was seen before: it was rewritten',
    stream,
    revision,
    seen: 'changed',
  };
};

const scan = async ({ statements, guard }: VerifyParts, tally: VerifyTally, options: VerifyOptions): Promise<void> => {
  for (;;) {
    guard();
    const rows = statements.all.all(...allValues({ after: tally.position, end: Number.MAX_SAFE_INTEGER, limit: PAGE }));
    for (const row of rows) checkRow(row, tally);
    if (rows.length < PAGE) return;
    options.onProgress?.(tally.events);
    await setImmediate();
  }
};

const checkPages = ({ connection }: VerifyParts, tally: VerifyTally): void => {
  const pages = String(connection.pragma('integrity_check(1)'));
  if (pages !== 'ok') tally.report({ what: `SQLite finds its pages damaged: ${pages}` });
  for (const what of schemaFaults(connection)) tally.report({ what });
};

/** Reads everything: SQLite's pages, every link of every chain, the positions, and what was seen before. */
export const verifyStore = async (parts: VerifyParts, wish: VerifyWish): Promise<VerifyReport> => {
  const tally = new VerifyTally(wish.seen);
  try {
    checkPages(parts, tally);
    await scan(parts, tally, wish);
    for (const head of wish.seen) {
      const problem = 'stream' in head ? checkSeen(parts.statements, head) : undefined;
      if (problem !== undefined) tally.tellSeen(problem);
    }
  } catch (error) {
    const fault = makeFault(error, parts.path);
    if (!(fault instanceof StoreDamagedError)) throw fault;
    tally.report({ what: fault.message });
  }
  return tally.finish();
};
