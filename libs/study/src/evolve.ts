import type { StudyEvent } from './events.js';
import { placeKey, type Branch, type PlaceGlyphs, type PlaceMarks, type Study } from './study.js';

/** A study, or null before it was opened. */
export type StudyState = Study | null;

const changeBranch = (study: Study, path: string, change: (branch: Branch) => Branch): Study => ({
  ...study,
  branches: study.branches.map((branch) => (branch.path === path ? change(branch) : branch)),
});

const putGlyphs = (study: Study, glyphs: PlaceGlyphs): Study => {
  const others = study.glyphs.filter(({ place }) => placeKey(place) !== placeKey(glyphs.place));
  const isNone = glyphs.play === null && glyphs.position === null;
  return { ...study, glyphs: isNone ? others : [...others, glyphs] };
};

const putMarks = (study: Study, marks: PlaceMarks): Study => {
  const others = study.marks.filter(
    ({ place, viewer }) => placeKey(place) !== placeKey(marks.place) || viewer !== marks.viewer,
  );
  return { ...study, marks: marks.marks.length === 0 ? others : [...others, marks] };
};

/** What an event of a branch leaves. */
const evolveBranches = (study: Study, event: StudyEvent): Study => {
  switch (event.type) {
    case 'BranchMade':
      return { ...study, branches: [...study.branches, event.data.branch] };
    case 'BranchGrown':
      return changeBranch(study, event.data.path, (branch) => ({
        ...branch,
        plays: [...branch.plays, ...event.data.plays],
      }));
    case 'BranchCut':
      return changeBranch(study, event.data.path, (branch) => ({
        ...branch,
        plays: branch.plays.slice(0, event.data.to),
      }));
    case 'BranchRenamed':
      return changeBranch(study, event.data.path, (branch) => ({ ...branch, name: event.data.name }));
    case 'BranchDropped':
      return { ...study, branches: study.branches.filter(({ path }) => path !== event.data.path) };
    default:
      return study;
  }
};

const evolveNotes = (study: Study, event: StudyEvent): Study => {
  switch (event.type) {
    case 'NoteWritten':
      return { ...study, notes: [...study.notes, event.data.note] };
    case 'NoteEdited': {
      const { id, ...changes } = event.data;
      return { ...study, notes: study.notes.map((note) => (note.id === id ? { ...note, ...changes } : note)) };
    }
    case 'NoteStruck':
      return { ...study, notes: study.notes.filter(({ id }) => id !== event.data.id) };
    case 'GlyphsSet':
      return putGlyphs(study, event.data.glyphs);
    case 'MarksDrawn':
      return putMarks(study, event.data.marks);
    default:
      return evolveBranches(study, event);
  }
};

const evolveOpened = (study: Study, event: StudyEvent): Study => {
  switch (event.type) {
    case 'StudyRenamed':
      return { ...study, title: event.data.title };
    case 'StudyShared':
      return { ...study, isShared: event.data.isShared };
    case 'ChapterWritten': {
      const { chapter } = event.data;
      const isNew = study.chapters.every(({ id }) => id !== chapter.id);
      return {
        ...study,
        chapters: isNew
          ? [...study.chapters, chapter]
          : study.chapters.map((old) => (old.id === chapter.id ? chapter : old)),
      };
    }
    case 'ChapterDropped':
      return { ...study, chapters: study.chapters.filter(({ id }) => id !== event.data.id) };
    default:
      return evolveNotes(study, event);
  }
};

/** A study after an event: the only thing that changes one. What comes before the opening changes nothing. */
export const evolveStudy = (study: StudyState, event: StudyEvent): StudyState => {
  if (event.type === 'StudyOpened') return event.data.study;
  return study === null ? null : evolveOpened(study, event);
};
