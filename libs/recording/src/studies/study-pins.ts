import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '#event-store';
import type { Json, JsonFact, Result } from '#kernel';
import {
  forkProblem,
  mapPins,
  playBranch,
  type BranchRefusal,
  type FoldedBranch,
  type Fork,
  type Pin,
  type PinnedHead,
  type Study,
  type StudyOrder,
} from '#study';
import { EVENT_STORE } from '../ports.js';
import { impossiblePlay, RecordingProblem, refusedPlay } from '../problem.js';
import { MATCH_PREFIX } from '../tape/journal.js';
import type { LiveTape } from '../tape/live-tape.js';
import { checkViewer } from '../tape/look.js';

const brokenPin = ({ event, revision }: Pin): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'study/broken-pin',
    message: `The tape has no event ${event}, which is said to stand at revision ${String(revision)}.`,
    remedy: 'Pin it to an event of this match, by the id that its events have.',
  });

const MID_PLAY = {
  code: 'branch/mid-play',
  message: 'This event is in the middle of a play: the rules are not done with it.',
  remedy: 'Branch off from the last event of the play.',
};

const foldedOf = (answer: Result<FoldedBranch<Json>, BranchRefusal>): FoldedBranch<Json> => {
  if (answer.ok) return answer.value;
  throw 'problem' in answer.error ? impossiblePlay(answer.error.problem) : refusedPlay(answer.error.verdict);
};

type Branching = Extract<StudyOrder, { readonly type: 'MakeBranch' | 'GrowBranch' }>;

/** Holds what an order says of a match against the match itself: its pins by the ids of the events, its branches by the rules. */
@Injectable()
export class StudyPins {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The order with each pin where its event stands now, and the head the tape has. Throws `study/broken-pin`. */
  async pin<Order extends StudyOrder>(order: Order, tape: LiveTape): Promise<Order> {
    const found = await this.store.head(MATCH_PREFIX + tape.id);
    // A store in memory keeps no chain.
    const head: PinnedHead | null =
      found === undefined || found.hash === '' ? null : { revision: found.revision, hash: found.hash };
    const revisions = new Map(tape.envelopes.slice().map(({ id, revision }) => [id, revision]));
    return mapPins(order, (pin) => {
      const revision = revisions.get(pin.event);
      if (revision === undefined) throw brokenPin(pin);
      return { event: pin.event, revision, head };
    });
  }

  /** The order with the plays that it comes to under the rules, with what the branch's dealer answers. Throws what the rules refuse. */
  judged(order: StudyOrder, study: Study, tape: LiveTape): StudyOrder {
    if (order.type === 'MakeBranch') return { ...order, plays: this.#played(order, order, tape).plays };
    if (order.type !== 'GrowBranch') return order;
    const branch = study.branches.find(({ path }) => path === order.path);
    if (branch === undefined || branch.plays.length !== order.after) return order;
    const all = [...branch.plays, ...order.plays];
    const folded = this.#played(order, { ...branch, plays: all }, tape);
    return { ...order, plays: folded.plays.slice(order.after) };
  }

  #played(
    { path }: Branching,
    branch: Pick<Study['branches'][number], 'base' | 'viewer' | 'chance' | 'plays'>,
    tape: LiveTape,
  ): FoldedBranch<Json> {
    checkViewer(tape, branch.viewer);
    const at = tape.envelopes.slice().findIndex(({ id }) => id === branch.base.event);
    const seen = tape.seenBy(branch.viewer);
    const base = at < 0 ? undefined : seen.envelopeAt(at);
    if (base === undefined) throw brokenPin(branch.base);
    if (tape.envelopes.at(at + 1)?.cause === base.cause) throw impossiblePlay(MID_PLAY);
    const fork: Fork<Json, Json, JsonFact> = {
      ruleset: tape.ruleset,
      viewer: branch.viewer,
      base,
      state: seen.stateAfter(at),
    };
    const problem = forkProblem(fork.state);
    if (problem !== null) throw impossiblePlay(problem);
    return foldedOf(playBranch(fork, { path, chance: branch.chance }, branch.plays));
  }
}
