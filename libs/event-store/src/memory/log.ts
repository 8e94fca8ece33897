import { type AppendRequest, makeAppended, placeBatch, type StreamView } from '../placement.js';
import type { Appended } from '../port.js';
import type { StoredRow } from '../recorded.js';

/** The events in memory: all of them, and those of each stream. */
export interface MemoryLog {
  readonly all: readonly StoredRow[];
  readonly rowsOf: (stream: string) => readonly StoredRow[];
  readonly append: (request: AppendRequest, now: number) => Appended;
  /** Puts rows of a stream in the place of those of their revisions. */
  readonly replace: (rows: readonly StoredRow[]) => void;
}

const viewOf = (rows: readonly StoredRow[]): StreamView => ({
  head: rows.length - 1,
  slice: (from, count) => rows.slice(from, from + count),
  withIds: (ids) => rows.filter((row) => ids.has(row.id)),
});

/** Makes an empty log. */
export const makeMemoryLog = (): MemoryLog => {
  const all: StoredRow[] = [];
  const streams = new Map<string, StoredRow[]>();
  const rowsOf = (stream: string): readonly StoredRow[] => streams.get(stream) ?? [];

  const write = ({ stream, events }: AppendRequest, first: number, now: number): void => {
    const rows = streams.get(stream) ?? [];
    const created = Math.max(now, rows.at(-1)?.created ?? 0);
    for (const [index, event] of events.entries()) {
      const { given: _given, ...kept } = event;
      const row = { ...kept, stream, revision: first + index, position: all.length + 1, created };
      all.push(row);
      rows.push(row);
    }
    if (rows.length > 0) streams.set(stream, rows);
  };

  const replace = (rows: readonly StoredRow[]): void => {
    for (const row of rows) {
      all[row.position - 1] = row;
      (streams.get(row.stream) ?? [])[row.revision] = row;
    }
  };

  return {
    all,
    replace,
    rowsOf,
    append: (request, now) => {
      const placement = placeBatch(request, viewOf(rowsOf(request.stream)));
      if (placement.kind === 'new') write(request, placement.first, now);
      return makeAppended(request, placement, all.length);
    },
  };
};
