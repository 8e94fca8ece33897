import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { fingerprint, makeCanonicalJson } from '#kernel';
import { withoutPast } from '#match';
import { LiveTapes } from '../tape/live-tapes.js';
import { revisionOf, stateAt } from '../tape/look.js';
import type { HeldState } from '../tape/live-tape.js';

/** The whole state after a revision, hidden things included, with the fingerprint of its canonical JSON. */
export interface StateAt {
  readonly matchId: string;
  readonly revision: number;
  readonly fingerprint: string;
  readonly state: HeldState;
}

/** The raw state after revision `at`, the newest where it is undefined. For the recorder and programs only: it hides nothing. */
export class ShowState extends Query<StateAt> {
  constructor(
    readonly matchId: string,
    readonly at: number | undefined,
  ) {
    super();
  }
}

@QueryHandler(ShowState)
export class ShowStateHandler implements IQueryHandler<ShowState> {
  constructor(private readonly tapes: LiveTapes) {}

  async execute({ matchId, at }: ShowState): Promise<StateAt> {
    const tape = await this.tapes.load(matchId);
    const state = withoutPast(stateAt(tape, at));
    return { matchId, revision: revisionOf(tape, at), fingerprint: fingerprint(makeCanonicalJson(state)), state };
  }
}
