import type { ResolvedEvent } from '@kurrent/kurrentdb-client';
import { firstLink } from '../chain/index.js';
import { ForeignEventError, StreamGoneError } from '../errors.js';
import type { StoreProblem, StreamHead, VerifyReport } from '../port.js';
import { isLinked } from './link-check.js';
import type { AllPage, ServerReads } from './server-reads.js';
import { type ChainedRow, rowOf } from './wire.js';

const PAGE = 1000;
/** A report longer than this helps nobody. */
const MAX_PROBLEMS = 1000;
/** On a server that others use there may be any number of their streams. */
const MAX_FOREIGN = 20;

interface Tally {
  readonly heads: Map<string, { readonly revision: number; readonly chain: string }>;
  readonly foreign: Set<string>;
  readonly problems: StoreProblem[];
  events: number;
}

const report = (tally: Tally, problem: StoreProblem): void => {
  if (tally.problems.length < MAX_PROBLEMS) tally.problems.push(problem);
};

const faultOfRow = (row: ChainedRow, tally: Tally): string | undefined => {
  const head = tally.heads.get(row.stream) ?? { revision: -1, chain: firstLink(row.stream) };
  if (row.revision !== head.revision + 1) return 'events before it are missing from its stream';
  return isLinked(head.chain, row) ? undefined : 'it is not what was written';
};

const checkRow = (row: ChainedRow, tally: Tally): void => {
  const { stream, revision, position, chain } = row;
  const what = faultOfRow(row, tally);
  if (what !== undefined) report(tally, { what, stream, revision, position });
  // Go on from what is stored, so that one damaged event is one problem and not the whole rest of its stream.
  tally.heads.set(stream, { revision, chain });
};

const checkEvent = (event: ResolvedEvent, tally: Tally): void => {
  tally.events += 1;
  try {
    const row = rowOf(event);
    if (row !== undefined) checkRow(row, tally);
  } catch (error) {
    if (!(error instanceof ForeignEventError)) throw error;
    const { stream, revision } = error;
    const isOurStream = tally.heads.has(stream);
    // A stream of another program is one problem, however long it is; in a stream of ours each event is.
    if (isOurStream || (!tally.foreign.has(stream) && tally.foreign.size < MAX_FOREIGN))
      report(tally, { what: 'another program wrote it', stream, revision });
    if (!isOurStream) tally.foreign.add(stream);
  }
};

/** Says of a head that was seen before what has become of it. */
const checkSeen = async (reads: ServerReads, seen: StreamHead): Promise<StoreProblem | undefined> => {
  const { stream, revision, hash } = seen;
  try {
    const [row] = (await reads.stream(stream, { from: revision, count: 1 })) ?? [];
    if (row?.revision !== revision)
      return { what: 'an event that was seen before is missing: the stream was cut', stream, revision };
    if (row.chain === hash) return undefined;
  } catch (error) {
    if (error instanceof StreamGoneError)
      return { what: 'the stream that was seen before was tombstoned', stream, revision };
    if (!(error instanceof ForeignEventError)) throw error;
  }
  return { what: 'the stream is not the one that was seen before: it was rewritten', stream, revision };
};

/** Reads everything: every link of every chain, and what was seen before. The server's own files are for the server to check. */
export const verifyStore = async (
  reads: ServerReads,
  guard: () => void,
  seen: readonly StreamHead[],
): Promise<VerifyReport> => {
  const tally: Tally = { heads: new Map(), foreign: new Set(), problems: [], events: 0 };
  // First and without a limit, so that no number of other problems can hide them.
  for (const head of seen) {
    const problem = await checkSeen(reads, head);
    if (problem !== undefined) tally.problems.push(problem);
  }
  let page: AllPage | undefined;
  do {
    guard();
    page = await reads.all({ after: page?.through ?? 0, count: PAGE });
    for (const event of page.events) checkEvent(event, tally);
  } while (!page.isLast);
  const unnamed = tally.foreign.size - MAX_FOREIGN;
  if (unnamed > 0) report(tally, { what: `other programs wrote ${String(unnamed)} more streams` });
  return { events: tally.events, streams: tally.heads.size, problems: tally.problems };
};
