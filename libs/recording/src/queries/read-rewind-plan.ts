import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import { makeMatchTape, planRewind, type RewindPlan } from '#projections';
import { RecordingProblem } from '../problem.js';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';

/** The plan of a rewind of a match at its newest revision. */
export type RewindPlanOf = RewindPlan & { readonly revision: number };

/** What setting a match back to before the play of number `to` would come to, as the viewer's own tape tells it. Throws `rewind/no-such-play`. */
export class ReadRewindPlan extends Query<RewindPlanOf> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
    readonly to: number,
  ) {
    super();
  }
}

const noSuchPlay = (to: number): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'rewind/no-such-play',
    message: `Play ${String(to)} does not stand on this tape.`,
    remedy: 'Name the first play to be undone, by its number in the timeline.',
  });

@QueryHandler(ReadRewindPlan)
export class ReadRewindPlanHandler implements IQueryHandler<ReadRewindPlan> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes, to }: ReadRewindPlan): Promise<RewindPlanOf> {
    const { tape: live, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(live, viewer);
    const { ruleset } = live;
    const { envelopes } = await this.readings.seen(live, viewer);
    const tape = makeMatchTape(ruleset, envelopes, viewer);
    const plan = planRewind(tape, { ruleset, viewer }, to);
    if (plan === null) throw noSuchPlay(to);
    return { revision: envelopes.length - 1, ...plan };
  }
}
