import type { ForeignBoard, Narrated, Operation } from './board.js';

/** A player as the other recorder names one; `deck`: the list as text, where the file has it. */
export interface ForeignPlayer {
  readonly id: string;
  readonly name: string;
  readonly deck: string | null;
}

/**
 * A change of the table, in the order of the file. `board`: the whole table, where the file tells it anew; `operations`: what changed of it;
 * `path`: where it stands.
 */
export interface ForeignStep {
  readonly path: string;
  readonly kind: string;
  readonly actor: string | null;
  readonly battlefield: string | null;
  readonly board: ForeignBoard | null;
  readonly operations: readonly Operation[];
  readonly narrated: readonly Narrated[];
}

/** A match as another recorder tells it. `day`: when it was captured; `loser`: who gave up; `gaps`: what the file says is missing. */
export interface ForeignMatch {
  readonly from: string;
  readonly players: readonly ForeignPlayer[];
  readonly day: string | null;
  readonly first: string | null;
  readonly steps: readonly ForeignStep[];
  readonly loser: string | null;
  readonly gaps: readonly string[];
}
