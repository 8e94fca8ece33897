import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Receipt } from '#match';
import { impossiblePlay, wrongRevision } from '../problem.js';
import { insist } from '../tape/insist.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { receiptOf } from '../tape/receipt.js';
import { Recorder } from '../tape/recorder.js';

/** Closes a tape for good. Closing again with the same note answers the first receipt. */
export class CloseMatch extends Command<Receipt> {
  readonly matchId: string;
  readonly note: string;
  readonly expectedRevision: number | undefined;
  readonly actor: string;

  constructor(order: Omit<CloseMatch, keyof Command<Receipt>>) {
    super();
    this.matchId = order.matchId;
    this.note = order.note;
    this.expectedRevision = order.expectedRevision;
    this.actor = order.actor;
  }
}

/** Cause of the batch that closes a match. */
const CLOSE_CAUSE = 'match:close';

@CommandHandler(CloseMatch)
export class CloseMatchHandler implements ICommandHandler<CloseMatch> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly recorder: Recorder,
  ) {}

  execute(order: CloseMatch): Promise<Receipt> {
    return this.tapes.serially(order.matchId, () => insist(() => this.close(order)));
  }

  private async close({ matchId, note, expectedRevision, actor }: CloseMatch): Promise<Receipt> {
    const tape = await this.tapes.load(matchId);
    const earlier = tape.batchOf(CLOSE_CAUSE);
    if (earlier !== undefined) {
      const { data } = tape.envelopeAt(earlier.from);
      if ((data as { readonly note?: unknown }).note !== note) throw closedBefore();
      return receiptOf(tape, earlier, true);
    }
    if (expectedRevision !== undefined && expectedRevision !== tape.revision) {
      throw wrongRevision(expectedRevision, tape.revision);
    }
    const repeated = await this.recorder.record(tape, { type: 'CloseMatch', note }, { cause: CLOSE_CAUSE, actor });
    const { revision } = tape;
    return receiptOf(tape, { cause: CLOSE_CAUSE, from: revision, to: revision }, repeated);
  }
}

const closedBefore = () =>
  impossiblePlay({
    code: 'match/closed',
    message: 'This match was closed before, with another note.',
    remedy: 'Read its tape for the note; a closed tape takes no more events.',
  });
