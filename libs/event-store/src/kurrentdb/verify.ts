import { besideFault } from '#kernel';
import type { ResolvedEvent } from '@kurrent/kurrentdb-client';
import { SEAL_KIT } from '../chain/index.js';
import { VerifyTally, type VerifyWish } from '../chain/tally.js';
import { ForeignEventError, StreamGoneError } from '../errors.js';
import type { StoreProblem, StreamHead, VerifyReport } from '../port.js';
import { isLinked } from './link-check.js';
import type { AllPage, ServerReads } from './server-reads.js';
import { type ChainedRow, rowOf } from './wire.js';

const PAGE = 1000;
/** On a server that others use there may be any number of their streams. */
const MAX_FOREIGN = 20;

/** What was read so far, and the streams of other programs that were met. */
interface Reading {
  readonly tally: VerifyTally;
  readonly foreign: Set<string>;
}

const faultOfRow = (row: ChainedRow, tally: VerifyTally): string | undefined => {
  const head = tally.reached(row.stream);
  if (row.revision !== head.revision + 1) return 'events before it are missing from its stream';
  if (!isLinked(head.chain, row)) return 'it is not what was written';
  return besideFault(SEAL_KIT.digest, row);
};

const checkRow = (row: ChainedRow, tally: VerifyTally): void => {
  const { stream, revision, position } = row;
  const what = faultOfRow(row, tally);
  if (what !== undefined) tally.report({ what, stream, revision, position });
  tally.events += 1;
  tally.take(row);
};

const checkEvent = (event: ResolvedEvent, { tally, foreign }: Reading): void => {
  try {
    const row = rowOf(event);
    if (row !== undefined) checkRow(row, tally);
  } catch (error) {
    if (!(error instanceof ForeignEventError)) throw error;
    const { stream, revision } = error;
    const isOurStream = tally.has(stream);
    // A stream of another program is one problem, however long it is; in a stream of ours each event is.
    if (isOurStream || (!foreign.has(stream) && foreign.size < MAX_FOREIGN))
      tally.report({ what: 'another program wrote it', stream, revision });
    if (!isOurStream) foreign.add(stream);
  }
};

/** Says of a head that was seen before what has become of it. */
const checkSeen = async (reads: ServerReads, seen: StreamHead): Promise<StoreProblem | undefined> => {
  const { stream, revision, hash } = seen;
  try {
    const [row] = (await reads.stream(stream, { from: revision, count: 1 })) ?? [];
    if (row?.revision !== revision)
      return {
        what: 'an event that was seen before is missing: the stream was cut',
        stream,
        revision,
        seen: 'missing',
      };
    if (row.chain === hash) return undefined;
  } catch (error) {
    if (error instanceof StreamGoneError)
      return { what: 'the stream that was seen before was tombstoned', stream, revision, seen: 'missing' };
    if (!(error instanceof ForeignEventError)) throw error;
  }
  return {
    what: 'the stream is not the one that was seen before: it was rewritten',
    stream,
    revision,
    seen: 'changed',
  };
};

/** Reads everything: every link of every chain, and what was seen before. The server's own files are for the server to check. */
export const verifyStore = async (
  reads: ServerReads,
  guard: () => void,
  { seen, onProgress }: VerifyWish,
): Promise<VerifyReport> => {
  const tally = new VerifyTally(seen);
  const foreign = new Set<string>();
  // First and without a limit, so that no number of other problems can hide them.
  for (const head of seen) {
    const problem = 'stream' in head ? await checkSeen(reads, head) : undefined;
    if (problem !== undefined) tally.tellSeen(problem);
  }
  let page: AllPage | undefined;
  do {
    guard();
    page = await reads.all({ after: page?.through ?? 0, count: PAGE });
    for (const event of page.events) checkEvent(event, { tally, foreign });
    onProgress?.(tally.events);
  } while (!page.isLast);
  const unnamed = foreign.size - MAX_FOREIGN;
  if (unnamed > 0) tally.report({ what: `other programs wrote ${String(unnamed)} more streams` });
  return tally.finish();
};
