import { firstLink } from '../chain/index.js';
import { StreamGoneError } from '../errors.js';
import type { KurrentReader } from './reader.js';
import type { ServerReads } from './server-reads.js';
import type { ChainedRow, StreamEnd } from './wire.js';

const MAX_HEADS = 20_000;
const MAX_LISTED = 50;
const PAGE = 1000;

/** How streams end, as far as this process knows; another process may have written since. */
export interface StreamHeads {
  /**
   * What is remembered, or else read, for a batch that is to follow a revision. For the first batch the end is not read: whether
   * the stream is new is for the server to say; only that nobody deleted it is for us.
   */
  readonly before: (stream: string, base: number) => Promise<StreamEnd>;
  /** Read anew. */
  readonly fresh: (stream: string) => Promise<StreamEnd>;
  readonly set: (stream: string, rows: readonly ChainedRow[]) => void;
  readonly forget: (stream: string) => void;
  /** Ids of all events of a stream up to its end, and that end. Reads the whole stream once, and then what was added. */
  readonly ids: (stream: string) => Promise<StreamIds>;
}

/** Which event stands at which revision. */
export interface StreamIds {
  readonly end: StreamEnd;
  readonly revisions: ReadonlyMap<string, number>;
}

interface KeptIds {
  end: StreamEnd;
  readonly revisions: Map<string, number>;
}

const endOf = ({ revision, chain, created }: ChainedRow): StreamEnd => ({ revision, chain, created });

const startOf = (stream: string): StreamEnd => ({ revision: -1, chain: firstLink(stream), created: 0 });

/** Forgets everything when there is too much of it: what is in use comes back with its next append. */
const put = <Value>(
  map: Map<string, Value>,
  { key, value, most }: { key: string; value: Value; most: number },
): void => {
  if (map.size >= most && !map.has(key)) map.clear();
  map.set(key, value);
};

const makeIdLists = (reader: Pick<KurrentReader, 'rowsAfter'>) => {
  const lists = new Map<string, KeptIds>();
  const add = (list: KeptIds, rows: readonly ChainedRow[]): void => {
    for (const row of rows) list.revisions.set(row.id, row.revision);
    const last = rows.at(-1);
    if (last !== undefined) list.end = endOf(last);
  };
  return {
    /** Adds what was written just now; a list that did not end there is of no use any more. */
    extend: (stream: string, rows: readonly ChainedRow[]): void => {
      const list = lists.get(stream);
      if (list?.end.revision === (rows[0]?.revision ?? 0) - 1) add(list, rows);
      else lists.delete(stream);
    },
    refresh: async (stream: string): Promise<KeptIds> => {
      const list = lists.get(stream) ?? { end: startOf(stream), revisions: new Map<string, number>() };
      let rows = await reader.rowsAfter(stream, list.end.revision, PAGE);
      while (rows !== undefined && rows.length > 0) {
        add(list, rows);
        rows = rows.length < PAGE ? [] : await reader.rowsAfter(stream, list.end.revision, PAGE);
      }
      put(lists, { key: stream, value: list, most: MAX_LISTED });
      return list;
    },
    known: (stream: string): KeptIds | undefined => lists.get(stream),
  };
};

/** Makes the memory of how streams end. */
export const makeHeads = (reader: Pick<KurrentReader, 'lastRow' | 'rowsAfter'>, reads: ServerReads): StreamHeads => {
  const heads = new Map<string, StreamEnd>();
  const lists = makeIdLists(reader);

  const remember = (stream: string, end: StreamEnd): StreamEnd => {
    put(heads, { key: stream, value: end, most: MAX_HEADS });
    return end;
  };
  const checkNew = async (stream: string): Promise<StreamEnd> => {
    if (await reads.isDeleted(stream)) throw new StreamGoneError(stream, 'deleted');
    return startOf(stream);
  };
  const fresh = async (stream: string): Promise<StreamEnd> => {
    const row = await reader.lastRow(stream);
    return remember(stream, row === undefined ? await checkNew(stream) : endOf(row));
  };

  return {
    fresh,
    before: async (stream, base) => heads.get(stream) ?? (await (base === -1 ? checkNew(stream) : fresh(stream))),
    set: (stream, rows) => {
      const last = rows.at(-1);
      if (last !== undefined) remember(stream, endOf(last));
      lists.extend(stream, rows);
    },
    forget: (stream) => heads.delete(stream),
    ids: async (stream) => {
      const known = heads.has(stream) ? lists.known(stream) : undefined;
      // That there is no stream is never taken from memory: somebody may have made it since, and then it conflicts with nothing.
      const list = known !== undefined && known.end.revision >= 0 ? known : await lists.refresh(stream);
      if (list.end.revision === -1) return { end: await checkNew(stream), revisions: list.revisions };
      remember(stream, list.end);
      return list;
    },
  };
};
