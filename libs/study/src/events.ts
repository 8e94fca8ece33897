import type { Fact } from '#kernel';
import type { Branch, BranchPlay, Chapter, Note, PlaceGlyphs, PlaceMarks, Study } from './study.js';

/** What happens to a study: facts of a stream of its own, never of the match's. */
export type StudyEvent =
  | Fact<'StudyOpened', { readonly study: Study }>
  | Fact<'StudyRenamed', { readonly title: string }>
  | Fact<'StudyShared', { readonly isShared: boolean }>
  | Fact<'NoteWritten', { readonly note: Note }>
  | Fact<'NoteEdited', Pick<Note, 'id' | 'words' | 'isPrivate' | 'edited'>>
  | Fact<'NoteStruck', { readonly id: string }>
  | Fact<'GlyphsSet', { readonly glyphs: PlaceGlyphs }>
  | Fact<'MarksDrawn', { readonly marks: PlaceMarks }>
  | Fact<'BranchMade', { readonly branch: Branch }>
  | Fact<'BranchGrown', { readonly path: string; readonly plays: readonly BranchPlay[] }>
  | Fact<'BranchCut', { readonly path: string; readonly to: number }>
  | Fact<'BranchRenamed', { readonly path: string; readonly name: string }>
  | Fact<'BranchDropped', { readonly path: string }>
  | Fact<'ChapterWritten', { readonly chapter: Chapter }>
  | Fact<'ChapterDropped', { readonly id: string }>;

/** The event that begins a study. */
export const OPENED: StudyEvent['type'] = 'StudyOpened';
