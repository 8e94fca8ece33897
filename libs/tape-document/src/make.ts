import { openingFor, openingOf, type Audience, type Digest } from '#kernel';
import { CHAINED, formOf, HASH, type SealedTapeEvent } from './document.js';
import { envelopeOf, headOf, linkEvents } from './links.js';

/** An event as the chain has it for a viewer: what the viewer was shown, and what opens the viewer's slot of it; null where it is in the open. */
const openedBy = (digest: Digest, viewer: Audience, event: SealedTapeEvent): SealedTapeEvent | null => {
  const { seal, id } = event;
  if (seal === undefined || 'opening' in seal) return seal === undefined ? null : event;
  const opening = openingFor(digest, { event: id, seal }, viewer);
  const opened = openingOf(digest, { event: id, audience: viewer, slots: seal.slots }, opening);
  return opened.ok ? { ...event, ...opened.value.shown, seal: { slots: seal.slots, opening } } : null;
};

const documentOf = (digest: Digest, events: readonly SealedTapeEvent[], viewer: Audience): object => {
  const linked = linkEvents(digest, events);
  const whose = viewer === 'recorder' ? {} : { viewer };
  const chain = { hash: HASH, head: headOf(linked.at(-1)) };
  return { matchtape: formOf(events), ...whose, chain, events: linked };
};

/**
 * A tape as one JSON document, with its chain. A tape as a viewer may know it has the chain where every event is sealed, and none where one is in the
 * open: its hash would let anybody try card by card what is hidden. What is in the open has to be redacted before.
 */
export const makeTapeDocument = (
  digest: Digest,
  events: readonly SealedTapeEvent[],
  viewer: Audience = 'recorder',
): object => {
  if (viewer === 'recorder') return documentOf(digest, events, viewer);
  const opened = events.map((event) => openedBy(digest, viewer, event));
  if (opened.every((event) => event !== null)) return documentOf(digest, opened, viewer);
  return { matchtape: CHAINED, viewer, chain: null, events: events.map(({ seal: _, ...event }) => envelopeOf(event)) };
};
