import { err, ok, type Json, type JsonObject } from '#kernel';
import {
  anything,
  either,
  flag,
  group,
  listOf,
  LITERAL_BOUNDS,
  oneOfWords,
  orNothing,
  readAs,
  text,
  wholeNumber,
  type LiteralForm,
  type Viewer,
} from '#ruleset';

import { PLAY_GLYPHS, type PlayGlyph, type PositionGlyph } from './glyphs.js';
import {
  CHAPTER_MODES,
  MARK_COLOURS,
  type Branch,
  type BranchChance,
  type BranchPlay,
  type BranchStep,
  type Chapter,
  type Choice,
  type Mark,
  type Note,
  type Pin,
  type PinnedHead,
  type Place,
  type PlaceGlyphs,
  type PlaceMarks,
  type Task,
} from './study.js';

const REVISIONS = 1_000_000_000;

const within = (most: number, least = 0): LiteralForm<string> =>
  readAs(text, (value) =>
    value.trim().length >= least && value.length <= most
      ? ok(value)
      : err({
          path: [],
          message: `These are ${String(value.length)} characters where ${String(least)} to ${String(most)} are taken.`,
          expected: [],
        }),
  );

const matching = (pattern: RegExp, what: string): LiteralForm<string> =>
  readAs(text, (value) =>
    pattern.test(value) ? ok(value) : err({ path: [], message: `This is no ${what}.`, expected: [what] }),
  );

export const nameForm = within(120, 1);
export const wordsForm = within(4000);
export const idForm = matching(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
  'id: 1 to 100 letters, digits, dots, dashes or underscores, a letter or digit first',
);
export const pathForm = matching(/^[1-9]\d{0,2}(\.[1-9]\d{0,2}){0,9}$/, 'path of a branch, as 2.1');
export const dateForm = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/, 'date, as 2026-05-01T09:00:00Z');
export const revisionForm = wholeNumber(0, REVISIONS);
export const seatForm = wholeNumber(0, 99);

const none = <Value>(form: LiteralForm<Value>): LiteralForm<Value | null> => orNothing('none', form);

export const viewerForm: LiteralForm<Viewer> = either(
  (json) => typeof json === 'number',
  seatForm,
  oneOfWords(['recorder', 'public'] as const),
);

const headForm = group<PinnedHead>(
  { revision: revisionForm, hash: matching(/^[0-9a-f]{64}$/, 'hash of 64 hexadecimal digits') },
  ['revision', 'hash'],
);

const pinned = group<{ event: string; revision: number; head: PinnedHead | null }>(
  { event: idForm, revision: revisionForm, head: none(headForm) },
  ['event', 'revision'],
);

export const pinForm: LiteralForm<Pin> = readAs(pinned, ({ event, revision, head }) =>
  ok({ event, revision, head: (head as PinnedHead | null | undefined) ?? null }),
);

const stepForm = group<BranchStep>({ path: pathForm, plays: wholeNumber(0, LITERAL_BOUNDS.list) }, ['path', 'plays']);

const placed = group<{ at: Pin; branch: BranchStep | null }>({ at: pinForm, branch: none(stepForm) }, ['at']);

export const placeForm: LiteralForm<Place> = readAs(placed, ({ at, branch }) =>
  ok({ at, branch: (branch as BranchStep | null | undefined) ?? null }),
);

export const aboutForm = oneOfWords(['event', 'turn'] as const);

export const playGlyphForm: LiteralForm<PlayGlyph> = oneOfWords(Object.keys(PLAY_GLYPHS) as PlayGlyph[]);

const plainPosition = group<{ says: 'even' | 'unclear'; seat: null }>(
  { says: oneOfWords(['even', 'unclear'] as const), seat: readAs(none(seatForm), () => ok(null)) },
  ['says', 'seat'],
);
const seatPosition = group<{ says: 'better' | 'winning'; seat: number }>(
  { says: oneOfWords(['better', 'winning'] as const), seat: seatForm },
  ['says', 'seat'],
);
export const positionForm: LiteralForm<PositionGlyph> = either(
  (json) =>
    typeof json === 'object' && ((json as JsonObject)['says'] === 'even' || (json as JsonObject)['says'] === 'unclear'),
  plainPosition,
  seatPosition,
);

const thing = within(200, 1);
const colour = oneOfWords(MARK_COLOURS);
const ring = group<{ kind: 'piece' | 'zone'; id: string; colour: (typeof MARK_COLOURS)[number] }>(
  { kind: oneOfWords(['piece', 'zone'] as const), id: thing, colour },
  ['kind', 'id', 'colour'],
);
const arrow = group<{ kind: 'arrow'; from: string; to: string; colour: (typeof MARK_COLOURS)[number] }>(
  { kind: oneOfWords(['arrow'] as const), from: thing, to: thing, colour },
  ['kind', 'from', 'to', 'colour'],
);
export const marksForm: LiteralForm<readonly Mark[]> = listOf(
  either<Mark, Mark>((json) => (json as JsonObject)['kind'] === 'arrow', arrow, ring),
);

const isObject = (json: Json): boolean => typeof json === 'object' && json !== null && !Array.isArray(json);

const playForm: LiteralForm<BranchPlay> = group<BranchPlay>(
  {
    by: oneOfWords(['hand', 'dealer'] as const),
    play: readAs(anything({ type: 'object' }), (json) =>
      isObject(json)
        ? ok(json as JsonObject)
        : err({ path: [], message: 'A play is a group of properties.', expected: [] }),
    ),
  },
  ['by', 'play'],
);
export const playsForm = listOf(playForm);

const byDealer = group<{ by: 'dealer'; seed: number }>(
  { by: oneOfWords(['dealer'] as const), seed: wholeNumber(0, 4_294_967_295) },
  ['by', 'seed'],
);
const byHand = group<{ by: 'hand' }>({ by: oneOfWords(['hand'] as const) }, ['by']);
export const chanceForm: LiteralForm<BranchChance> = either<BranchChance, BranchChance>(
  (json) => (json as JsonObject)['by'] === 'dealer',
  byDealer,
  byHand,
);

const choiceForm = group<Choice>({ words: within(400, 1), isRight: flag, answer: within(1000) }, [
  'words',
  'isRight',
  'answer',
]);
const taskForm = group<Task>(
  { at: pinForm, prompt: within(1000, 1), hint: within(1000), choices: listOf(choiceForm) },
  ['at', 'prompt', 'hint', 'choices'],
);

type Unsaid<Value> = Omit<Value, 'author' | 'date'>;

const chapterForms = {
  id: idForm,
  title: nameForm,
  words: wordsForm,
  mode: oneOfWords(CHAPTER_MODES),
  from: pinForm,
  to: none(pinForm),
  cover: none(pinForm),
  seat: none(seatForm),
  tasks: listOf(taskForm),
};
const CHAPTER = ['id', 'title', 'words', 'mode', 'from', 'to', 'cover', 'seat', 'tasks'] as const;
export const chapterForm: LiteralForm<Unsaid<Chapter>> = group<Unsaid<Chapter>>(chapterForms, [...CHAPTER]);

const said = { author: nameForm, date: dateForm };

/** The forms of what a document holds. */
export const CONTENT = {
  notes: listOf(
    group<Note>(
      {
        ...said,
        id: idForm,
        place: placeForm,
        about: aboutForm,
        words: wordsForm,
        isPrivate: flag,
        edited: none(dateForm),
      },
      ['author', 'date', 'id', 'place', 'about', 'words', 'isPrivate', 'edited'],
    ),
  ),
  glyphs: listOf(
    group<PlaceGlyphs>({ ...said, place: placeForm, play: none(playGlyphForm), position: none(positionForm) }, [
      'author',
      'date',
      'place',
      'play',
      'position',
    ]),
  ),
  marks: listOf(
    group<PlaceMarks>({ ...said, place: placeForm, viewer: viewerForm, marks: marksForm }, [
      'author',
      'date',
      'place',
      'viewer',
      'marks',
    ]),
  ),
  branches: listOf(
    group<Branch>(
      {
        ...said,
        path: pathForm,
        name: nameForm,
        base: pinForm,
        viewer: viewerForm,
        chance: chanceForm,
        plays: playsForm,
      },
      ['author', 'date', 'path', 'name', 'base', 'viewer', 'chance', 'plays'],
    ),
  ),
  chapters: listOf(group<Chapter>({ ...said, ...chapterForms }, ['author', 'date', ...CHAPTER])),
};
