import { randomUUID } from 'node:crypto';
import type { EventStore, RecordedEvent } from '#event-store';
import { fold, type Envelope, type Fact, type Json, type NewEnvelope } from '#kernel';
import {
  carryOut,
  eventIdOf,
  matchDecider,
  schemasOf,
  showEnvelopes,
  Witness,
  type DecidedBatch,
  type DisputeOrder,
  type ErasePeople,
  type RoundOrder,
  type TakeBack,
  type MatchEvent,
} from '#match';
import type { HeldRuleset } from '#ruleset';
import { refusalOf } from '../text/refusals.js';
import { inNewestShape, rulesetOn } from './load-tape.js';
import { MATCH_STREAM, readMatch } from './store.js';

type Batch = DecidedBatch<unknown, unknown, Fact>;

/** A match as it stands in a store. */
export interface StoredTape {
  readonly written: readonly RecordedEvent[];
  readonly players: readonly { readonly name: string }[];
}

type Order = DisputeOrder | RoundOrder | ErasePeople | TakeBack;

/** By whom an order is appended that is given at the prompt: a play is its scribe's to take back. */
const actorOf = (order: Order): string => (order.type === 'TakeBack' ? 'scorekeeper' : 'judge');

/** The match as it stands in the store. */
const foldMatch = (ruleset: HeldRuleset, envelopes: readonly Envelope[]) => {
  const { initial, evolve } = matchDecider(ruleset);
  return fold(
    (state, event: MatchEvent<unknown, Fact>) => evolve(state, event),
    initial,
    inNewestShape(ruleset, envelopes) as unknown as readonly MatchEvent<unknown, Fact>[],
  );
};

const causeOf = ({ by, before }: Batch, actor: string): string =>
  by === 'dealer' ? `dealer:${String(before.plays + 1)}` : `${actor}-${randomUUID()}`;

/** A batch as it is appended: not before the event that stands before it. */
const sealed = (
  batch: Batch,
  { ruleset, id, actor, after }: { ruleset: HeldRuleset; id: string; actor: string; after: string },
): readonly NewEnvelope[] => {
  const { by, events } = batch;
  const cause = causeOf(batch, actor);
  const schemas = schemasOf(ruleset);
  const now = new Date().toISOString();
  return events.map(({ type, data, because }, index) => ({
    id: eventIdOf(id, cause, index),
    type,
    schema: schemas.versionOf(type),
    at: now < after ? after : now,
    actor: by === 'dealer' ? 'dealer' : actor,
    cause,
    because,
    data: data as Json,
  }));
};

/**
 * Carries out an order about a match in a store, a step of a dispute, one about its round, a take-back or an erasure, and answers how many events the tape had before. `orderFor` gives the order for the
 * tape as it is, whose last event the order follows; null for none. Throws what is refused, and what the store says where somebody else was quicker.
 */
export const orderInStore = async (
  store: EventStore,
  id: string,
  orderFor: (tape: StoredTape) => Order | null | Promise<Order | null>,
): Promise<number> => {
  const written = await readMatch(store, id);
  const ruleset = rulesetOn(written);
  const state = foldMatch(ruleset, written);
  const order = await orderFor({ written, players: state.options?.players ?? [] });
  if (order === null) return written.length;
  const witness = new Witness(ruleset);
  let known = showEnvelopes({ witness, before: witness.start }, inNewestShape(ruleset, written)).after;
  let [revision, after] = [written.length - 1, written.at(-1)?.at ?? ''];
  for (const answer of carryOut(ruleset, state, order)) {
    if (answer.outcome !== 'accepted') throw refusalOf(answer);
    const batch = sealed(answer.batch, { ruleset, id, actor: actorOf(order), after });
    const shown = showEnvelopes({ witness, before: known }, batch);
    ({ lastRevision: revision } = await store.append(MATCH_STREAM + id, revision, shown.envelopes));
    known = shown.after;
    after = batch.at(-1)?.at ?? after;
  }
  return written.length;
};
