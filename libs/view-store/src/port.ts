import type { Json } from '#kernel';

/** The event that was handled last: where to go on, and enough to see whether a log is the one that it was read from. */
export interface Checkpoint {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
}

/** Before every event. */
export const START: Checkpoint = { position: 0, stream: '', revision: -1, id: '' };

/**
 * One row of a view. A view of a subject (a match) is a list of parts, 0, 1, 2 ...; a part that is there may be written anew but
 * never goes away, so that writing what is newer is right whatever was there before.
 */
export interface ViewRow {
  readonly view: string;
  readonly subject: string;
  readonly part: number;
  readonly value: Json;
}

/** A part of a view as it was read. */
export interface ViewPart {
  readonly view: string;
  readonly subject: string;
  readonly value: Json;
}

/** A page of subjects: at most `limit`, that came before the subject `before`; null begins at the newest. */
export interface PageWish {
  readonly limit: number;
  readonly before: string | null;
}

/**
 * Rows with the checkpoint they bring the views to. `base`: the position that the writer has handled everything up to before.
 */
export interface ViewCommit {
  readonly base: number;
  readonly checkpoint: Checkpoint;
  readonly rows: readonly ViewRow[];
}

/**
 * A second set of views, built from the start beside the one in use, and put in its place in one transaction.
 * Its rows are seen by nobody before.
 */
export interface Rebuild {
  /** Adds rows. @throws ViewsMovedError when another process has put its own set in place meanwhile */
  readonly write: (rows: readonly ViewRow[]) => Promise<void>;
  /** The parts of some views of one subject as they were written so far; see `ViewStore.read`. */
  readonly read: (subject: string, views: readonly string[]) => Promise<readonly ViewPart[]>;
  /**
   * Puts the new set in place. `behind`: the one in use is further on by now, so nothing was done; read on and try again.
   * `overrules`: takes the place of the other wherever that stands, since it was read from another log.
   */
  readonly finish: (checkpoint: Checkpoint, overrules: boolean) => Promise<'in-place' | 'behind'>;
  /** Throws the rows away. */
  readonly abandon: () => Promise<void>;
}

/**
 * Views that are kept together with the checkpoint of the events they were made of: rows and checkpoint change in one
 * transaction, so that a kill at any moment leaves the one as far as the other. Views of another version are not shown.
 *
 * Several processes may have the same store open, as long as they read the same log: what one has committed, the other need not.
 * Every error is a `ViewStoreError` with a `code`.
 */
export interface ViewStore {
  /** How far the views in use are; undefined when there are none of this version. */
  readonly checkpoint: () => Promise<Checkpoint | undefined>;
  /**
   * Writes rows and checkpoint, all or nothing; nothing where another process has come as far already.
   * @throws ViewsMovedError when the views in use are not as far as `base`, or there are none
   */
  readonly commit: (commit: ViewCommit) => Promise<void>;
  /** The parts of some views of one subject, in order of views and parts, all of the same moment. */
  readonly read: (subject: string, views: readonly string[]) => Promise<readonly ViewPart[]>;
  /** The first part of a view of every subject, in the order in which the subjects came. */
  readonly list: (view: string) => Promise<readonly ViewPart[]>;
  /** The same of so many subjects, the newest first: those that came before one of them, or the last of all. */
  readonly page: (view: string, wish: PageWish) => Promise<readonly ViewPart[]>;
  /** How many subjects have the view. */
  readonly count: (view: string) => Promise<number>;
  /**
   * After the rows of a subject were written anew since something in them may be known no longer: takes those away that other versions keep of it,
   * and what the disk's free pages and log of this store still hold.
   */
  readonly forget: (subject: string) => Promise<void>;
  readonly rebuild: () => Promise<Rebuild>;
  readonly close: () => Promise<void>;
}

/**
 * The views in use as they lie in their file, opened for nothing but to be looked at.
 * - `faults`: what the file has that we do not make, or lacks
 * - `checkpoint`: undefined where there are no views of the version asked for
 * - `list`: as that of a store
 * - `subjects`: everything that has a row; `rows`: all rows of one subject, also of views that nobody reads, of one moment
 */
export interface LaidOpenViews {
  readonly faults: readonly string[];
  readonly checkpoint: () => Checkpoint | undefined;
  readonly list: (view: string) => readonly ViewPart[];
  readonly subjects: () => readonly string[];
  readonly rows: (subject: string) => readonly ViewRow[];
  readonly close: () => void;
}
