import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Eyes } from '#access';
import type { JsonObject } from '#kernel';
import { dealingText, dealtBy, type DealtBy, type MatchResult, type Waiting } from '#ruleset';
import type { TablePlayer } from '#table';
import { DelayedTapes } from '../delay/delayed-tapes.js';
import { Readings } from '../readings/readings.js';
import { checkViewer } from '../tape/look.js';

/** What a match is dealt from, and one sentence on it, which is null on paper. */
export interface DealingNow {
  readonly by: DealtBy;
  readonly note: string | null;
}

/** A match as it stands: what it was opened with (as the viewer may know it), how far it is, and whom the table waits for. */
export interface MatchNow {
  readonly id: string;
  readonly title: string;
  readonly status: 'unopened' | 'open' | 'closed';
  readonly revision: number;
  readonly plays: number;
  readonly opened: JsonObject;
  readonly dealing: DealingNow;
  readonly openedAt: string;
  readonly lastAt: string;
  readonly players: readonly TablePlayer[];
  readonly waiting: readonly Waiting[];
  readonly result: MatchResult | null;
}

/** One match at its newest revision. */
export class ShowMatch extends Query<MatchNow> {
  constructor(
    readonly matchId: string,
    readonly eyes: Eyes,
  ) {
    super();
  }
}

@QueryHandler(ShowMatch)
export class ShowMatchHandler implements IQueryHandler<ShowMatch> {
  constructor(
    private readonly tapes: DelayedTapes,
    private readonly readings: Readings,
  ) {}

  async execute({ matchId, eyes }: ShowMatch): Promise<MatchNow> {
    const { tape, viewer } = await this.tapes.load(matchId, eyes);
    checkViewer(tape, viewer);
    const seen = await this.readings.seen(tape, viewer);
    const { ruleset, revision } = tape;
    const opened = seen.envelopeAt(0);
    const state = seen.stateAfter(revision);
    const { options } = state;
    return {
      id: matchId,
      title: ruleset.title,
      status: state.status,
      revision,
      plays: state.plays,
      opened: opened?.data as JsonObject,
      dealing: { by: options === null ? 'paper' : dealtBy(options), note: options && dealingText(options) },
      openedAt: tape.envelopeAt(0).at,
      lastAt: tape.envelopeAt(revision).at,
      players: ruleset.view(state.game, viewer).players,
      waiting: state.status === 'open' ? ruleset.waitingFor(state.game) : [],
      result: ruleset.result(state.game),
    };
  }
}
