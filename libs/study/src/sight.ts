import type { Viewer } from '#ruleset';
import { mapPins } from './pins.js';
import type { Study } from './study.js';

/** Who reads a study: through which eyes, and whether they may write. */
export interface Reader {
  readonly viewer: Viewer;
  readonly mayWrite: boolean;
}

/** Whether a reader may know what somebody drew or played out who looked as `viewer`: the recorder all, others what all or they may see. */
const maySee = (reader: Reader, viewer: Viewer): boolean =>
  reader.viewer === 'recorder' || viewer === 'public' || viewer === reader.viewer;

/**
 * A study as a reader is given it; null where it is not for that reader. Branches and marks of somebody who knows more are left out: they
 * name cards, and count pieces, that the reader's own tape does not show.
 */
export const studyFor = (study: Study, reader: Reader): Study | null => {
  if (!study.isShared && !reader.mayWrite) return null;
  const branches = study.branches.filter(({ viewer }) => maySee(reader, viewer));
  const paths = new Set(branches.map(({ path }) => path));
  const isOpen = ({ place }: Study['notes'][number] | Study['glyphs'][number]): boolean =>
    place.branch === null || paths.has(place.branch.path);
  const told: Study = {
    ...study,
    branches,
    notes: study.notes.filter((note) => (reader.mayWrite || !note.isPrivate) && isOpen(note)),
    glyphs: study.glyphs.filter(isOpen),
    marks: study.marks.filter(({ viewer }) => maySee(reader, viewer)),
  };
  // Heads of an open match are for those who record.
  return reader.mayWrite ? told : mapPins(told, (pin) => ({ ...pin, head: null }));
};
