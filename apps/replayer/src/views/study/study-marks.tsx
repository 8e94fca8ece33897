import type { TimelineEntry } from '#projections';
import { marksOn } from '../../study/shown-study.js';
import { count } from '../../words.js';

/** What a study says of a play: its glyphs, and that there are notes. */
export const StudyMarks = ({ entry }: { readonly entry: TimelineEntry }) => {
  const marks = marksOn(entry);
  if (marks === null) return null;
  return (
    <span
      class="play-glyph"
      title={[marks.words, marks.notes > 0 ? count(marks.notes, 'note') : ''].filter(Boolean).join('; ')}
    >
      {marks.glyphs}
      {marks.notes > 0 && <span aria-hidden="true"> ✎</span>}
      {marks.notes > 0 && <span class="visually-hidden"> ({count(marks.notes, 'note')})</span>}
    </span>
  );
};
