import type { Viewer } from '#ruleset';
import type { PlayGlyph, PositionGlyph } from './glyphs.js';
import type { BranchChance, BranchPlay, Chapter, Mark, Note, Pin, Place, Study } from './study.js';

/** Begins a document about a match; `content`: what it has from the start, where it comes from elsewhere. */
export interface OpenStudy {
  readonly type: 'OpenStudy';
  readonly id: string;
  readonly match: string;
  readonly title: string;
  readonly content: StudyContent | null;
}

/** What a document says, without whose it is. */
export type StudyContent = Pick<Study, 'notes' | 'glyphs' | 'marks' | 'branches' | 'chapters'>;

export interface RenameStudy {
  readonly type: 'RenameStudy';
  readonly title: string;
}

/** Lets all read it, or only those who may write. */
export interface ShareStudy {
  readonly type: 'ShareStudy';
  readonly isShared: boolean;
}

export interface WriteNote extends Pick<Note, 'id' | 'place' | 'about' | 'words' | 'isPrivate'> {
  readonly type: 'WriteNote';
}

/** Changes a note of one's own. */
export interface EditNote extends Pick<Note, 'words' | 'isPrivate'> {
  readonly type: 'EditNote';
  readonly note: string;
}

/** Deletes a note of one's own. */
export interface StrikeNote {
  readonly type: 'StrikeNote';
  readonly note: string;
}

/** Puts a glyph on the play of a step, or on the position; null takes it away. */
export type SetGlyph = { readonly type: 'SetGlyph'; readonly place: Place } & (
  | { readonly on: 'play'; readonly glyph: PlayGlyph | null }
  | { readonly on: 'position'; readonly glyph: PositionGlyph | null }
);

/** Draws on the table of a step, in place of what was drawn there for this viewer; nothing wipes it. */
export interface DrawMarks {
  readonly type: 'DrawMarks';
  readonly place: Place;
  readonly viewer: Viewer;
  readonly marks: readonly Mark[];
}

export interface MakeBranch {
  readonly type: 'MakeBranch';
  readonly path: string;
  readonly name: string;
  readonly base: Pin;
  readonly viewer: Viewer;
  readonly chance: BranchChance;
  readonly plays: readonly BranchPlay[];
}

/** Adds plays behind the first `after` ones, which must be all there are: two who play on at once are told apart by it. */
export interface GrowBranch {
  readonly type: 'GrowBranch';
  readonly path: string;
  readonly after: number;
  readonly plays: readonly BranchPlay[];
}

/** Takes back all plays of a branch but the first `to`. */
export interface CutBranch {
  readonly type: 'CutBranch';
  readonly path: string;
  readonly to: number;
}

export interface RenameBranch {
  readonly type: 'RenameBranch';
  readonly path: string;
  readonly name: string;
}

export interface DropBranch {
  readonly type: 'DropBranch';
  readonly path: string;
}

/** Writes a chapter, or writes one of one's own anew. */
export interface WriteChapter {
  readonly type: 'WriteChapter';
  readonly chapter: Omit<Chapter, 'author' | 'date'>;
}

export interface DropChapter {
  readonly type: 'DropChapter';
  readonly chapter: string;
}

/** The orders that a study understands. */
export type StudyOrder =
  | OpenStudy
  | RenameStudy
  | ShareStudy
  | WriteNote
  | EditNote
  | StrikeNote
  | SetGlyph
  | DrawMarks
  | MakeBranch
  | GrowBranch
  | CutBranch
  | RenameBranch
  | DropBranch
  | WriteChapter
  | DropChapter;
