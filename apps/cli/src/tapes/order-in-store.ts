import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
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
  type RoundOrder,
  type MatchEvent,
} from '#match';
import type { HeldRuleset } from '#ruleset';
import { refusalOf } from '../text/refusals.js';
import { inNewestShape, rulesetOn } from './load-tape.js';
import { MATCH_STREAM, readMatch } from './store.js';

type Batch = DecidedBatch<unknown, unknown, Fact>;

/** The match as it stands in the store. */
const foldMatch = (ruleset: HeldRuleset, envelopes: readonly Envelope[]) => {
  const { initial, evolve } = matchDecider(ruleset);
  return fold(
    (state, event: MatchEvent<unknown, Fact>) => evolve(state, event),
    initial,
    inNewestShape(ruleset, envelopes) as unknown as readonly MatchEvent<unknown, Fact>[],
  );
};

const causeOf = ({ by, before }: Batch): string =>
  by === 'dealer' ? `dealer:${String(before.plays + 1)}` : `judge-${randomUUID()}`;

/** A batch as it is appended: not before the event that stands before it. */
const sealed = (
  { by, events }: Batch,
  { ruleset, id, cause, after }: { ruleset: HeldRuleset; id: string; cause: string; after: string },
): readonly NewEnvelope[] => {
  const schemas = schemasOf(ruleset);
  const now = new Date().toISOString();
  return events.map(({ type, data, because }, index) => ({
    id: eventIdOf(id, cause, index),
    type,
    schema: schemas.versionOf(type),
    at: now < after ? after : now,
    actor: by === 'dealer' ? 'dealer' : 'judge',
    cause,
    because,
    data: data as Json,
  }));
};

/**
 * Carries out an order about a match in a store, a step of a dispute or one about its round, and answers how many events the tape had before. `orderFor` reads the order for the
 * players of the match. Throws what is refused, and what the store says where somebody else was quicker.
 */
export const orderInStore = async (
  store: EventStore,
  id: string,
  orderFor: (players: readonly { readonly name: string }[]) => DisputeOrder | RoundOrder,
): Promise<number> => {
  const written = await readMatch(store, id);
  const ruleset = rulesetOn(written);
  const state = foldMatch(ruleset, written);
  const witness = new Witness(ruleset);
  let known = showEnvelopes({ witness, before: witness.start }, inNewestShape(ruleset, written)).after;
  let [revision, after] = [written.length - 1, written.at(-1)?.at ?? ''];
  for (const answer of carryOut(ruleset, state, orderFor(state.options?.players ?? []))) {
    if (answer.outcome !== 'accepted') throw refusalOf(answer);
    const batch = sealed(answer.batch, { ruleset, id, cause: causeOf(answer.batch), after });
    const shown = showEnvelopes({ witness, before: known }, batch);
    ({ lastRevision: revision } = await store.append(MATCH_STREAM + id, revision, shown.envelopes));
    known = shown.after;
    after = batch.at(-1)?.at ?? after;
  }
  return written.length;
};
