import { createStore, del, get, set, type UseStore } from 'idb-keyval';

/** A line that was recorded without the server, under the id that it will be sent with. */
export interface KeptLine {
  readonly playId: string;
  readonly line: string;
}

/** What a device has recorded of a match without the server: since when, on which revision of the server's tape, and the lines in their order. */
export interface KeptLines {
  readonly since: string;
  readonly base: number;
  readonly lines: readonly KeptLine[];
}

let opened: UseStore | undefined;

const shelf = (): UseStore => (opened ??= createStore('matchtape', 'unsent'));

/** The lines of a match that were not sent yet, from before this page was loaded as well; null for none. */
export const keptOf = async (match: string): Promise<KeptLines | null> =>
  (await get<KeptLines>(match, shelf()).catch(() => undefined)) ?? null;

/** Keeps the lines of a match on this device; none takes them away. Answers whether they are kept: a private window may refuse. */
export const keep = async (match: string, kept: KeptLines): Promise<boolean> => {
  const work = kept.lines.length === 0 ? del(match, shelf()) : set(match, kept, shelf());
  return work.then(
    () => true,
    () => false,
  );
};
