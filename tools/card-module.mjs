// What the importers of card facts share: canonical JSON, its hash, and the TypeScript file that holds the facts as one JSON text.
import { createHash } from 'node:crypto';

/** RFC 8785 for card facts, which hold only plain strings, small integers, booleans and null. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${entries.join(',')}}`;
}

/** The file: `cards` as they are in the program are hashed, `rows` (the same facts, as short as one likes) are written. */
export function cardModule(tool, cards, rows = cards) {
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  if (/[`\\]|\$\{/.test(lines))
    throw new Error('a name holds a backtick, a backslash or "${", which the data file cannot');
  const hash = createHash('sha256').update(canonical(cards)).digest('hex');
  return [
    `// Made by ${tool}; do not edit. One JSON text, because the compiler and the engine read that fastest.`,
    `export const CARDS_HASH = '${hash}';`,
    `export const CARDS_JSON = \`[\n${lines}\n]\`;`,
    '',
  ].join('\n');
}
