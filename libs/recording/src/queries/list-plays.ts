import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { Json } from '#kernel';
import type { JudgedPlay, Offer, Seat, Waiting } from '#ruleset';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkInsight, checkSeat, checkViewer, revisionOf } from '../tape/look.js';

/** What a seat may do, and what it may not and why. `line` is the offered play in the ruleset's notation. */
export interface PlaysAt {
  readonly matchId: string;
  readonly revision: number;
  readonly seat: Seat;
  readonly waiting: readonly Waiting[];
  readonly offers: readonly (Offer<Json> & { readonly line: string })[];
  readonly judged: readonly JudgedPlay<Json>[];
}

/** The plays of a seat after revision `at` (the newest where undefined); only the seat itself and the recorder may ask. */
export class ListPlays extends Query<PlaysAt> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
    readonly asked: { readonly seat: Seat; readonly at: number | undefined },
  ) {
    super();
  }
}

@QueryHandler(ListPlays)
export class ListPlaysHandler implements IQueryHandler<ListPlays> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes, asked: { seat, at } }: ListPlays): Promise<PlaysAt> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    checkSeat(tape, seat);
    checkInsight(viewer, seat);
    const revision = revisionOf(tape, at);
    const { ruleset } = tape;
    const { status, game } = (await this.readings.seen(tape, viewer)).stateAfter(revision);
    if (status === 'closed') return { matchId, revision, seat, waiting: [], offers: [], judged: [] };
    return {
      matchId,
      revision,
      seat,
      waiting: ruleset.waitingFor(game),
      offers: ruleset
        .legalPlays(game, seat)
        .map((offer) => ({ ...offer, line: ruleset.notation.make(offer.play, game) })),
      judged: ruleset.judgedPlays(game, seat),
    };
  }
}
