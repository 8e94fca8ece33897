import { ViewsMovedError } from '../errors.js';
import type { Checkpoint, PageWish, Rebuild, ViewCommit, ViewPart, ViewRow, ViewStore } from '../port.js';

/** The parts of each view, by subject in the order they came. */
type Rows = Map<string, Map<string, ViewPart[]>>;

interface Generation {
  readonly rows: Rows;
  readonly checkpoint: Checkpoint;
}

const write = (rows: Rows, added: readonly ViewRow[]): void => {
  for (const { view, subject, part, value } of added) {
    const subjects = rows.get(view) ?? new Map<string, ViewPart[]>();
    const parts = subjects.get(subject) ?? [];
    // What is written is data that nobody changes; what is read shares nothing with it, as with a disk.
    parts[part] = { view, subject, value };
    subjects.set(subject, parts);
    rows.set(view, subjects);
  }
};

const read = (rows: Rows | undefined, subject: string, views: readonly string[]): readonly ViewPart[] =>
  views.flatMap((view) => structuredClone(rows?.get(view)?.get(subject) ?? []));

/** The first part of a view of every subject. */
const firstParts = (subjects: ReadonlyMap<string, readonly ViewPart[]> | undefined): readonly ViewPart[] =>
  [...(subjects?.values() ?? [])].flatMap((parts) => structuredClone(parts.slice(0, 1)));

const page = (
  subjects: ReadonlyMap<string, readonly ViewPart[]> | undefined,
  { limit, before }: PageWish,
): readonly ViewPart[] => {
  const newest = [...(subjects ?? [])].reverse();
  const at = before === null ? 0 : newest.findIndex(([subject]) => subject === before) + 1;
  if (before !== null && at === 0) return [];
  return newest.slice(at, at + limit).flatMap(([, parts]) => structuredClone(parts.slice(0, 1)));
};

/** Views in memory, for a store in memory: gone with the program, and made anew of the events by the next one. */
export const makeMemoryViews = (): ViewStore => {
  let current: Generation | undefined;

  const commit = ({ base, checkpoint, rows }: ViewCommit): void => {
    if (current === undefined || current.checkpoint.position < base) throw new ViewsMovedError();
    if (current.checkpoint.position >= checkpoint.position) return;
    write(current.rows, rows);
    current = { rows: current.rows, checkpoint };
  };

  const rebuild = (): Rebuild => {
    const rows: Rows = new Map();
    return {
      write: async (added) => {
        write(rows, added);
        return Promise.resolve();
      },
      read: async (subject, views) => Promise.resolve(read(rows, subject, views)),
      finish: async (checkpoint, overrules) => {
        const isBehind = !overrules && current !== undefined && current.checkpoint.position > checkpoint.position;
        if (!isBehind) current = { rows, checkpoint };
        return Promise.resolve(isBehind ? 'behind' : 'in-place');
      },
      abandon: async () => {
        rows.clear();
        return Promise.resolve();
      },
    };
  };

  return {
    checkpoint: async () => Promise.resolve(current?.checkpoint),
    commit: (wish) => Promise.resolve(wish).then(commit),
    read: async (subject, views) => Promise.resolve(read(current?.rows, subject, views)),
    list: async (view) => Promise.resolve(firstParts(current?.rows.get(view))),
    page: async (view, wish) => Promise.resolve(page(current?.rows.get(view), wish)),
    count: async (view) => Promise.resolve(current?.rows.get(view)?.size ?? 0),
    // What was written over is gone.
    forget: async () => Promise.resolve(),
    rebuild: async () => Promise.resolve(rebuild()),
    close: async () => Promise.resolve(),
  };
};
