import { Inject, Injectable } from '@nestjs/common';
import type { Json, JsonFact, NewEnvelope } from '#kernel';
import type { MatchCommand, MatchEvent } from '#match';
import { dealerPlay } from '#match';
import type { Decision } from '#ruleset';
import { eventIdOf } from '../event-id.js';
import { impossiblePlay, RecordingProblem, refusedPlay } from '../problem.js';
import { ClockWatch } from './clock-watch.js';
import { Journal } from './journal.js';
import type { LiveTape } from './live-tape.js';

/** Prefix of the play ids the dealer uses; no client's play id may hold a colon. */
export const DEALER_CAUSE = 'dealer:';

/** More chance choices in a row than any game asks for: a ruleset that passes this never stops asking. */
const DEALER_LIMIT = 1000;

/** Who enters a batch, and under which id. */
export interface Entry {
  readonly cause: string;
  readonly actor: string;
}

type Accepted = Extract<Decision<MatchEvent<Json, JsonFact>>, { outcome: 'accepted' }>;

const accepted = (decision: Decision<MatchEvent<Json, JsonFact>>): Accepted => {
  if (decision.outcome === 'impossible') throw impossiblePlay(decision.problem);
  if (decision.outcome === 'refused') throw refusedPlay(decision.verdict);
  return decision;
};

/** Decides a command on a tape and appends what it caused as one batch; lets the dealer answer what chance must choose. */
@Injectable()
export class Recorder {
  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(ClockWatch) private readonly clock: ClockWatch,
  ) {}

  /** Appends the batch, or throws the refusal and appends nothing. Says whether it had been appended before. */
  async record(tape: LiveTape, command: MatchCommand<Json>, entry: Entry): Promise<boolean> {
    // Noted with the decision: while the ids are made, viewers may bring the tape on with what another node has recorded.
    const { revision } = tape;
    const { facts } = accepted(tape.decide(command));
    const at = this.clock.timeAfter(tape.id, tape.envelopes.at(-1)?.at);
    const events = facts.map(async ({ type, data, because }, index): Promise<NewEnvelope> => ({
      id: await eventIdOf(tape.id, entry.cause, index),
      type,
      schema: 1,
      at,
      actor: entry.actor,
      cause: entry.cause,
      because,
      data: data as Json,
    }));
    const { envelopes, repeated } = await this.journal.append(tape.id, revision, await Promise.all(events));
    tape.extend(envelopes);
    return repeated;
  }

  /** Records the dealer's answers, each as a batch of its own, until a person has to act. Does nothing on paper matches. */
  async settle(tape: LiveTape): Promise<void> {
    for (let count = 0; count < DEALER_LIMIT; count++) {
      const play = dealerPlay(tape.ruleset, tape.state);
      if (play === null) return;
      const cause = `${DEALER_CAUSE}${String(tape.state.plays + 1)}`;
      await this.record(tape, { type: 'RecordPlay', play }, { cause, actor: 'dealer' });
    }
    throw new RecordingProblem('refused', {
      code: 'dealer/endless',
      message: `The ruleset "${tape.ruleset.id}" asked the dealer ${String(DEALER_LIMIT)} times in a row.`,
      remedy: 'Report this with the match; the tape is kept as it is.',
    });
  }
}
