import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import { flag, group, readLiteral, wholeNumber, type LayOutProblem, type LiteralForm, type Problem } from '#ruleset';
import { CONTENT, dateForm, idForm, nameForm } from './forms.js';
import type { StudyContent } from './orders.js';
import type { Study } from './study.js';

/** The form that studies are written in. */
const FORM = 1;

const FORMS = {
  matchtapeStudy: wholeNumber(FORM, FORM),
  id: idForm,
  match: idForm,
  title: nameForm,
  author: nameForm,
  date: dateForm,
  isShared: flag,
  ...CONTENT,
};

/** A study as JSON, for a file: everything that it says, in a form that says which it is. */
export const makeStudyDocument = (study: Study): JsonObject =>
  ({ matchtapeStudy: FORM, ...study }) as unknown as JsonObject;

/** Problems as sentences: where, and what. */
export const studyProblems = (problems: readonly LayOutProblem[]): string =>
  problems
    .slice(0, 5)
    .map(({ path, message, expected }) => {
      const where = path.length === 0 ? '' : `${path.join('.')}: `;
      const instead = expected.length === 0 ? '' : ` Expected: ${expected.slice(0, 8).join(', ')}.`;
      return `${where}${message}${instead}`;
    })
    .join(' ');

const noStudy = (message: string): Problem => ({
  code: 'study/unreadable',
  message,
  remedy: 'Write it with "npx matchtape study export", or take it from the page, and mend what is named here.',
});

const parse = (text: string): Result<Json, Problem> => {
  try {
    return ok(JSON.parse(text) as Json);
  } catch (error) {
    return err(noStudy(`This is no study: it is no JSON (${String(error)}).`));
  }
};

/** Reads a study's document. The error names each place that is wrong. */
export const readStudyDocument = (json: Json): Result<Study, Problem> => {
  const isStudy = typeof json === 'object' && json !== null && !Array.isArray(json) && 'matchtapeStudy' in json;
  if (!isStudy) return err(noStudy('This is no study of Matchtape: "matchtapeStudy" is missing.'));
  const form = group<Record<string, unknown>>(FORMS, Object.keys(FORMS)) as LiteralForm<unknown>;
  const read = readLiteral(form, json);
  if (!read.ok) return err(noStudy(`This study cannot be read. ${studyProblems(read.error)}`));
  const { matchtapeStudy: _, ...study } = read.value as Study & { readonly matchtapeStudy: number };
  return ok(study);
};

/** Reads the text of a study's file. */
export const parseStudyDocument = (text: string): Result<Study, Problem> => {
  const json = parse(text);
  return json.ok ? readStudyDocument(json.value) : json;
};

/** What a study says, without whose it is: what another one begins with. */
export const contentOf = ({ notes, glyphs, marks, branches, chapters }: Study): StudyContent => ({
  notes,
  glyphs,
  marks,
  branches,
  chapters,
});
