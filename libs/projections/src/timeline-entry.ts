import type { Seat, Verdict } from '#ruleset';
import type { TableClock } from '#table';

/** A fact of an entry, in words. */
export interface TimelineFact {
  readonly revision: number;
  readonly type: string;
  readonly sentence: string;
  readonly because: readonly string[];
}

/**
 * A play with what it caused: the revisions `from` to `to`, who recorded it and whose play it is (null: the table's), its line
 * of notation, the verdict, and where in the game it was made. Opening and closing the match, rewinds, take-backs, steps of disputes and
 * what is about the match (`round`: its clock and slip, `ending`: time, a concession, a draw), and that names were `erased`, are entries as well; those that are no play, no rewind and no take-back have the number of the one before them.
 * `dispute`: number of the dispute that it is a step of. `rewindsTo`: the first play that a rewind or a take-back undid; `struckBy`: the number of the one that undid this entry; `takenBack`: it was a
 * take-back, so that the entry counts for nothing.
 * `passes`: a play by which somebody does nothing, where the game knows such plays.
 * `timeRunsBack`: the recorder's clock said an earlier time than at the entry before, so that their times tell nothing of the order.
 */
export interface TimelineEntry {
  readonly kind: 'opened' | 'play' | 'rewound' | 'taken-back' | 'dispute' | 'round' | 'ending' | 'erased' | 'closed';
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly at: string;
  readonly actor: string;
  readonly seat: Seat | null;
  readonly line: string;
  readonly verdict: Verdict | null;
  readonly clock: TableClock | null;
  readonly facts: readonly TimelineFact[];
  readonly dispute?: number;
  readonly rewindsTo?: number;
  readonly struckBy?: number;
  readonly takenBack?: true;
  readonly timeRunsBack?: true;
  readonly passes?: true;
}

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
