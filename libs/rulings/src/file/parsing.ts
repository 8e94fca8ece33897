import { LineCounter, parseDocument, visit, type Document } from 'yaml';
import { RULING_BOUNDS } from '../bounds.js';

/** Deepest nesting of brackets, which the parser would follow one call in another. */
const isDeep = (text: string): boolean => {
  let depth = 0;
  for (const letter of text) {
    if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth = Math.max(0, depth - 1);
    if (depth > RULING_BOUNDS.levels) return true;
  }
  return false;
};

const isLarge = (document: Document): boolean => {
  let values = 0;
  visit(document, (_, __, path) => {
    values += 1;
    return values > RULING_BOUNDS.values || path.length > 2 * RULING_BOUNDS.levels ? visit.BREAK : undefined;
  });
  return values > RULING_BOUNDS.values;
};

/** A document, without the parser's own look for repeated keys, which compares each with all; null where it is too much. */
export const parsed = (text: string, lineCounter: LineCounter): Document | null => {
  if (isDeep(text) || hasDeepBlocks(text)) return null;
  try {
    const document = parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
    return isLarge(document) ? null : document;
  } catch (error) {
    // The parser follows what is nested one call in another, and runs out of them.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Blocks are as deep as they are indented, and a line may open several lists. */
const hasDeepBlocks = (text: string): boolean => /^(?:[ ]*[-?] ){30}/m.test(text) || /^[ ]{200}/m.test(text);

/** Places of a text that the parser holds something against. */
export const errorsIn = (text: string): readonly number[] =>
  parsed(text, new LineCounter())?.errors.map(({ pos }) => pos[0]) ?? [];
