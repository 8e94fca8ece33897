import { firstLink, nextLink } from '../chain/index.js';
import { StoreDamagedError, StreamGoneError } from '../errors.js';
import type { ChainedRow } from './wire.js';

const MAX_KNOWN = 20_000;

/** Says whether an event is the one that was linked to the event before it. */
export const isLinked = (before: string, row: ChainedRow): boolean => nextLink(before, row) === row.chain;

const damaged = ({ stream, revision }: ChainedRow): never => {
  const fault = `an event is not what was written (event ${String(revision)} of "${stream}")`;
  throw new StoreDamagedError(fault, { stream, revision });
};

/** Checks rows of one stream in rising order. `before`: the row before the first of them, when there is one. */
export const checkRun = (rows: readonly ChainedRow[], before: ChainedRow | undefined): void => {
  let last = before;
  for (const row of rows) {
    if (last === undefined ? row.revision !== 0 : row.revision !== last.revision + 1)
      throw new StreamGoneError(row.stream, 'truncated');
    if (!isLinked(last?.chain ?? firstLink(row.stream), row)) damaged(row);
    last = row;
  }
};

/**
 * Makes a check for events of many streams, as they come from the whole store: an event is checked when the one before it was
 * seen here, or when it is a stream's first. What stands before anything that was seen is for `verify`.
 */
export const makeLinkCheck = (): ((row: ChainedRow) => ChainedRow) => {
  const known = new Map<string, { readonly revision: number; readonly chain: string }>();
  return (row) => {
    const { stream, revision, chain } = row;
    const last = revision === 0 ? { revision: -1, chain: firstLink(stream) } : known.get(stream);
    if (last?.revision === revision - 1 && !isLinked(last.chain, row)) damaged(row);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(stream, { revision, chain });
    return row;
  };
};
