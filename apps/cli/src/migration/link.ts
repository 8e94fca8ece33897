import { firstLink, nextLink } from '#event-store/chain';
import { type Envelope, makeCanonicalJson } from '#kernel';

/** How far a stream has been read: its last event, and the hash of its chain up to there, made anew from what the events say. */
export interface Reached {
  readonly revision: number;
  readonly hash: string;
}

/** Before a stream's first event. */
export const startOf = (stream: string): Reached => ({ revision: -1, hash: firstLink(stream) });

/** After one event more. The stores keep canonical JSON, so writing what was read gives the bytes that were hashed. */
export const linkOn = (before: Reached, event: Envelope & { readonly created: number }): Reached => {
  const { stream, revision, id, type, created, actor, at, because, cause, schema } = event;
  const rest = makeCanonicalJson({ actor, at, because, cause, schema });
  const data = makeCanonicalJson(event.data);
  return { revision, hash: nextLink(before.hash, { stream, revision, id, type, created, rest, data }) };
};
