// Writes docs/reference/ruling.schema.json from the forms that read a ruling; with --check only says whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Json, JsonObject } from '#kernel';
import { rulingForm } from '#rulings';
import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { formSchema } from './form-schema.js';
import { report } from './sources.js';

const page = 'docs/reference/ruling.schema.json';
const games: readonly [AnyRuleset, ...AnyRuleset[]] = [riftbound, runeterra];

const LONG = 160;

const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

/** A schema's parts: what stands under `properties` are schemas, the group around them is none. */
const isSchema = (key: string): boolean => key !== 'properties';

const overParts = (json: Json, read: (each: Json, isPart: boolean) => Json): Json => {
  if (typeof json !== 'object' || json === null) return json;
  if (!isObject(json)) return json.map((each) => read(each, true));
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, read(each, isSchema(key))]));
};

/** How often each long part stands in a schema, by its text. */
const countParts = (json: Json, counts: Map<string, number>, isPart = true): Json => {
  const text = JSON.stringify(json);
  if (isPart && isObject(json) && text.length > LONG) counts.set(text, (counts.get(text) ?? 0) + 1);
  return overParts(json, (each, isNext) => countParts(each, counts, isNext));
};

/** The schema with what stands in it several times said once, under `$defs`. */
const withDefinitions = (whole: JsonObject): JsonObject => {
  const counts = new Map<string, number>();
  countParts(whole, counts);
  const often = [...counts].filter(([, count]) => count > 1).map(([part]) => part);
  const names = new Map(often.map((part, index) => [part, `part-${index + 1}`]));
  const hoisted = (json: Json, isPart: boolean): Json => {
    const name = isPart ? names.get(JSON.stringify(json)) : undefined;
    return name === undefined ? overParts(json, hoisted) : { $ref: `#/$defs/${name}` };
  };
  const definitions = often.map((part): [string, Json] => [
    names.get(part) ?? '',
    overParts(JSON.parse(part) as Json, hoisted),
  ]);
  return { ...(overParts(whole, hoisted) as JsonObject), $defs: Object.fromEntries(definitions) };
};

const CELL: JsonObject = { type: 'string', pattern: '^<.+>$', description: 'a column' };

/** Lets a `<column>` stand where something else than a text is expected. */
const withCells = (json: Json): Json => {
  if (typeof json !== 'object' || json === null) return json;
  if (!isObject(json)) return json.map(withCells);
  const parts = Object.fromEntries(Object.entries(json).map(([key, each]) => [key, withCells(each)]));
  const isValue = 'enum' in json || ['integer', 'boolean', 'array', 'object'].includes(json['type'] as string);
  return isValue ? { anyOf: [parts, CELL] } : parts;
};

/** The parts of a file that its columns fill in. */
const FILLED: ReadonlySet<string> = new Set(['table', 'plays', 'expect']);

const filledIn = (whole: JsonObject): JsonObject => {
  const properties = Object.entries((whole['properties'] ?? {}) as JsonObject).map(([key, each]): [string, Json] => [
    key,
    FILLED.has(key) && isObject(each) ? overParts(each, (part) => withCells(part)) : each,
  ]);
  return { ...whole, properties: Object.fromEntries(properties) };
};

const ids = games.map(({ id }) => id);

const schemaOf = ({ layOutForm }: AnyRuleset): JsonObject =>
  filledIn(formSchema(rulingForm(ids, layOutForm === undefined ? {} : formSchema(layOutForm))));

const saysGame = (game: string): JsonObject => ({
  type: 'object',
  properties: { game: { type: 'string', const: game } },
  required: ['game'],
});

/** Each game has tables of its own; a file that names no game is of the usual one, the first. */
const [usual, ...others] = games;
const schema = others.reduce<JsonObject>(
  (otherwise, game) => ({ if: saysGame(game.id), then: schemaOf(game), else: otherwise }),
  schemaOf(usual),
);

const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A ruling of Matchtape' };
const text = `${JSON.stringify({ ...head, ...withDefinitions(schema) }, null, 2)}\n`;

if (process.argv.includes('--check')) {
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  report(written === text ? [] : [`${page} is out of date; run: npm run ruling-schema`], 'ruling schema: up to date');
} else {
  writeFileSync(page, text);
  console.log(page);
}
