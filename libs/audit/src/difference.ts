import type { JsonObject } from '#kernel';

/**
 * What an audit compares.
 * - `ruleset`, `cards`: the tape was recorded with another game or another set of cards
 * - `engine`, `encodings`: by another version of the engine, or with other encodings of card texts
 * - `set-up`: the table would be laid out otherwise
 * - `outcome`: the play would be refused, or could not be made
 * - `verdict`: the play would get other findings
 * - `facts`: the play would cause other facts
 * - `recorder`: what the recorder itself notes would be other: the number of a play, its rules, the result at the closing
 * - `undecidable`: the event cannot be decided, or not even be folded
 */
export const DIFFERENCE_KINDS = [
  'ruleset',
  'cards',
  'engine',
  'encodings',
  'set-up',
  'outcome',
  'verdict',
  'facts',
  'recorder',
  'undecidable',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A place where the tape and the rules of today disagree. `rules` are the rule keys of both sides. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly revision: number;
  /** Number of the play; 0 for opening the match. */
  readonly play: number;
  readonly line: string | null;
  readonly message: string;
  readonly rules: readonly string[];
  /** The first parts that differ: as recorded and as decided now; null where one side has nothing there. */
  readonly recorded: JsonObject | null;
  readonly decided: JsonObject | null;
}
