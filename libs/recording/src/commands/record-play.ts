import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { makeCanonicalJson, type Json } from '#kernel';
import type { Viewer } from '#ruleset';
import { playIdTaken, RecordingProblem, wrongRevision } from '../problem.js';
import { readPlay, type EnteredPlay } from '../tape/entered-play.js';
import { insist } from '../tape/insist.js';
import type { Batch, LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { receiptOf, type Receipt } from '../tape/receipt.js';
import { Recorder } from '../tape/recorder.js';

/**
 * Records one play. `playId` makes it idempotent: the same id with the same play answers the first receipt, with another play
 * `play/id-taken`. `expectedRevision` (where given) must be the tape's last revision, else `match/wrong-revision`.
 */
export class RecordPlay extends Command<Receipt> {
  readonly matchId: string;
  readonly playId: string;
  readonly entered: EnteredPlay;
  readonly expectedRevision: number | undefined;
  readonly actor: string;
  /** As whom the sender sees the table: by whose numbers the play names pieces. */
  readonly viewer: Viewer;

  constructor(order: Omit<RecordPlay, keyof Command<Receipt> | 'viewer'> & { readonly viewer?: Viewer }) {
    super();
    this.matchId = order.matchId;
    this.playId = order.playId;
    this.entered = order.entered;
    this.expectedRevision = order.expectedRevision;
    this.actor = order.actor;
    this.viewer = order.viewer ?? 'recorder';
  }
}

@CommandHandler(RecordPlay)
export class RecordPlayHandler implements ICommandHandler<RecordPlay> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly recorder: Recorder,
  ) {}

  execute(order: RecordPlay): Promise<Receipt> {
    return this.tapes.serially(order.matchId, async () => {
      const held = this.tapes.held(order.matchId);
      return held === undefined ? this.insistOn(order) : this.tryQuickly(held, order);
    });
  }

  /** On the table as it is in memory, which spares a look into the store; but nothing is refused on a table that may be old. */
  private async tryQuickly(tape: LiveTape, order: RecordPlay): Promise<Receipt> {
    try {
      return await this.attempt(tape, order);
    } catch (error) {
      if (!(error instanceof RecordingProblem)) throw error;
      return await this.insistOn(order);
    }
  }

  private insistOn(order: RecordPlay): Promise<Receipt> {
    return insist(async () => this.attempt(await this.tapes.load(order.matchId), order));
  }

  private async attempt(tape: LiveTape, order: RecordPlay): Promise<Receipt> {
    // A process that died between a play and the dealer's answer left the dealer's part to us.
    await this.recorder.settle(tape);
    const earlier = tape.batchOf(order.playId);
    if (earlier !== undefined) return repeatedReceipt(tape, earlier, order);
    const { expectedRevision, playId: cause, actor } = order;
    if (expectedRevision !== undefined && expectedRevision !== tape.revision) {
      throw wrongRevision(expectedRevision, tape.revision);
    }
    const play = readPlay(tape, tape.revision, order);
    const from = tape.revision + 1;
    const repeated = await this.recorder.record(tape, { type: 'RecordPlay', play }, { cause, actor });
    const batch = tape.batchOf(cause) ?? { cause, from, to: tape.revision };
    await this.recorder.settle(tape);
    return receiptOf(tape, batch, repeated);
  }
}

const recordedPlay = (tape: LiveTape, { from }: Batch): Json =>
  (tape.envelopeAt(from).data as Readonly<Record<string, Json>>)['play'] ?? null;

/** Reads the entry on the table as it was then: a line means what it meant when it was first sent. */
const repeatedReceipt = (tape: LiveTape, batch: Batch, order: RecordPlay): Receipt => {
  const play = readPlay(tape, batch.from - 1, order);
  if (makeCanonicalJson(play) !== makeCanonicalJson(recordedPlay(tape, batch))) {
    throw playIdTaken(order.playId, batch.from);
  }
  return receiptOf(tape, batch, true);
};
