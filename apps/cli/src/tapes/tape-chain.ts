import { makeCanonicalJson, openingOf } from '#kernel';
import type { Viewer } from '#ruleset';
import { CHAINED, SEALED, type ChainedEvent, type OpenedSeal, type TapeDocument, type TapeHead } from './tape-json.js';

/** A place of a document where it is not as it was written. */
export interface ChainFault {
  readonly revision: number;
  readonly what: string;
}

/** Whether the head that a document gives is the end of its events. */
const isAtHead = (head: TapeHead | null, last: Partial<ChainedEvent> | undefined): boolean =>
  head !== null && head.revision === last?.revision && head.hash === last.hash && head.stream === last.stream;

/** What is wrong with what a viewer was shown: it is not what the viewer's slot of the event was made of. */
const faultOfOpening = async (
  { id, actor, because, data }: ChainedEvent,
  { slots, opening }: OpenedSeal,
  viewer: Viewer,
): Promise<string | undefined> => {
  const { SEAL_KIT } = await import('#event-store/chain');
  const opened = openingOf(SEAL_KIT.digest, { event: id, audience: viewer, slots }, opening);
  if (!opened.ok) return 'what opens it is not its own';
  const isShown = makeCanonicalJson({ actor, because, data }) === makeCanonicalJson({ ...opened.value.shown });
  return isShown ? undefined : 'it is not what was shown';
};

const sealFaultOf = async (event: ChainedEvent, viewer: Viewer): Promise<string | undefined> => {
  const { seal } = event;
  const { faultOfSeal } = await import('#event-store/chain');
  if (seal === undefined) return viewer === 'recorder' ? undefined : 'it is not sealed, and shows all that there is';
  if ('opening' in seal) return faultOfOpening(event, seal, viewer);
  const fault = faultOfSeal({ ...event, seal });
  return fault === undefined ? undefined : `what opens it ${fault}`;
};

/** Follows the links of a document's events, and tells those that are not what the events give. */
const linkFaults = async (events: readonly Partial<ChainedEvent>[], viewer: Viewer): Promise<readonly ChainFault[]> => {
  const { linkOn, startOf } = await import('#event-store/chain');
  const faults: ChainFault[] = [];
  let reached = startOf(events[0]?.stream ?? '');
  for (const [revision, event] of events.entries()) {
    const { hash, created } = event;
    if (created === undefined || hash === undefined) {
      faults.push({ revision, what: 'it has no link of the chain' });
      continue;
    }
    const isLinked = linkOn(reached, event as ChainedEvent).hash === hash;
    const what = isLinked ? await sealFaultOf(event as ChainedEvent, viewer) : 'it is not what was written';
    if (what !== undefined) faults.push({ revision, what });
    // On from what stands there, so that one changed event is one fault.
    reached = { revision, hash };
  }
  return faults;
};

/** Whether a document has a chain: one of form 1 has none, nor a viewer's of a match that is not sealed. */
export const hasChain = ({ form, viewer }: Pick<TapeDocument, 'form' | 'viewer'>): boolean =>
  form === SEALED || (form === CHAINED && viewer === 'recorder');

/** Follows the chain of a document; where it has none, nothing can be said of it. */
export const chainFaults = async ({
  form,
  events,
  head,
  viewer,
  extra,
}: TapeDocument): Promise<readonly ChainFault[]> => {
  if (!hasChain({ form, viewer })) return [];
  const end = { revision: events.length - 1, what: 'the tape does not end where its head says' };
  return [
    ...extra.map((field) => ({ revision: -1, what: `no chain covers its field ${field}` })),
    ...(await linkFaults(events, viewer)),
    ...(isAtHead(head, events.at(-1)) ? [] : [end]),
  ];
};
