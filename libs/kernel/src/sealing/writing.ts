import { makeCanonicalJson, type Written, writeCanonically } from '../canonical-json.js';
import type { Json } from '../json.js';

/** Canonical JSON of what the audiences of one event are shown: they share most of it, and what they share is written once. */
export interface Writing {
  /** Writes a value with what has been written of it. */
  readonly write: (value: Json) => string;
  /** The same, and remembers it as one whole: it stands in others, and does not change any more. */
  readonly part: (value: Json) => string;
}

/** Begins to write. `known`: parts that the caller has written already. */
export const makeWriting = (known: Iterable<readonly [object, Written]> = []): Writing => {
  const written = new Map(known);
  return {
    write: (value) => makeCanonicalJson(value, { written }),
    part: (value) => {
      if (typeof value !== 'object' || value === null) return makeCanonicalJson(value);
      const part = written.get(value) ?? writeCanonically(value, { written });
      written.set(value, part);
      return part.text;
    },
  };
};
