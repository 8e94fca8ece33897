import type { TimelineEntry } from './timeline.js';

/** An entry but for its line, and how that is written. */
interface Unwritten {
  readonly rest: Omit<TimelineEntry, 'line'>;
  readonly write: () => string;
}

/** Makes an entry whose line is written now, or when it is read. */
export type MakeEntry = (parts: Unwritten) => TimelineEntry;

/** What the entries were made of whose lines nobody may have read yet. */
const parts = new WeakMap<TimelineEntry, Unwritten>();

export const once = (write: () => string): (() => string) => {
  let line: (() => string) | string = write;
  return () => {
    if (typeof line === 'function') line = line();
    return line;
  };
};

export const entryOf: MakeEntry = ({ rest, write }) => ({ ...rest, line: write() });

/** To write a line, and to read it again, is most of what reading a long tape takes. */
export const entryUnwritten: MakeEntry = ({ rest, write }) => {
  const entry = {
    ...rest,
    get line(): string {
      return write();
    },
  };
  parts.set(entry, { rest, write });
  return entry;
};

/** An entry with more to it, its line as unwritten as it was. */
export const withMore = (entry: TimelineEntry, more: Partial<Unwritten['rest']>): TimelineEntry => {
  const known = parts.get(entry);
  return known === undefined
    ? { ...entry, ...more }
    : entryUnwritten({ rest: { ...known.rest, ...more }, write: known.write });
};
