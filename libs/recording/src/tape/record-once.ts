import type { Json } from '#kernel';
import type { MatchCommand, Receipt } from '#match';
import { wrongRevision } from '../problem.js';
import type { Batch, LiveTape } from './live-tape.js';
import { receiptOf } from './receipt.js';
import type { Recorder } from './recorder.js';

/** Who orders under which id, and the tape's last revision as the sender knows it. */
export interface Order {
  readonly playId: string;
  readonly actor: string;
  readonly expectedRevision: number | undefined;
}

/**
 * What an order comes to on a tape.
 * - `command`: read on the tape as it is, once it is known that nothing was recorded under the id
 * - `checkSame`: throws where another order was recorded under it, in that batch
 */
export interface Ordered {
  readonly command: () => MatchCommand<Json>;
  readonly checkSame: (earlier: Batch) => void;
}

/** Records an order under its id, or answers the receipt it got before, and lets the dealer answer it. Throws `match/wrong-revision`. */
export const recordOnce = async (
  recorder: Recorder,
  tape: LiveTape,
  { playId: cause, actor, expectedRevision, command, checkSame }: Order & Ordered,
): Promise<Receipt> => {
  // A process that died between a play and the dealer's answer left the dealer's part to us.
  await recorder.settle(tape);
  const earlier = tape.batchOf(cause);
  if (earlier !== undefined) {
    checkSame(earlier);
    return receiptOf(tape, earlier, true);
  }
  if (expectedRevision !== undefined && expectedRevision !== tape.revision) {
    throw wrongRevision(expectedRevision, tape.revision);
  }
  const from = tape.revision + 1;
  const repeated = await recorder.record(tape, command(), { cause, actor });
  const batch = tape.batchOf(cause) ?? { cause, from, to: tape.revision };
  await recorder.settle(tape);
  return receiptOf(tape, batch, repeated);
};
