import { err, ok, type Json } from '#kernel';
import { anything, readAs, type LiteralForm } from './literal-forms.js';

const lineOf = (json: Json): string | null => {
  if (typeof json === 'string') return json;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const [entry, ...others] = Object.entries(json);
  return entry !== undefined && others.length === 0 && typeof entry[1] === 'string' ? `${entry[0]}: ${entry[1]}` : null;
};

/** A play as a line. YAML reads `Ana: passes` as a group of one property; it is put together again. */
export const playLine: LiteralForm<string> = readAs(
  anything({
    description: 'a play in the notation (docs/reference/notation.md), such as Ana: passes',
    anyOf: [
      { type: 'string' },
      { type: 'object', minProperties: 1, maxProperties: 1, additionalProperties: { type: 'string' } },
    ],
  }),
  (json) => {
    const line = lineOf(json);
    if (line !== null) return ok(line);
    const message =
      'A play is expected here, in one line. Put it in single quotes where it holds a second ": " or a "#".';
    return err({ path: [], message, expected: ["'Ana: passes'"] });
  },
);
