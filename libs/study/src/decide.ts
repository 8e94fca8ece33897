import { err, makeCanonicalJson, ok, type Decider, type Result } from '#kernel';
import { LITERAL_BOUNDS, type Problem } from '#ruleset';
import { decideBranch, isBranchOrder } from './decide-branch.js';
import type { StudyEvent } from './events.js';
import { evolveStudy, type StudyState } from './evolve.js';
import type {
  DrawMarks,
  EditNote,
  OpenStudy,
  SetGlyph,
  StrikeNote,
  StudyOrder,
  WriteChapter,
  WriteNote,
} from './orders.js';
import { fact, full, notYours, unknown } from './study-problems.js';
import { placeKey, type Said, type Study } from './study.js';

/** An order with who gives it and when. */
export interface StudyCommand {
  readonly order: StudyOrder;
  readonly by: Said;
}

/** What comes of an order: its events, none where all is so already; or why there are none. */
export type StudyDecision = Result<readonly StudyEvent[], Problem>;

const NOTHING = { notes: [], glyphs: [], marks: [], branches: [], chapters: [] };

const open = ({ id, match, title, content }: OpenStudy, by: Said): StudyDecision =>
  ok([fact('StudyOpened', { study: { id, match, title, ...by, isShared: false, ...(content ?? NOTHING) } })]);

const isSame = (one: object, other: object): boolean => makeCanonicalJson(one) === makeCanonicalJson(other);

const write = (study: Study, { type: _, ...written }: WriteNote, by: Said): StudyDecision => {
  const known = study.notes.find(({ id }) => id === written.id);
  const note = { ...written, ...by, edited: null };
  if (known !== undefined) {
    const isRepeated = isSame({ ...known, date: '' }, { ...note, date: '' });
    return isRepeated
      ? ok([])
      : err({
          code: 'study/note-taken',
          message: `There is another note "${note.id}" in this study.`,
          remedy: 'Give every new note an id of its own.',
        });
  }
  return study.notes.length >= LITERAL_BOUNDS.list ? full('notes') : ok([fact('NoteWritten', { note })]);
};

const change = (study: Study, order: EditNote | StrikeNote, by: Said): StudyDecision => {
  const note = study.notes.find(({ id }) => id === order.note);
  if (note === undefined) return unknown('note', order.note);
  if (note.author !== by.author) return notYours('note', note.author);
  if (order.type === 'StrikeNote') return ok([fact('NoteStruck', { id: note.id })]);
  const { words, isPrivate } = order;
  return ok([fact('NoteEdited', { id: note.id, words, isPrivate, edited: by.date })]);
};

const setGlyph = (study: Study, order: SetGlyph, by: Said): StudyDecision => {
  const { place } = order;
  const known = study.glyphs.find((each) => placeKey(each.place) === placeKey(place));
  if (known === undefined && study.glyphs.length >= LITERAL_BOUNDS.list) return full('glyphs');
  const set = { play: known?.play ?? null, position: known?.position ?? null, [order.on]: order.glyph };
  return ok([fact('GlyphsSet', { glyphs: { place, ...by, play: set.play, position: set.position } })]);
};

const writeChapter = (study: Study, { chapter }: WriteChapter, by: Said): StudyDecision => {
  const known = study.chapters.find(({ id }) => id === chapter.id);
  if (known !== undefined && known.author !== by.author) return notYours('chapter', known.author);
  if (known === undefined && study.chapters.length >= LITERAL_BOUNDS.list) return full('chapters');
  return ok([fact('ChapterWritten', { chapter: { ...chapter, ...by } })]);
};

const dropChapter = (study: Study, chapter: string, by: Said): StudyDecision => {
  const known = study.chapters.find(({ id }) => id === chapter);
  if (known === undefined) return unknown('chapter', chapter);
  return known.author === by.author ? ok([fact('ChapterDropped', { id: chapter })]) : notYours('chapter', known.author);
};

const draw = (study: Study, { type: _, ...marks }: DrawMarks, by: Said): StudyDecision =>
  study.marks.length >= LITERAL_BOUNDS.list ? full('marks') : ok([fact('MarksDrawn', { marks: { ...marks, ...by } })]);

const reopened = ({ id }: Study): StudyDecision =>
  err({
    code: 'study/id-taken',
    message: `There is a study "${id}" already.`,
    remedy: 'Open the new one under another id.',
  });

type OfStudy = Extract<StudyOrder['type'], 'RenameStudy' | 'ShareStudy' | 'WriteChapter' | 'DropChapter'>;

/** Orders about the document and its chapters. */
const decideWhole = (study: Study, order: Extract<StudyOrder, { readonly type: OfStudy }>, by: Said): StudyDecision => {
  switch (order.type) {
    case 'RenameStudy':
      return ok([fact('StudyRenamed', { title: order.title })]);
    case 'ShareStudy':
      return ok(order.isShared === study.isShared ? [] : [fact('StudyShared', { isShared: order.isShared })]);
    case 'WriteChapter':
      return writeChapter(study, order, by);
    case 'DropChapter':
      return dropChapter(study, order.chapter, by);
  }
};

const decideOpened = (study: Study, { order, by }: StudyCommand): StudyDecision => {
  if (isBranchOrder(order)) return decideBranch(study, order, by);
  switch (order.type) {
    case 'OpenStudy':
      return reopened(study);
    case 'WriteNote':
      return write(study, order, by);
    case 'EditNote':
    case 'StrikeNote':
      return change(study, order, by);
    case 'SetGlyph':
      return setGlyph(study, order, by);
    case 'DrawMarks':
      return draw(study, order, by);
    default:
      return decideWhole(study, order, by);
  }
};

/** The decider of a study: what an order comes to, and what an event leaves. The tape that it is about is not asked, and never changed. */
export const studyDecider: Decider<StudyState, StudyCommand, StudyEvent, StudyDecision> = {
  initial: null,
  decide: (study, command) => {
    if (study !== null) return decideOpened(study, command);
    return command.order.type === 'OpenStudy'
      ? open(command.order, command.by)
      : unknown('study', 'it was never opened');
  },
  evolve: evolveStudy,
};
