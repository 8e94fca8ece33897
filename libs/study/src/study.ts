// What is said about a match beside its tape: a document of its own, of which there may be many for a tape.
import type { JsonObject } from '#kernel';
import type { Viewer } from '#ruleset';
import type { PlayGlyph, PositionGlyph } from './glyphs.js';

/** The head that a tape had when something was pinned to it. */
export interface PinnedHead {
  readonly revision: number;
  readonly hash: string;
}

/**
 * What holds something to a tape: the id of the event, which stays wherever the tape goes. `revision`: where it stood; `head`: how the tape
 * ended then, null where nobody had a chain at hand.
 */
export interface Pin {
  readonly event: string;
  readonly revision: number;
  readonly head: PinnedHead | null;
}

/** A step of a branch: by the branch's path, and how many of its plays were made. */
export interface BranchStep {
  readonly path: string;
  readonly plays: number;
}

/** A step that something is said of: on the tape, or on a branch of it (`at` is where it leaves the tape then). */
export interface Place {
  readonly at: Pin;
  readonly branch: BranchStep | null;
}

/** Who said something, and when: ISO 8601 in UTC. */
export interface Said {
  readonly author: string;
  readonly date: string;
}

/** Words at a step. `about`: the event, or the turn that it stands in. A private note is for those alone who may write. */
export interface Note extends Said {
  readonly id: string;
  readonly place: Place;
  readonly about: 'event' | 'turn';
  readonly words: string;
  readonly isPrivate: boolean;
  /** When its words were changed last; null where they are the first ones. */
  readonly edited: string | null;
}

/** At most one glyph on the play of a step, and one on the position after it. */
export interface PlaceGlyphs extends Said {
  readonly place: Place;
  readonly play: PlayGlyph | null;
  readonly position: PositionGlyph | null;
}

export const MARK_COLOURS = ['green', 'red', 'blue', 'amber'] as const;
export type MarkColour = (typeof MARK_COLOURS)[number];

/** Something drawn on the table: round a piece or a zone, or from one to another, by the ids of the viewer's own table. */
export type Mark =
  | { readonly kind: 'piece' | 'zone'; readonly id: string; readonly colour: MarkColour }
  | { readonly kind: 'arrow'; readonly from: string; readonly to: string; readonly colour: MarkColour };

/** What is drawn on the table of a step. Pieces are known by the numbers of `viewer`, and nobody else's table has them. */
export interface PlaceMarks extends Said {
  readonly place: Place;
  readonly viewer: Viewer;
  readonly marks: readonly Mark[];
}

/** A play of a branch, as the ruleset's JSON; those of the dealer are kept, so that nothing is drawn anew. */
export interface BranchPlay {
  readonly by: 'hand' | 'dealer';
  readonly play: JsonObject;
}

/** Who answers what chance must choose in a branch: whoever plays it out, or a dealer with a seed of the branch's own. */
export type BranchChance = { readonly by: 'hand' } | { readonly by: 'dealer'; readonly seed: number };

/**
 * What if: plays that were never made, from a step of the tape on, as `viewer` knows it. `path`: its number among the branches there,
 * behind that of the branch that it goes on from: `2`, `2.1`.
 */
export interface Branch extends Said {
  readonly path: string;
  readonly name: string;
  readonly base: Pin;
  readonly viewer: Viewer;
  readonly chance: BranchChance;
  readonly plays: readonly BranchPlay[];
}

/** What a reader may choose at a task, and what is answered. */
export interface Choice {
  readonly words: string;
  readonly isRight: boolean;
  readonly answer: string;
}

/** A question to the reader at a step. */
export interface Task {
  readonly at: Pin;
  readonly prompt: string;
  readonly hint: string;
  readonly choices: readonly Choice[];
}

/**
 * How a chapter is read. `normal`: step by step; `conceal`: what comes after the step shown stays hidden; `practice`: the reader plays one
 * side, and what was played on the tape is the answer; `guided`: the reader is asked, helped, and answered.
 */
export const CHAPTER_MODES = ['normal', 'conceal', 'practice', 'guided'] as const;
export type ChapterMode = (typeof CHAPTER_MODES)[number];

/** A stretch of a tape to be read. `to`: null for its end; `cover`: the step it is shown by; `seat`: whose plays are practised. */
export interface Chapter extends Said {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly mode: ChapterMode;
  readonly from: Pin;
  readonly to: Pin | null;
  readonly cover: Pin | null;
  readonly seat: number | null;
  readonly tasks: readonly Task[];
}

/** Everything that one document says of a match. `isShared`: whether all may read it, or only those who may write. */
export interface Study extends Said {
  readonly id: string;
  readonly match: string;
  readonly title: string;
  readonly isShared: boolean;
  readonly notes: readonly Note[];
  readonly glyphs: readonly PlaceGlyphs[];
  readonly marks: readonly PlaceMarks[];
  readonly branches: readonly Branch[];
  readonly chapters: readonly Chapter[];
}

/** Two places are one where their event and their step of a branch are. */
export const placeKey = ({ at, branch }: Place): string =>
  branch === null ? at.event : `${at.event} ${branch.path} ${String(branch.plays)}`;
