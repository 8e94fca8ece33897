import { makeChain, type Digest, type Envelope } from '#kernel';
import type { ChainedEvent, SealedTapeEvent, TapeHead } from './document.js';

/** The fields of an event that a document keeps, in their order. */
export const envelopeOf = (event: SealedTapeEvent): Envelope => {
  const { stream, revision, id, type, schema, at, actor, cause, because, data, seal } = event;
  return {
    stream,
    revision,
    id,
    type,
    schema,
    at,
    actor,
    cause,
    because,
    data,
    ...(seal && { seal }),
  };
};

/** Links events as a store does; what no store has taken was taken when it was recorded. */
export const linkEvents = (digest: Digest, events: readonly SealedTapeEvent[]): readonly ChainedEvent[] => {
  const { linkOn, startOf } = makeChain(digest);
  let reached = startOf(events[0]?.stream ?? '');
  return events.map((event) => {
    const created = event.created ?? Math.max(0, Math.floor(Date.parse(event.at)));
    const linked = { ...envelopeOf(event), created };
    reached = linkOn(reached, linked);
    return { ...linked, hash: reached.hash };
  });
};

/** The links that a tape's events give, by revision, whatever stands beside them. */
export const linksOf = (digest: Digest, events: readonly SealedTapeEvent[]): ReadonlyMap<number, string> =>
  new Map(linkEvents(digest, events).map(({ revision, hash }) => [revision, hash]));

/** The head that an event is; null for none. */
export const headOf = (event: ChainedEvent | undefined): TapeHead | null =>
  event === undefined ? null : { stream: event.stream, revision: event.revision, hash: event.hash };

/** The head of a tape: what its chain comes to. */
export const headOfTape = (digest: Digest, events: readonly SealedTapeEvent[]): TapeHead | null =>
  headOf(linkEvents(digest, events).at(-1));
