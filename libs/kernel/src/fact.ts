import type { Json } from './json.js';

/**
 * Something that has happened, whole and in the past tense. `data` is plain JSON (checked at the doors, not here, so that
 * rulesets can give it exact types); `because` lists the rule keys that brought it about.
 */
export interface Fact<Type extends string = string, Data = unknown> {
  readonly type: Type;
  readonly data: Data;
  readonly because: readonly string[];
}

/** A fact whose data is known to be JSON: what an envelope carries. */
export type JsonFact = Fact<string, Json>;
