import { ok, type Json, type JsonObject } from '#kernel';
import {
  described,
  oneOrMore,
  playLine,
  readLiteral,
  unknownKey,
  type LiteralForm,
  type LiteralPath,
  type RecordingMode,
} from '#ruleset';
import * as v from 'valibot';
import type { RawCase } from './cases.js';
import { EXPECTATION_NAMES, expectation, EXPECTATIONS } from './expectation-form.js';
import { allOf, wrong, type Read } from './mistakes.js';
import type { Step } from './ruling.js';

const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

/** Expectations at the end: a group, or a list of groups. */
export const expectForm = described(oneOrMore(expectation), 'what should be so at the end');

const among = Object.fromEntries(EXPECTATION_NAMES.map((name) => [name, v.exactOptional(EXPECTATIONS[name])]));

/** A play whose player stands before the colon, or what is expected; `readGroup` tells them apart. */
const step = v.objectWithRest(
  {
    expect: v.exactOptional(expectation),
    anyway: v.exactOptional(described(playLine, 'a play that is recorded though a rule forbids it')),
    ...among,
  },
  v.string(),
);

/** The list of plays, expectations among them; or a text of plays alone. */
export const stepsForm: LiteralForm<unknown> = described(
  v.union([v.array(v.union([v.string(), step])), v.string()]),
  'plays in order, and what should be so between them',
);

const flatten = (steps: Read<readonly (readonly Step[])[]>): Read<readonly Step[]> =>
  steps.ok ? ok(steps.value.flat()) : steps;

const readExpect = (json: Json, path: LiteralPath): Read<readonly Step[]> => {
  if (Array.isArray(json)) {
    return flatten(allOf((json as readonly Json[]).map((each, index) => readExpect(each, [...path, index]))));
  }
  const read = readLiteral(expectation, json, path);
  return read.ok ? ok([{ step: 'expect', expect: read.value, path }]) : read;
};

const readPlay = (json: Json, path: LiteralPath, recording: RecordingMode): Read<readonly Step[]> => {
  const line = readLiteral(playLine, json, path);
  return line.ok ? ok([{ step: 'play', line: line.value, recording, path }]) : line;
};

const STEP_NAMES: readonly string[] = [...EXPECTATION_NAMES, 'anyway', 'expect'];

/** Behind the word stands what is no play but a whole line of its own, or no text: the word is no player's name. */
const misspeltStep = (word: string, inner: Json, path: LiteralPath): Read<never> | null => {
  const problem = unknownKey(path, word, { keys: STEP_NAMES });
  return problem.meant !== undefined && (typeof inner !== 'string' || /^[^:]+: /.test(inner)) ? wrong(problem) : null;
};

/** A group is expectations where its first property is one, `expect:`, `anyway:`, or a play with its player before the colon. */
const readGroup = (json: JsonObject, path: LiteralPath, recording: RecordingMode): Read<readonly Step[]> => {
  const [first = ''] = Object.keys(json);
  if ((EXPECTATION_NAMES as readonly string[]).includes(first)) return readExpect(json, path);
  const inner = json[first] ?? null;
  if (first === 'expect') return readExpect(inner, [...path, first]);
  if (first === 'anyway') return readPlay(inner, [...path, first], 'as-played');
  const misspelt = misspeltStep(first, inner, path);
  if (misspelt !== null) return misspelt;
  if (typeof inner === 'string') return readPlay(json, path, recording);
  const message = `"${first}" is neither a play nor an expectation.`;
  return wrong({
    path: [...path, first],
    message,
    expected: ['Ana: passes', 'anyway', 'expect', ...EXPECTATION_NAMES],
    onKey: true,
  });
};

/** The plays of a text, one a line. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The steps of a case: its plays, and what is expected between them and at the end. */
export const readSteps = (raw: RawCase, recording: RecordingMode): Read<readonly Step[]> => {
  if (typeof raw.plays === 'string') return readSteps({ ...raw, plays: linesOf(raw.plays) }, recording);
  if (!Array.isArray(raw.plays)) {
    const message = 'A list of plays is expected here: each on a line of its own that begins with "- ".';
    return wrong({ path: raw.playsPath, message, expected: ['- Ana: passes'] });
  }
  const steps = (raw.plays as readonly Json[]).map((each, index) => {
    const path = [...raw.playsPath, index];
    return isObject(each) ? readGroup(each, path, recording) : readPlay(each, path, recording);
  });
  return flatten(allOf([...steps, readExpect(raw.expect, raw.expectPath)]));
};
