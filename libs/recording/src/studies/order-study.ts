import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { studyDecider, type Study, type StudyEvent, type StudyOrder } from '#study';
import { CLOCK, type Clock } from '../ports.js';
import { RecordingProblem } from '../problem.js';
import { LiveTapes } from '../tape/live-tapes.js';
import { StudyIndex } from './study-index.js';
import { StudyPins } from './study-pins.js';
import { type HeldStudy, StudyShelf, studyEventIn, unknownStudy } from './study-shelf.js';

/**
 * Gives an order to a study; `orderId` makes it idempotent. An `OpenStudy` begins one: its match must be there. Throws `study/unknown`,
 * `match/unknown`, `study/broken-pin`, and what the study's decider or the rules refuse.
 */
export class OrderStudy extends Command<Study> {
  constructor(
    readonly studyId: string,
    readonly order: StudyOrder,
    readonly by: { readonly orderId: string; readonly author: string },
  ) {
    super();
  }
}

const TAKEN = {
  code: 'study/order-taken',
  message: 'This order id was used for another order to this study.',
  remedy: 'Give every order an id of its own; repeat an id only to send the very same order again.',
};

/** Kinds of refusals by their codes: what is not there, and what somebody else has done. */
const kindOf = (code: string): 'unknown' | 'forbidden' | 'conflict' | 'refused' => {
  if (code.startsWith('study/no-')) return 'unknown';
  if (code === 'study/not-yours') return 'forbidden';
  return code.endsWith('-taken') || code.endsWith('-moved') ? 'conflict' : 'refused';
};

@CommandHandler(OrderStudy)
export class OrderStudyHandler implements ICommandHandler<OrderStudy> {
  @Inject() private readonly index!: StudyIndex;
  @Inject() private readonly pins!: StudyPins;
  @Inject(CLOCK) private readonly clock!: Clock;

  constructor(
    private readonly shelf: StudyShelf,
    private readonly tapes: LiveTapes,
  ) {}

  execute(ordered: OrderStudy): Promise<Study> {
    return this.tapes.serially(`study ${ordered.studyId}`, () => this.#carryOut(ordered));
  }

  /** An order as it stands to the match: pinned to its events, its branches judged by its rules. */
  async #judged(order: StudyOrder, study: Study | null): Promise<StudyOrder> {
    if (order.type === 'OpenStudy') {
      await this.tapes.load(order.match);
      return order;
    }
    if (study === null) return order;
    const tape = await this.tapes.load(study.match);
    return this.pins.judged(await this.pins.pin(order, tape), study, tape);
  }

  async #carryOut({ studyId, order, by: { orderId, author } }: OrderStudy): Promise<Study> {
    const held = await this.shelf.find(studyId);
    if (held.study === null && order.type !== 'OpenStudy') throw unknownStudy(studyId);
    const repeated = held.events.find(({ cause }) => cause === orderId);
    if (repeated !== undefined) return this.#again(held, repeated.revision, order);
    const judged = await this.#judged(order, held.study);
    const at = this.clock();
    const events = this.#decide(held, judged, { author, date: at });
    if (events.length > 0) await this.shelf.append(studyId, held, { events, cause: orderId, actor: author, at });
    if (order.type === 'OpenStudy') this.index.add(order.match, studyId);
    return this.#after(held, events);
  }

  #decide({ study }: HeldStudy, order: StudyOrder, by: { author: string; date: string }): readonly StudyEvent[] {
    const decided = studyDecider.decide(study, { order, by });
    if (decided.ok) return decided.value;
    throw new RecordingProblem(kindOf(decided.error.code), decided.error);
  }

  #after({ study }: HeldStudy, events: readonly StudyEvent[]): Study {
    const after = events.reduce(studyDecider.evolve, study);
    if (after === null) throw unknownStudy('');
    return after;
  }

  /** The same order again answers the study as it is now: another kind of order under its id is told. */
  #again({ study, events }: HeldStudy, revision: number, order: StudyOrder): Study {
    const before = events.slice(0, revision).map(studyEventIn).reduce(studyDecider.evolve, null);
    const { type, actor: author = '', at: date = '' } = events[revision] ?? {};
    const decided = studyDecider.decide(before, { order, by: { author, date } });
    const isSame = !decided.ok || decided.value.some((event) => event.type === type);
    if (!isSame || study === null) throw new RecordingProblem('conflict', TAKEN);
    return study;
  }
}
