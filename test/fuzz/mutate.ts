import type { Json, JsonObject } from '#kernel';
import type { Die } from '../support/die.js';

const SCRAPS = [
  '\0',
  '\n',
  '\r',
  '\t',
  '  ',
  ':',
  ';',
  ',',
  '#',
  '->',
  '"',
  '{',
  '[',
  '&a',
  '*a',
  '\u2028',
  '\ud800',
  '999999999999',
  '../',
  '%2e',
  '__proto__',
  '\u0000\u0000',
];

const cut = (text: string, die: Die): [string, string] => {
  const at = die.below(text.length + 1);
  return [text.slice(0, at), text.slice(at)];
};

const CHANGES: readonly ((text: string, die: Die) => string)[] = [
  (text, die) => cut(text, die)[0],
  (text, die) => cut(text, die).join(die.one(SCRAPS) ?? ''),
  (text, die) => cut(text, die).reverse().join(''),
  (text, die) => text.replace(/\d+/, () => die.one(['0', '-1', '1000000', '99999999999999999999']) ?? ''),
  (text, die) => text.repeat(1 + die.below(3)),
  (text, die) => (die.below(12) === 0 ? text.repeat(500) : text.toUpperCase()),
  (text, die) => (die.below(12) === 0 ? `${'\n'.repeat(20_000)}${text}` : `${text} `),
];

/** A text with something wrong in it. */
export const mutateText = (text: string, die: Die): string => {
  let mutated = text;
  for (let times = 1 + die.below(2); times > 0; times--) mutated = (die.one(CHANGES) ?? String)(mutated, die);
  return mutated;
};

const VALUES: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1.5,
  7,
  1_000_000,
  2 ** 53,
  1e308,
  '',
  'x',
  '__proto__',
  [],
  {},
  [[[[]]]],
  { a: { b: {} } },
];

const deeper = (depth: number): Json => Array.from({ length: depth }).reduce<Json>((inner) => [inner], 1);

/** A value in the place of another: of another type, out of all bounds, or far too much of it. */
const oddValue = (value: Json, die: Die): Json => {
  const first: Json = Array.isArray(value) ? ((value as readonly Json[])[0] ?? 0) : 0;
  if (Array.isArray(value) && die.below(3) === 0) return Array.from({ length: 1 + die.below(3000) }, () => first);
  if (die.below(40) === 0) return deeper(200);
  return die.one(VALUES) ?? null;
};

const NAMES = ['extra', '__proto__x', 'constructor', 'toJSON'];

const mutateList = (list: readonly Json[], die: Die): Json => {
  const at = die.below(list.length);
  return list.length === 0
    ? oddValue([], die)
    : list.map((each, index) => (index === at ? mutateJson(each, die) : each));
};

const mutateObject = (value: JsonObject, die: Die): Json => {
  const name = die.one(Object.keys(value)) ?? 'x';
  const kind = die.below(8);
  if (kind === 0) return { ...value, [die.one(NAMES) ?? 'x']: die.one(VALUES) ?? null };
  if (kind === 1) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  return { ...value, [name]: mutateJson(value[name] ?? null, die) };
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A JSON value with something wrong somewhere inside it. */
export const mutateJson = (value: Json, die: Die): Json => {
  if (typeof value !== 'object' || value === null || die.below(6) === 0) return oddValue(value, die);
  return isList(value) ? mutateList(value, die) : mutateObject(value, die);
};
