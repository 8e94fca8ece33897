import { makeCanonicalJson, makeChain, openingOf, type Audience, type Digest } from '#kernel';
import { hasChain, type ChainedEvent, type OpenedSeal, type TapeDocument, type TapeHead } from './document.js';

/** A place of a document where it is not as it was written; revision -1: no event of it. */
export interface ChainFault {
  readonly revision: number;
  readonly what: string;
}

/** Whether the head that a document gives is the end of its events. */
const isAtHead = (head: TapeHead | null, last: Partial<ChainedEvent> | undefined): boolean =>
  head !== null && head.revision === last?.revision && head.hash === last.hash && head.stream === last.stream;

/** What is wrong with what a viewer was shown: it is not what the viewer's slot of the event was made of. */
const faultOfOpening = (
  digest: Digest,
  viewer: Audience,
  { id, actor, because, data, seal: { slots, opening } }: ChainedEvent & { readonly seal: OpenedSeal },
): string | undefined => {
  const opened = openingOf(digest, { event: id, audience: viewer, slots }, opening);
  if (!opened.ok) return 'what opens it is not its own';
  const isShown = makeCanonicalJson({ actor, because, data }) === makeCanonicalJson({ ...opened.value.shown });
  return isShown ? undefined : 'it is not what was shown';
};

const sealFaultOf = (digest: Digest, viewer: Audience, event: ChainedEvent): string | undefined => {
  const { seal } = event;
  if (seal === undefined) return viewer === 'recorder' ? undefined : 'it is not sealed, and shows all that there is';
  if ('opening' in seal) return faultOfOpening(digest, viewer, { ...event, seal });
  const fault = makeChain(digest).faultOfSeal({ ...event, seal });
  return fault === undefined ? undefined : `what opens it ${fault}`;
};

/** Follows the links of a document's events, and gives for each what is wrong with it. */
function* eventFaults(
  digest: Digest,
  events: readonly Partial<ChainedEvent>[],
  viewer: Audience,
): Generator<string | undefined> {
  const { linkOn, startOf } = makeChain(digest);
  let reached = startOf(events[0]?.stream ?? '');
  for (const [revision, event] of events.entries()) {
    const { hash, created } = event;
    if (created === undefined || hash === undefined) {
      yield 'it has no link of the chain';
      continue;
    }
    const isLinked = linkOn(reached, event as ChainedEvent).hash === hash;
    yield isLinked ? sealFaultOf(digest, viewer, event as ChainedEvent) : 'it is not what was written';
    // On from what stands there, so that one changed event is one fault.
    reached = { revision, hash };
  }
}

/**
 * Follows the chain of a document event by event, and opens each for its viewer: gives what is wrong, and undefined for an event with which nothing
 * is, so that a long tape can be followed in pieces. Where a document has no chain, nothing can be said of it.
 */
export function* chainSteps(
  digest: Digest,
  { form, events, head, viewer, extra }: TapeDocument,
): Generator<ChainFault | undefined> {
  if (!hasChain({ form, viewer })) return;
  for (const field of extra) yield { revision: -1, what: `no chain covers its field ${field}` };
  let revision = 0;
  for (const what of eventFaults(digest, events, viewer)) {
    yield what === undefined ? undefined : { revision, what };
    revision += 1;
  }
  if (!isAtHead(head, events.at(-1)))
    yield { revision: events.length - 1, what: 'the tape does not end where its head says' };
}

/** All that is wrong with the chain of a document. */
export const chainFaults = (digest: Digest, document: TapeDocument): readonly ChainFault[] =>
  [...chainSteps(digest, document)].filter((fault) => fault !== undefined);
