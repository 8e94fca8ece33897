import { computed, signal } from '@preact/signals';
import { positionWords, type Mark } from '#study';
import type { StudyDesk } from './study-desk.js';

/** What is said of the tape on the page; null where nothing is. */
export const shownStudy = signal<StudyDesk | null>(null);

/** What a play of the timeline is marked with, and what the notes on it say. */
export interface PlayMarks {
  readonly glyphs: string;
  readonly words: string;
  readonly notes: readonly string[];
}

interface Marked extends PlayMarks {
  readonly revision: number;
}

/** Every step that something is said of, by its revision. */
const marked = computed((): readonly Marked[] => {
  const of = shownStudy.value;
  const study = of?.study.value ?? null;
  if (of === null || study === null) return [];
  const revisionOf = ({ at }: { readonly at: Parameters<typeof of.find>[0] }): number | null => {
    const found = of.find(at);
    return found.outcome === 'broken' ? null : found.revision;
  };
  const glyphs = study.glyphs.flatMap(({ place, play, position }): Marked[] => {
    const revision = place.branch === null ? revisionOf(place) : null;
    if (revision === null) return [];
    const said = position === null ? null : positionWords(position, of.desk.names);
    const words = [play, said?.words].filter((word) => word !== null && word !== undefined);
    return [{ revision, glyphs: [play, said?.sign].filter(Boolean).join(' '), words: words.join(', '), notes: [] }];
  });
  const notes = study.notes.flatMap(({ place, words }): Marked[] => {
    const revision = place.branch === null ? revisionOf(place) : null;
    return revision === null ? [] : [{ revision, glyphs: '', words: '', notes: [words] }];
  });
  return [...glyphs, ...notes];
});

/** The first step after this one that there is a note on; none where there is no more. */
export const notedAfter = (at: number): number | undefined =>
  marked.value
    .filter(({ notes, revision }) => notes.length > 0 && revision > at)
    .map(({ revision }) => revision)
    .sort((one, other) => one - other)[0];

/** What the plays of a stretch of the tape are marked with; null for nothing. */
export const marksOn = ({ from, to }: { readonly from: number; readonly to: number }): PlayMarks | null => {
  const here = marked.value.filter(({ revision }) => revision >= from && revision <= to);
  if (here.length === 0) return null;
  const joined = (word: 'glyphs' | 'words'): string =>
    here
      .map((each) => each[word])
      .filter(Boolean)
      .join(' ');
  return { glyphs: joined('glyphs'), words: joined('words'), notes: here.flatMap(({ notes }) => notes) };
};

/** What whoever leads a review has drawn on the table of the step shown. */
export const ledMarks = signal<readonly Mark[]>([]);

/** What is drawn on the table of the step shown, for whoever looks with the eyes that it was drawn with. */
export const drawn = computed((): readonly Mark[] => {
  const of = shownStudy.value;
  const study = of?.study.value ?? null;
  const here = of?.here.value;
  if (of === null || study === null || here === null || here === undefined) return ledMarks.value;
  const { viewer } = of.desk.seen.value;
  const own = study.marks.find((each) => each.place.at.event === here.at.event && each.viewer === viewer)?.marks ?? [];
  return [...own, ...ledMarks.value];
});

/** The class of a mark round a piece or a zone of the table; null for none. */
export const markClass = (id: string): string | null => {
  const mark = drawn.value.find((each) => each.kind !== 'arrow' && each.id === id);
  return mark === undefined ? null : `marked marked-${mark.colour}`;
};

/** The arrows that are drawn on the table. */
export const arrows = computed(() => drawn.value.filter((mark) => mark.kind === 'arrow'));
