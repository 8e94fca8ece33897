import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import { contentOf, makeStudyDocument, parseStudyDocument, type Study, type StudyContent } from '#study';
import { CliError } from '../cli-error.js';
import { readText, writeText } from '../files.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { brokenPins, orderStudyIn, pinAt, studiesIn, studyIn } from '../studies/in-store.js';
import { readMatch, withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What the commands of studies were asked for. */
export interface StudyOptions extends StoreWish {
  readonly as?: string;
  readonly at?: string;
  readonly title?: string;
  readonly match?: string;
  readonly out?: string;
  readonly private?: boolean;
  readonly json?: boolean;
}

const reading = { readOnly: true } as const;
const writing = { readOnly: false } as const;

const authorOf = ({ as }: StudyOptions): string => {
  if (as !== undefined && as.trim() !== '') return as.trim();
  throw new CliError('study/no-author', 'It is not said who writes.', { remedy: 'Say --as NAME.' });
};

const counted = ({ notes, branches, chapters }: Study): string =>
  `${String(notes.length)} notes, ${String(branches.length)} branches, ${String(chapters.length)} chapters`;

const lineOf = (study: Study): string =>
  `${study.id}: ${study.title}, by ${study.author}, of match ${study.match}; ${counted(study)}${study.isShared ? '; shared' : ''}\n`;

/** Lists the studies of a store, or of one match. */
export const listStudies = async (match: string | undefined, options: StudyOptions, io: Io): Promise<ExitCode> => {
  const studies = await withStore(options, reading, (store) => studiesIn(store, match));
  if (options.json)
    printJson(io, { studies: studies.map(({ id, match: of, title, author }) => ({ id, match: of, title, author })) });
  else io.out(studies.map(lineOf).join(''));
  return EXIT.well;
};

/** Writes a study as a file, as the page exports it. */
export const exportStudy = async (id: string, options: StudyOptions, io: Io): Promise<ExitCode> => {
  const study = await withStore(options, reading, (store) => studyIn(store, id));
  const text = `${JSON.stringify(makeStudyDocument(study), null, 2)}\n`;
  if (options.out === undefined) io.out(text);
  else writeText(options.out, text);
  return EXIT.well;
};

const NOTHING: StudyContent = { notes: [], glyphs: [], marks: [], branches: [], chapters: [] };

const open = async (
  store: EventStore,
  { match, title, content, author }: { match: string; title: string; content: StudyContent; author: string },
): Promise<Study> => {
  // Throws where there is no such match.
  await readMatch(store, match);
  const id = randomUUID();
  return orderStudyIn(store, { id, order: { type: 'OpenStudy', id, match, title, content }, author });
};

/** Begins a study of a match. */
export const newStudy = async (match: string, options: StudyOptions, io: Io): Promise<ExitCode> => {
  const [title, author] = [options.title ?? 'Notes', authorOf(options)];
  const study = await withStore(options, writing, (store) => open(store, { match, title, content: NOTHING, author }));
  if (options.json) printJson(io, { id: study.id });
  else io.out(lineOf(study));
  return EXIT.well;
};

/** Takes the study of a file into a store, under an id of its own; pins that its tape does not hold are told, and stay as they are. */
export const importStudy = async (file: string, options: StudyOptions, io: Io): Promise<ExitCode> => {
  const author = authorOf(options);
  const read = parseStudyDocument(readText(file));
  if (!read.ok) throw new CliError(read.error.code, `${file}: ${read.error.message}`, { remedy: read.error.remedy });
  const { title } = read.value;
  const match = options.match ?? read.value.match;
  const { study, broken } = await withStore(options, writing, async (store) => {
    const made = await open(store, { match, title, content: contentOf(read.value), author });
    return { study: made, broken: await brokenPins(store, made) };
  });
  if (options.json) printJson(io, { id: study.id, broken });
  else io.out(lineOf(study) + broken.map((words) => `  ${words}\n`).join(''));
  return EXIT.well;
};

/** Writes a note at a step of the study's match. */
export const noteInStudy = async (
  id: string,
  words: readonly string[],
  { at = '', private: isPrivate = false, ...options }: StudyOptions,
): Promise<ExitCode> => {
  const author = authorOf(options);
  if (!/^\d{1,9}$/.test(at))
    throw new CliError('study/no-step', 'It is not said at which step the note stands.', {
      remedy: 'Say --at REVISION.',
    });
  await withStore(options, writing, async (store) => {
    const { match } = await studyIn(store, id);
    const place = { at: await pinAt(store, match, Number(at)), branch: null };
    const note = { id: randomUUID(), place, about: 'event', words: words.join(' '), isPrivate } as const;
    return orderStudyIn(store, { id, order: { type: 'WriteNote', ...note }, author });
  });
  return EXIT.well;
};
