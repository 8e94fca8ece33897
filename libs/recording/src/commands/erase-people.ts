import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type ErasureReason, forgettingBeside, forgettingOf, IN_THE_OPEN, saysErased } from '#match';
import type { Seat } from '#ruleset';
import { impossiblePlay } from '../problem.js';
import { StudyIndex } from '../studies/study-index.js';
import { StudyShelf } from '../studies/study-shelf.js';
import { Forgetting } from '../tape/forgetting.js';
import { insist } from '../tape/insist.js';
import { Journal } from '../tape/journal.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { checkSeat } from '../tape/look.js';
import { Recorder } from '../tape/recorder.js';

/**
 * What an erasure did.
 * - `seat`: whose name and notes; null for everybody's
 * - `events`: how many events had such a text, of the match and of its studies; 0 where all was erased before
 * - `revision`: of the tape's last event
 */
export interface Erased {
  readonly matchId: string;
  readonly seat: Seat | null;
  readonly events: number;
  readonly revision: number;
}

/** Erases the name and the notes of the player on a seat, or with null everybody's, also from the studies of the match. Asked again it erases what is left, and what has come since. */
export class ErasePeople extends Command<Erased> {
  readonly matchId: string;
  readonly seat: Seat | null;
  readonly reason: ErasureReason;
  readonly actor: string;

  constructor(order: Omit<ErasePeople, keyof Command<Erased>>) {
    super();
    this.matchId = order.matchId;
    this.seat = order.seat;
    this.reason = order.reason;
    this.actor = order.actor;
  }
}

@CommandHandler(ErasePeople)
export class ErasePeopleHandler implements ICommandHandler<ErasePeople> {
  @Inject() private readonly journal!: Journal;
  @Inject() private readonly studies!: StudyIndex;
  @Inject() private readonly shelf!: StudyShelf;

  constructor(
    private readonly tapes: LiveTapes,
    private readonly recorder: Recorder,
    private readonly forgetting: Forgetting,
  ) {}

  execute(order: ErasePeople): Promise<Erased> {
    return this.tapes.serially(order.matchId, () => insist(() => this.erase(order)));
  }

  /**
   * The texts go first and the tape says so afterwards, at the revision that was read before: whoever is told reads nothing but what is left, and
   * what another node wrote in between is erased by the next try. A kill between the two leaves names in memory and views only, until it is asked again.
   */
  private async erase({ matchId, seat, reason, actor }: ErasePeople): Promise<Erased> {
    const tape = await this.tapes.load(matchId);
    if (seat !== null) checkSeat(tape, seat);
    if (!(await this.journal.isSealed(matchId))) throw impossiblePlay(IN_THE_OPEN);
    const envelopes = tape.envelopes.slice();
    // While the tape still says what is to be forgotten.
    const beside = await this.shelf.erase(await this.studies.of(matchId), (authors) =>
      forgettingBeside(envelopes, seat, authors),
    );
    const events = await this.journal.erase(matchId, forgettingOf(envelopes, seat));
    const isTold = events === 0 && saysErased(envelopes, seat);
    if (!isTold) {
      const cause = `match:erase:${String(tape.revision + 1)}`;
      await this.recorder.record(tape, { type: 'ErasePeople', seat, reason }, { cause, actor });
    }
    this.forgetting.forget(matchId);
    return { matchId, seat, events: events + beside, revision: tape.revision };
  }
}
