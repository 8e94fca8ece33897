import { err, ok, type Json, type JsonObject } from '#kernel';
import { nearestWords, type LiteralPath } from '#ruleset';
import { RULING_BOUNDS } from './bounds.js';
import { wrong, type Read } from './mistakes.js';
import type { RulingMistake } from './ruling.js';
import { told } from './told.js';

/** A case before its table and steps are read; `plays` and `expect` with the place they stand at. */
export interface RawCase {
  readonly name: string | null;
  readonly table: Json;
  readonly tablePaths: readonly LiteralPath[];
  readonly plays: Json;
  readonly playsPath: LiteralPath;
  readonly expect: Json;
  readonly expectPath: LiteralPath;
}

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const own = (json: JsonObject, key: string): Json | undefined => (Object.hasOwn(json, key) ? json[key] : undefined);

/** A value laid over another: groups are merged, anything else replaces. */
const laidOver = (base: Json | undefined, top: Json): Json => {
  if (!isObject(base) || !isObject(top)) return top;
  const merged = Object.entries(top).map(([key, value]): [string, Json] => [key, laidOver(own(base, key), value)]);
  return { ...base, ...Object.fromEntries(merged) };
};

const SLOT = /<(?<name>[a-z][\w -]*)>/gi;

type Cells = ReadonlyMap<string, Json>;

/** A text with its `<column>` filled in; a text that is nothing else takes the cell's value as it is. */
const filledText = (text: string, cells: Cells): Json => {
  const whole = /^<(?<name>[a-z][\w -]*)>$/i.exec(text)?.groups?.['name'];
  if (whole !== undefined && cells.has(whole)) return cells.get(whole) ?? null;
  return text.replaceAll(SLOT, (slot, name: string) => {
    const cell = cells.get(name);
    return cell === undefined ? slot : typeof cell === 'string' ? cell : JSON.stringify(cell);
  });
};

const filled = (json: Json, cells: Cells): Json => {
  if (typeof json === 'string') return filledText(json, cells);
  if (Array.isArray(json)) return (json as readonly Json[]).map((each) => filled(each, cells));
  if (!isObject(json)) return json;
  const entries = Object.entries(json).map(([key, value]): [string, Json] => {
    const name = filledText(key, cells);
    return [typeof name === 'string' ? name : JSON.stringify(name), filled(value, cells)];
  });
  return Object.fromEntries(entries);
};

/** The parts of a file that its cells are put into. */
const FILLED = ['table', 'plays', 'expect'] as const;

interface Slots {
  readonly part: (typeof FILLED)[number];
  readonly names: readonly string[];
}

const slotsOf = (file: JsonObject): readonly Slots[] =>
  FILLED.map((part) => {
    const found = JSON.stringify(own(file, part) ?? null).matchAll(SLOT);
    return { part, names: [...new Set([...found].map(({ groups }) => groups?.['name'] ?? ''))] };
  });

const base = (file: JsonObject): RawCase => ({
  name: null,
  table: own(file, 'table') ?? {},
  tablePaths: [['table']],
  plays: own(file, 'plays') ?? [],
  playsPath: ['plays'],
  expect: own(file, 'expect') ?? [],
  expectPath: ['expect'],
});

const rowCase = (file: JsonObject, columns: readonly string[], row: readonly Json[]): RawCase => {
  const cells: Cells = new Map(columns.map((column, index) => [column, row[index] ?? null]));
  const whole = base(file);
  return {
    ...whole,
    name: columns.map((column, index) => `${column} ${told(row[index] ?? null)}`).join(', '),
    table: filled(whole.table, cells),
    plays: filled(whole.plays, cells),
    expect: filled(whole.expect, cells),
  };
};

const TOO_MUCH: RulingMistake = {
  path: ['rows'],
  message: `The cells of all rows put in more than ${RULING_BOUNDS.filled} characters. Write fewer rows, or shorter cells.`,
  expected: [],
};

/** How many characters the cells put in at most. */
const filledLength = (file: JsonObject, rows: readonly (readonly Json[])[]): number => {
  const slots =
    JSON.stringify([file['table'] ?? null, file['plays'] ?? null, file['expect'] ?? null]).match(SLOT) ?? [];
  const longest = rows.map((row) => row.reduce<number>((most, cell) => Math.max(most, JSON.stringify(cell).length), 0));
  return longest.reduce((sum, each) => sum + each * slots.length, 0);
};

const rowsOfOtherLength = (columns: readonly string[], rows: readonly (readonly Json[])[]): readonly RulingMistake[] =>
  rows.flatMap((row, index) => {
    if (row.length === columns.length) return [];
    const message = `This row has ${row.length} cells, and there are ${columns.length} columns: ${columns.join(', ')}.`;
    return [{ path: ['rows', index], message, expected: columns }];
  });

const slotsOfNoColumn = (slots: readonly Slots[], columns: readonly string[]): readonly RulingMistake[] =>
  slots.flatMap(({ part, names }) =>
    names
      .filter((name) => !columns.includes(name))
      .map((stranger) => {
        const expected = nearestWords(stranger, columns).map((column) => `<${column}>`);
        return { path: [part], message: `<${stranger}> is no column.`, expected };
      }),
  );

/** A column whose cells are put in nowhere: the rows look as if they asked for something, and nothing of it is asked. */
const columnsOfNoSlot = (slots: readonly Slots[], columns: readonly string[]): readonly RulingMistake[] =>
  columns.flatMap((column, index) => {
    if (slots.some(({ names }) => names.includes(column))) return [];
    const message = `Nothing takes this column: write <${column}> where its cells belong, or take the column out.`;
    return [{ path: ['columns', index], message, expected: [] }];
  });

const readRows = (file: JsonObject): Read<readonly RawCase[]> => {
  const columns = (own(file, 'columns') ?? []) as readonly string[];
  const rows = (own(file, 'rows') ?? []) as readonly (readonly Json[])[];
  const slots = slotsOf(file);
  const mistakes = [
    ...rowsOfOtherLength(columns, rows),
    ...slotsOfNoColumn(slots, columns),
    ...columnsOfNoSlot(slots, columns),
  ];
  if (mistakes.length > 0) return err(mistakes);
  return filledLength(file, rows) > RULING_BOUNDS.filled
    ? wrong(TOO_MUCH)
    : ok(rows.map((row) => rowCase(file, columns, row)));
};

const namedCase = (file: JsonObject, json: JsonObject, index: number): RawCase => {
  const whole = base(file);
  const at = ['cases', index];
  const plays = own(json, 'plays');
  const expect = own(json, 'expect');
  return {
    name: told(own(json, 'case') ?? `case ${index + 1}`),
    table: laidOver(whole.table, own(json, 'table') ?? {}),
    tablePaths: [[...at, 'table'], ['table']],
    plays: plays ?? whole.plays,
    playsPath: plays === undefined ? whole.playsPath : [...at, 'plays'],
    expect: expect ?? whole.expect,
    expectPath: expect === undefined ? whole.expectPath : [...at, 'expect'],
  };
};

/** What the file says for cases that say nothing themselves, where all of them do: nobody would notice that it is not so. */
const unread = (file: JsonObject, cases: readonly JsonObject[]): readonly RulingMistake[] =>
  (['plays', 'expect'] as const).flatMap((part) => {
    if (own(file, part) === undefined || cases.some((each) => own(each, part) === undefined)) return [];
    const message = `"${part}" of the file is never read: every case has its own. Make it a case, or take it out.`;
    return [{ path: [part], message, expected: [], onKey: true }];
  });

const readNamed = (file: JsonObject, cases: readonly JsonObject[]): Read<readonly RawCase[]> => {
  const mistakes = unread(file, cases);
  return mistakes.length > 0 ? err(mistakes) : ok(cases.map((each, index) => namedCase(file, each, index)));
};

/** The cases of a file: one, one for each row, or one for each of `cases`. */
export const rawCases = (file: JsonObject): Read<readonly RawCase[]> => {
  const cases = own(file, 'cases') as readonly JsonObject[] | undefined;
  const hasRows = own(file, 'rows') !== undefined || own(file, 'columns') !== undefined;
  if (cases !== undefined && hasRows) {
    const message = 'A file has either cases or rows, not both.';
    return wrong({ path: ['cases'], message, expected: [], onKey: true });
  }
  if (cases !== undefined) return readNamed(file, cases);
  return hasRows ? readRows(file) : ok([base(file)]);
};

const isThere = (literal: Json, path: LiteralPath): boolean => {
  let json: Json | undefined = literal;
  for (const part of path) {
    if (Array.isArray(json)) json = (json as readonly Json[])[Number(part)];
    else json = isObject(json) ? own(json, String(part)) : undefined;
    if (json === undefined) return false;
  }
  return true;
};

/** Where a value of a case's table stands in the file: under the first of the paths that has it. */
export const placeOf = (literal: Json, paths: readonly LiteralPath[], path: LiteralPath): LiteralPath => {
  const whole = paths.map((prefix) => [...prefix, ...path]);
  return whole.find((each) => isThere(literal, each)) ?? whole.at(-1) ?? path;
};
