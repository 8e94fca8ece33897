import type { TimelineEntry } from '#projections';
import { marksOn, notedAfter, shownStudy } from '../../study/shown-study.js';
import { count } from '../../words.js';

/** What a study says of a play: its glyphs, and that there are notes. */
export const StudyMarks = ({ entry }: { readonly entry: TimelineEntry }) => {
  const marks = marksOn(entry);
  if (marks === null) return null;
  return (
    <span
      class="play-glyph"
      title={[marks.words, marks.notes.length > 0 ? count(marks.notes.length, 'note') : ''].filter(Boolean).join('; ')}
    >
      {marks.glyphs}
      {marks.notes.length > 0 && <span aria-hidden="true"> ✎</span>}
      {marks.notes.length > 0 && <span class="visually-hidden"> ({count(marks.notes.length, 'note')})</span>}
    </span>
  );
};

/** What the notes on a play say, and on to the next: beside its verdict on a phone, where the panel of the study lies behind a key. */
export const NotesBeside = ({ entry }: { readonly entry: TimelineEntry }) => {
  const notes = marksOn(entry)?.notes ?? [];
  const next = notes.length === 0 ? undefined : notedAfter(entry.to);
  return (
    <>
      {notes.map((words) => (
        <p key={words} class="note-beside">
          {words}
        </p>
      ))}
      {next !== undefined && (
        <button type="button" class="note-beside" onClick={() => shownStudy.value?.desk.jump(next)}>
          Next note
        </button>
      )}
    </>
  );
};
