import type { Json } from '#kernel';
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

const cut = (text: string, die: Die): readonly [string, string] => {
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
  if (Array.isArray(value) && die.below(3) === 0)
    return Array.from({ length: 1 + die.below(3000) }, () => value[0] ?? 0);
  if (die.below(40) === 0) return deeper(200);
  return die.one(VALUES) ?? null;
};

/** A JSON value with something wrong somewhere inside it. */
export const mutateJson = (value: Json, die: Die): Json => {
  if (typeof value !== 'object' || value === null || die.below(6) === 0) return oddValue(value, die);
  if (Array.isArray(value)) {
    const at = die.below(value.length);
    return value.length === 0
      ? oddValue(value, die)
      : value.map((each, index) => (index === at ? mutateJson(each, die) : each));
  }
  const names = Object.keys(value);
  const name = die.one(names) ?? 'x';
  if (die.below(8) === 0)
    return { ...value, [die.one(['extra', '__proto__x', 'constructor', 'toJSON']) ?? 'x']: die.one(VALUES) ?? null };
  if (die.below(8) === 0) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  return { ...value, [name]: mutateJson(value[name] ?? null, die) };
};
