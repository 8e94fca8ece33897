import { ok, type Json, type JsonObject } from '#kernel';
import { EDITION_IDS, isRuleKey, placesOf, rulesNumbered } from '#rulebook';
import {
  anything,
  described,
  editionForm,
  group,
  later,
  listOf,
  oneOfWords,
  oneOrMore,
  readLiteral,
  recordOf,
  RECORDING_MODES,
  text,
  wholeNumber,
  type LiteralForm,
} from '#ruleset';
import { RULING_BOUNDS } from './bounds.js';
import { rawCases, type RawCase } from './cases.js';
import { ruleKey } from './expectation-form.js';
import { allOf, wrong, type Read } from './mistakes.js';
import type { Ruling, RulingCase } from './ruling.js';
import { expectForm, readSteps, stepsForm } from './steps.js';

/** They are read when it is known for which case. */
const PLAYS = later(stepsForm);
const EXPECT = later(expectForm);

interface CaseLiteral {
  readonly case: string;
  readonly table?: Json;
  readonly plays?: Json;
  readonly expect?: Json;
}

interface RulingLiteral {
  readonly title: string;
  readonly game?: string;
  readonly source?: readonly string[];
  readonly editions?: readonly string[];
  readonly keys?: readonly string[];
  readonly quoted?: Readonly<Record<string, string>>;
  readonly superseded?: string;
  readonly limits?: string;
  readonly notes?: string;
  readonly recording?: (typeof RECORDING_MODES)[number];
  readonly seed?: number;
  readonly table: Json;
  readonly plays?: Json;
  readonly expect?: Json;
  readonly cases?: readonly CaseLiteral[];
  readonly columns?: readonly string[];
  readonly rows?: readonly (readonly Json[])[];
}

/** A table, or the part of it that a case says: what one leaves out may stand in the other. */
const tableSchema = (tables: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(tables).filter(([key]) => key !== 'required')),
  description: 'the table that the ruling begins with',
});

/** The form of a ruling file for the games installed; `tables` is the schema of their table literals. */
export const rulingForm = (games: readonly string[], tables: JsonObject): LiteralForm<RulingLiteral> =>
  group<RulingLiteral>(
    {
      title: described(text, 'the ruling in one sentence'),
      game: oneOfWords(games),
      source: described(oneOrMore(text), 'where the ruling comes from: rows such as R001, a judge, an event'),
      editions: described(oneOrMore(editionForm(EDITION_IDS)), 'the documents it was given under'),
      keys: described(oneOrMore(ruleKey), 'keys of the rules it stands on'),
      quoted: described(recordOf(ruleKey), 'rule numbers that the answer quoted, each with its key'),
      superseded: described(
        text,
        'what the older edition said, where a newer one says otherwise; the cases say what holds now',
      ),
      limits: described(text, 'what of the ruling cannot be checked here, and why'),
      notes: text,
      recording: described(oneOfWords(RECORDING_MODES), 'how plays are recorded; strict unless told'),
      seed: described(wholeNumber(0, 2 ** 32 - 1), 'lets the dealer draw what chance decides, on a digital table'),
      table: anything(tableSchema(tables)),
      plays: PLAYS,
      expect: EXPECT,
      cases: listOf(
        group<CaseLiteral>({ case: text, table: anything(tableSchema(tables)), plays: PLAYS, expect: EXPECT }, [
          'case',
        ]),
      ),
      columns: described(listOf(text), 'names that stand as <name> in table, plays and expect'),
      rows: described(listOf(listOf(anything({}))), 'one case a row: a cell for each column'),
    },
    ['title', 'table'],
  );

const readCase = (raw: RawCase, recording: RulingLiteral['recording'] = 'strict'): Read<RulingCase> => {
  const steps = readSteps(raw, recording);
  if (!steps.ok) return steps;
  const { name, table, tablePaths } = raw;
  return ok({ name, table, tablePaths, steps: steps.value });
};

const rulingOf = (literal: RulingLiteral, game: string, cases: readonly RulingCase[]): Ruling => ({
  title: literal.title,
  game: literal.game ?? game,
  source: literal.source ?? [],
  editions: literal.editions ?? [],
  keys: literal.keys ?? [],
  quoted: literal.quoted ?? {},
  superseded: literal.superseded ?? null,
  limits: literal.limits ?? null,
  notes: literal.notes ?? null,
  seed: literal.seed ?? null,
  literal: literal as unknown as Json,
  cases,
});

const tooMany = (what: 'cases' | 'steps', count: number): Read<never> => {
  const message = `A ruling has at most ${RULING_BOUNDS[what]} ${what} in all, and this one has ${count}. Part it among several files.`;
  return wrong({ path: [], message, expected: [] });
};

const isNumberOf = (number: string, key: string): boolean =>
  isRuleKey(key) &&
  placesOf(key).some(({ rule }) => rule !== null && (number === rule || number.startsWith(`${rule}.`)));

/** A number that an answer quoted is that of its key in one document at least, or stands below it there. */
const readQuoted = (number: string, key: string): Read<null> => {
  if (isNumberOf(number, key)) return ok(null);
  const rules = rulesNumbered(number).map(({ key: other }) => other);
  const meant = rules.length > 0 ? `It is that of ${rules.join(' and of ')}.` : 'No rule known here has it.';
  const message = `${number} is not the number of ${key} in any edition. ${meant}`;
  return wrong({ path: ['quoted', number], message, expected: rules });
};

/** Reads a ruling from the JSON of its file. Each mistake says where it is and what would be accepted there. */
export const readRuling = (json: Json, games: readonly string[]): Read<Ruling> => {
  const literal = readLiteral(rulingForm(games, {}), json);
  if (!literal.ok) return literal;
  const quoted = allOf(Object.entries(literal.value.quoted ?? {}).map(([number, key]) => readQuoted(number, key)));
  if (!quoted.ok) return quoted;
  const raw = rawCases(json as JsonObject);
  if (!raw.ok) return raw;
  if (raw.value.length > RULING_BOUNDS.cases) return tooMany('cases', raw.value.length);
  const cases = allOf(raw.value.map((each) => readCase(each, literal.value.recording)));
  if (!cases.ok) return cases;
  const steps = cases.value.reduce((sum, each) => sum + each.steps.length, 0);
  if (steps > RULING_BOUNDS.steps) return tooMany('steps', steps);
  if (cases.value.length === 0)
    return wrong({ path: [], message: 'The ruling has no case.', expected: ['cases', 'rows'] });
  return ok(rulingOf(literal.value, games[0] ?? '', cases.value));
};
