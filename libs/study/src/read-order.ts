import { err, type Json, type JsonObject, type Result } from '#kernel';
import {
  flag,
  group,
  LITERAL_BOUNDS,
  oneOfWords,
  orNothing,
  readLiteral,
  wholeNumber,
  type LayOutProblem,
  type LiteralForm,
} from '#ruleset';
import {
  aboutForm,
  chanceForm,
  chapterForm,
  idForm,
  marksForm,
  nameForm,
  pathForm,
  pinForm,
  placeForm,
  playGlyphForm,
  playsForm,
  positionForm,
  viewerForm,
  wordsForm,
} from './forms.js';
import type { StudyOrder } from './orders.js';

/** Orders that come from outside: a study is opened by an order of its own. */
export type InsideOrder = Exclude<StudyOrder, { readonly type: 'OpenStudy' }>;

type Fields = Readonly<Record<string, LiteralForm<unknown>>>;

const glyphFields = (json: JsonObject): Fields => ({
  place: placeForm,
  on: oneOfWords(['play', 'position'] as const),
  glyph: orNothing<unknown>('none', json['on'] === 'position' ? positionForm : playGlyphForm),
});

/** What each order holds beside its type. */
const ORDERS: Readonly<Record<InsideOrder['type'], (json: JsonObject) => Fields>> = {
  RenameStudy: () => ({ title: nameForm }),
  ShareStudy: () => ({ isShared: flag }),
  WriteNote: () => ({ id: idForm, place: placeForm, about: aboutForm, words: wordsForm, isPrivate: flag }),
  EditNote: () => ({ note: idForm, words: wordsForm, isPrivate: flag }),
  StrikeNote: () => ({ note: idForm }),
  SetGlyph: glyphFields,
  DrawMarks: () => ({ place: placeForm, viewer: viewerForm, marks: marksForm }),
  MakeBranch: () => ({
    path: pathForm,
    name: nameForm,
    base: pinForm,
    viewer: viewerForm,
    chance: chanceForm,
    plays: playsForm,
  }),
  GrowBranch: () => ({ path: pathForm, after: wholeNumber(0, LITERAL_BOUNDS.list), plays: playsForm }),
  CutBranch: () => ({ path: pathForm, to: wholeNumber(0, LITERAL_BOUNDS.list) }),
  RenameBranch: () => ({ path: pathForm, name: nameForm }),
  DropBranch: () => ({ path: pathForm }),
  WriteChapter: () => ({ chapter: chapterForm }),
  DropChapter: () => ({ chapter: idForm }),
};

/** The types of orders, for who documents or completes them. */
export const ORDER_TYPES = Object.keys(ORDERS) as readonly InsideOrder['type'][];

const typeOf = (json: Json): InsideOrder['type'] | undefined => {
  const said =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as JsonObject)['type'] : undefined;
  return ORDER_TYPES.find((type) => type === said);
};

/** Reads an order of a study; what is wrong with it is said with its place. */
export const readStudyOrder = (json: Json): Result<InsideOrder, readonly LayOutProblem[]> => {
  const type = typeOf(json);
  if (type === undefined) {
    return err([{ path: ['type'], message: 'This is no order of a study.', expected: ORDER_TYPES }]);
  }
  const fields = ORDERS[type](json as JsonObject);
  const forms = { type: oneOfWords([type]), ...fields };
  return readLiteral(group<Record<string, unknown>>(forms, Object.keys(forms)) as LiteralForm<unknown>, json) as Result<
    InsideOrder,
    readonly LayOutProblem[]
  >;
};
