import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { makeCanonicalJson, type Json } from '#kernel';
import type { Official, Receipt } from '#match';
import { playIdTaken } from '../problem.js';
import { insist } from '../tape/insist.js';
import type { Batch, LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { recordOnce } from '../tape/record-once.js';
import { Recorder } from '../tape/recorder.js';

/**
 * Sets a match back to before the play of number `to`; nothing is erased. `playId` makes it idempotent as that of a play does.
 * `expectedRevision` (where given) must be the tape's last revision, else `match/wrong-revision`.
 */
export class RewindMatch extends Command<Receipt> {
  readonly matchId: string;
  readonly playId: string;
  readonly to: number;
  readonly by: Official;
  readonly note: string;
  readonly expectedRevision: number | undefined;
  readonly actor: string;

  constructor(order: Omit<RewindMatch, keyof Command<Receipt>>) {
    super();
    this.matchId = order.matchId;
    this.playId = order.playId;
    this.to = order.to;
    this.by = order.by;
    this.note = order.note;
    this.expectedRevision = order.expectedRevision;
    this.actor = order.actor;
  }
}

const orderIn = ({ to, by, note }: Pick<RewindMatch, 'to' | 'by' | 'note'>): Json => ({
  to,
  by: { role: by.role, name: by.name },
  note,
});

const checkSame = (tape: LiveTape, { from }: Batch, order: RewindMatch): void => {
  const { type, data } = tape.envelopeAt(from);
  const isSame =
    type === 'MatchRewound' &&
    makeCanonicalJson(orderIn(data as unknown as RewindMatch)) === makeCanonicalJson(orderIn(order));
  if (!isSame) throw playIdTaken(order.playId, from);
};

@CommandHandler(RewindMatch)
export class RewindMatchHandler implements ICommandHandler<RewindMatch> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly recorder: Recorder,
  ) {}

  execute(order: RewindMatch): Promise<Receipt> {
    return this.tapes.serially(order.matchId, () => insist(() => this.rewind(order)));
  }

  private async rewind(order: RewindMatch): Promise<Receipt> {
    const { matchId, playId, to, by, note, expectedRevision, actor } = order;
    const tape = await this.tapes.load(matchId);
    return recordOnce(this.recorder, tape, {
      ...{ playId, actor, expectedRevision },
      command: () => ({ type: 'RewindTo', to, by, note }),
      checkSame: (earlier) => checkSame(tape, earlier, order),
    });
  }
}
