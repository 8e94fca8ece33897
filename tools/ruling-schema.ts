// Writes docs/reference/ruling.schema.json from the forms that read a ruling; with --check only says whether it is up to date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Json, JsonObject } from '#kernel';
import { rulingForm } from '#rulings';
import { riftbound } from '#rulesets/riftbound';
import { report } from './sources.js';

const page = 'docs/reference/ruling.schema.json';
const games = [riftbound];

const schemas = games.flatMap(({ layOutSchema }) => (layOutSchema === undefined ? [] : [layOutSchema]));
const [only, ...others] = schemas;
const tables = only !== undefined && others.length === 0 ? only : { anyOf: schemas };
const { schema } = rulingForm(
  games.map(({ id }) => id),
  tables,
);

const LONG = 160;

const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

/** How often each long part stands in a schema, by its text. */
const countParts = (json: Json, counts: Map<string, number>): void => {
  if (typeof json !== 'object' || json === null) return;
  const part = JSON.stringify(json);
  if (isObject(json) && part.length > LONG) counts.set(part, (counts.get(part) ?? 0) + 1);
  for (const each of Object.values(json)) countParts(each, counts);
};

/** The schema with what stands in it several times said once, under `$defs`. */
const withDefinitions = (whole: JsonObject): JsonObject => {
  const counts = new Map<string, number>();
  countParts(whole, counts);
  const names = new Map(
    [...counts].filter(([, count]) => count > 1).map(([part], index) => [part, `part-${index + 1}`]),
  );
  const hoisted = (json: Json, isDefinition = false): Json => {
    if (typeof json !== 'object' || json === null) return json;
    const name = isDefinition ? undefined : names.get(JSON.stringify(json));
    if (name !== undefined) return { $ref: `#/$defs/${name}` };
    if (!isObject(json)) return json.map((each) => hoisted(each));
    return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, hoisted(each)]));
  };
  const definitions = [...names].map(([part, name]): [string, Json] => [name, hoisted(JSON.parse(part) as Json, true)]);
  return { ...(hoisted(whole, true) as JsonObject), $defs: Object.fromEntries(definitions) };
};

const head = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'A ruling of Matchtape' };
const text = `${JSON.stringify({ ...head, ...withDefinitions(schema) }, null, 2)}\n`;

if (process.argv.includes('--check')) {
  const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
  report(written === text ? [] : [`${page} is out of date; run: npm run ruling-schema`], 'ruling schema: up to date');
} else {
  writeFileSync(page, text);
  console.log(page);
}
