/**
 * A card as it is told to somebody who asks about it.
 * - `facts`: its printed facts, each with what it is called
 * - `reading`: what its encoding does, a line for each ability; null where its text is not encoded and is told at the table; absent
 *   where the game says of none of its cards what they do
 * - `rules`: keys of the rules of its keywords
 */
export interface CardSheet {
  readonly id: string;
  readonly name: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly reading?: readonly string[] | null;
  readonly rules: readonly string[];
}

/** What a typed name stands for: one card, several by their names, or none with the names that were perhaps meant. */
export type CardAnswer =
  | { readonly kind: 'found'; readonly card: CardSheet }
  | { readonly kind: 'ambiguous' | 'unknown'; readonly names: readonly string[] };
