import { Injectable } from '@nestjs/common';
import { SEAL_KIT } from '#event-store/chain';
import type { Json, JsonFact, NewEnvelope } from '#kernel';
import { deal, eventIdsBy, schemasOf, takeOrder, type Answer, type DecidedBatch, type MatchCommand } from '#match';
import { impossiblePlay, refusedOrder, refusedPlay } from '../problem.js';
import { ClockWatch } from './clock-watch.js';
import { Journal } from './journal.js';
import type { LiveTape } from './live-tape.js';

/** Prefix of the play ids the dealer uses; no client's play id may hold a colon. */
export const DEALER_CAUSE = 'dealer:';

const eventIdOf = eventIdsBy(SEAL_KIT.digest);

/** Who enters a batch, and under which id. */
export interface Entry {
  readonly cause: string;
  readonly actor: string;
}

type HeldBatch = DecidedBatch<Json, Json, JsonFact>;

const accepted = (answer: Answer<Json, Json, JsonFact>, refused = refusedPlay): HeldBatch => {
  if (answer.outcome === 'impossible') throw impossiblePlay(answer.problem);
  if (answer.outcome === 'refused') throw refused(answer.verdict);
  return answer.batch;
};

/** Decides a command on a tape and appends what it caused as one batch; lets the dealer answer what chance must choose. */
@Injectable()
export class Recorder {
  constructor(
    private readonly journal: Journal,
    private readonly clock: ClockWatch,
  ) {}

  /** Appends the batch, or throws the refusal and appends nothing. Says whether it had been appended before. */
  async record(tape: LiveTape, command: MatchCommand<Json>, entry: Entry): Promise<boolean> {
    // Noted with the decision: while it is appended, viewers may bring the tape on with what another node has recorded.
    const { revision } = tape;
    const { repeated } = await this.#append(
      tape,
      { after: revision, entry },
      accepted(
        tape.ask(revision + 1, (state) => takeOrder(tape.ruleset, state, command)),
        command.type === 'RecordPlay' ? refusedPlay : refusedOrder,
      ),
    );
    return repeated;
  }

  /** Records the dealer's answers, each as a batch of its own, until a person has to act. Does nothing on paper matches. */
  async settle(tape: LiveTape): Promise<void> {
    let after = tape.revision;
    for (const answer of deal(tape.ruleset, tape.state)) {
      const batch = accepted(answer);
      const cause = `${DEALER_CAUSE}${String(batch.before.plays + 1)}`;
      const { last } = await this.#append(tape, { after, entry: { cause, actor: 'dealer' } }, batch);
      after = last;
    }
  }

  async #append(
    tape: LiveTape,
    { after, entry }: { readonly after: number; readonly entry: Entry },
    batch: HeldBatch,
  ): Promise<{ readonly repeated: boolean; readonly last: number }> {
    const schemas = schemasOf(tape.ruleset);
    const at = this.clock.timeAfter(tape.id, after < 0 ? undefined : tape.envelopes.at(after)?.at);
    const events = batch.events.map(({ type, data, because }, index): NewEnvelope => ({
      id: eventIdOf(tape.id, entry.cause, index),
      type,
      schema: schemas.versionOf(type),
      at,
      actor: entry.actor,
      cause: entry.cause,
      because,
      data: data as Json,
    }));
    const shown = tape.showNext(after, events);
    const { envelopes, repeated } = await this.journal.append(tape.id, after, shown.envelopes);
    shown.taken();
    tape.extend(envelopes, batch.after);
    return { repeated, last: after + envelopes.length };
  }
}
