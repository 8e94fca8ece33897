/** A tree of the log as a slip names it. `root` is base64. */
export interface LoggedTree {
  readonly origin: string;
  readonly size: number;
  readonly root: string;
}

/**
 * What a player takes home of a match: where it was played (null where that is not said), its head at a revision, and the tree of the log in which the head stands (null where it is not
 * logged). `link`: 64 hexadecimal digits.
 */
export interface Slip {
  readonly match: string;
  readonly title: string;
  readonly event: string | null;
  readonly table: string | null;
  readonly players: readonly string[];
  readonly status: string;
  readonly revision: number;
  readonly link: string;
  readonly tree: LoggedTree | null;
}
