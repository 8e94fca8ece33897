import { StoreDamagedError } from '../errors.js';
import { firstLink, nextLink } from '../chain/index.js';
import { type ChainedRow, eventOf, type EventRow, type Statements } from './rows.js';

/** Streams whose last link is remembered: more than a large event plays at. */
const MAX_KNOWN = 10_000;

const damaged = ({ stream, revision }: ChainedRow, fault: string): never => {
  throw new StoreDamagedError(`${fault} (event ${String(revision)} of "${stream}")`, { stream, revision });
};

/**
 * Makes a function that turns rows into events and checks each link on the way: SQLite has no checksum of its own, so this is
 * what finds a flipped bit. Rows of one stream come in rising order; the link before a row is remembered, or looked up.
 */
export const makeLinkCheck = (statements: Statements): ((row: EventRow) => ChainedRow) => {
  const known = new Map<string, { readonly revision: number; readonly chain: string }>();

  const linkBefore = (event: ChainedRow): string => {
    if (event.revision === 0) return firstLink(event.stream);
    const last = known.get(event.stream);
    if (last?.revision === event.revision - 1) return last.chain;
    const row = statements.link.get(event.stream, event.revision - 1);
    return row === undefined
      ? damaged(event, 'the event before it is missing')
      : Buffer.from(row.chain).toString('hex');
  };

  return (row) => {
    const event = eventOf(row);
    if (nextLink(linkBefore(event), event) !== event.chain) damaged(event, 'an event is not what was written');
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(event.stream, { revision: event.revision, chain: event.chain });
    return event;
  };
};
