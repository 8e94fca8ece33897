import type { Effect } from '../words/effect.js';
import type { Speed } from '../words/vocabulary.js';

/** A target as it was chosen: the object as it was then, so that one that has left and come back is not meant. */
export type Target =
  | { readonly kind: 'piece'; readonly piece: number; readonly object: number }
  | { readonly kind: 'nexus'; readonly seat: number }
  | { readonly kind: 'item'; readonly item: number };

/**
 * A spell or skill on the stack. `piece`: the spell's own card, null for a skill; `source`: the unit whose skill it is.
 * `effects`: as told at the table, null where the text is encoded or is still to be told.
 */
export interface StackItem {
  readonly id: number;
  readonly kind: 'spell' | 'skill';
  readonly piece: number | null;
  readonly source: number | null;
  readonly card: string | null;
  readonly controller: number;
  readonly speed: Speed;
  readonly targets: readonly Target[];
  readonly effects: readonly Effect[] | null;
}
