import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { makeCanonicalJson } from '#kernel';
import { takeOrder, type DisputeOrder, type Receipt, type RoundOrder, type TakeBack } from '#match';
import { playIdTaken } from '../problem.js';
import { insist } from '../tape/insist.js';
import type { Batch, LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { recordOnce } from '../tape/record-once.js';
import { Recorder } from '../tape/recorder.js';

/**
 * Takes a dispute a step on (a call, a claim, a ruling, a remedy and what it does, ...), orders something about the match around its games, or takes plays back. `playId` makes it idempotent as that of a play does.
 * `expectedRevision` (where given) must be the tape's last revision, else `match/wrong-revision`. Throws `dispute/refused` where the rules
 * do not let whoever orders it do so.
 */
export class OrderDispute extends Command<Receipt> {
  readonly matchId: string;
  readonly playId: string;
  readonly order: DisputeOrder | RoundOrder | TakeBack;
  readonly expectedRevision: number | undefined;
  readonly actor: string;

  constructor(order: Omit<OrderDispute, keyof Command<Receipt>>) {
    super();
    this.matchId = order.matchId;
    this.playId = order.playId;
    this.order = order.order;
    this.expectedRevision = order.expectedRevision;
    this.actor = order.actor;
  }
}

/** The same order comes to the same event on the match as it stood then. */
const checkSame = (tape: LiveTape, { from }: Batch, { playId, order }: OrderDispute): void => {
  const { type, data } = tape.envelopeAt(from);
  const again = tape.ask(from, (state) => takeOrder(tape.ruleset, state, order));
  const [event] = again.outcome === 'accepted' ? again.batch.events : [];
  const isSame = event?.type === type && makeCanonicalJson(event.data) === makeCanonicalJson(data);
  if (!isSame) throw playIdTaken(playId, from);
};

@CommandHandler(OrderDispute)
export class OrderDisputeHandler implements ICommandHandler<OrderDispute> {
  constructor(
    private readonly tapes: LiveTapes,
    private readonly recorder: Recorder,
  ) {}

  execute(order: OrderDispute): Promise<Receipt> {
    return this.tapes.serially(order.matchId, () => insist(() => this.carryOn(order)));
  }

  private async carryOn(ordered: OrderDispute): Promise<Receipt> {
    const { matchId, playId, order, expectedRevision, actor } = ordered;
    const tape = await this.tapes.load(matchId);
    return recordOnce(this.recorder, tape, {
      ...{ playId, actor, expectedRevision },
      command: () => order,
      checkSame: (earlier) => {
        checkSame(tape, earlier, ordered);
      },
    });
  }
}
