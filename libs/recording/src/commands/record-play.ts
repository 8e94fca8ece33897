import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Receipt } from '#match';
import { makeCanonicalJson, type Json } from '#kernel';
import type { Viewer } from '#ruleset';
import { playIdTaken, RecordingProblem } from '../problem.js';
import { readPlay, type EnteredPlay } from '../tape/entered-play.js';
import { insist } from '../tape/insist.js';
import type { Batch, LiveTape } from '../tape/live-tape.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { recordOnce } from '../tape/record-once.js';
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

  private attempt(tape: LiveTape, order: RecordPlay): Promise<Receipt> {
    const { playId, actor, expectedRevision } = order;
    return recordOnce(this.recorder, tape, {
      ...{ playId, actor, expectedRevision },
      command: () => ({ type: 'RecordPlay', play: readPlay(tape, tape.revision, order) }),
      checkSame: (earlier) => checkSame(tape, earlier, order),
    });
  }
}

const recordedPlay = (tape: LiveTape, { from }: Batch): Json =>
  (tape.envelopeAt(from).data as Readonly<Record<string, Json>>)['play'] ?? null;

/** Reads the entry on the table as it was then: a line means what it meant when it was first sent. */
const checkSame = (tape: LiveTape, batch: Batch, order: RecordPlay): void => {
  const play = readPlay(tape, batch.from - 1, order);
  if (makeCanonicalJson(play) !== makeCanonicalJson(recordedPlay(tape, batch))) {
    throw playIdTaken(order.playId, batch.from);
  }
};
