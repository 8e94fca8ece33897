import type { Envelope, Fact, Json, NewEnvelope } from '#kernel';
import { schemasOf, tapeEventIdOf, type TapeBatch } from '#match';
import type { AnyRuleset } from '#ruleset';

/** What the envelopes of a recording say beside the events, and the game whose schemas they are of. */
export interface Sealing {
  readonly ruleset: AnyRuleset;
  readonly match: string;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly at: string;
  readonly actor: string;
}

type Batches = readonly TapeBatch<unknown, Fact>[];

/** The events of each batch, sealed; one list a batch, as a store appends them. */
export const sealBatches = (
  batches: Batches,
  { ruleset, match, at, actor }: Sealing,
): readonly (readonly NewEnvelope[])[] => {
  const schemas = schemasOf(ruleset);
  let revision = 0;
  return batches.map(({ by, events }, number) =>
    events.map(({ type, data, because }) => ({
      id: tapeEventIdOf(match, revision++),
      type,
      schema: schemas.versionOf(type),
      at,
      actor: by === 'dealer' ? 'dealer' : actor,
      cause: `${match}-${number}`,
      because,
      data: data as Json,
    })),
  );
};

/** A recording as the stream it would be in a store. */
export const sealRecording = (batches: Batches, sealing: Sealing): readonly Envelope[] =>
  sealBatches(batches, sealing)
    .flat()
    .map((envelope, revision) => ({ ...envelope, stream: `match-${sealing.match}`, revision }));
