import type { Json } from '#kernel';
import type { Receipt } from '#match';
import type { Verdict } from '#ruleset';
import type { Batch, LiveTape } from './live-tape.js';
import { DEALER_CAUSE } from './recorder.js';

const LEGAL: Verdict = { status: 'legal', findings: [] };

/** The verdict on the play of a batch, which may stand behind the remedy that ordered it. */
const verdictIn = (tape: LiveTape, { from, to }: Batch): Verdict => {
  const played = tape.envelopes.slice(from, to + 1).find(({ type }) => type === 'PlayRecorded');
  return played === undefined
    ? LEGAL
    : (played.data as { readonly verdict: Json } as unknown as { verdict: Verdict }).verdict;
};

/** The last revision of the dealer's batches that directly follow. */
const settledAt = (tape: LiveTape, batch: Batch): number => {
  let revision = batch.to;
  while (tape.envelopes.at(revision + 1)?.cause.startsWith(DEALER_CAUSE) === true) revision++;
  return revision;
};

/** Reads the receipt of a batch from the tape itself, so that the first answer and every later one agree. */
export const receiptOf = (tape: LiveTape, batch: Batch, repeated: boolean): Receipt => ({
  matchId: tape.id,
  cause: batch.cause,
  from: batch.from,
  to: batch.to,
  revision: settledAt(tape, batch),
  verdict: verdictIn(tape, batch),
  repeated,
});
