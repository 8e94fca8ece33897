import type { DeckName } from '../../words/instruction.js';
import type { Cause } from '../history.js';
import type { Attached, F, Moved } from './fact.js';

/** Game actions on cards in non-board zones (413, 416, 422, 424, 427, 431, 440). */
export type CardFact =
  | F<'CardsDrawn', { readonly seat: number } & Moved>
  | F<'CardsSetAside', { readonly seat: number } & Moved>
  | F<'CardsRecycled', { readonly seat: number } & Moved & Attached>
  | F<'CardsDiscarded', { readonly seat: number } & Moved>
  | F<'CardsBurned', { readonly seat: number } & Moved>
  /** `with` is the number of the object with which they are banished, where it is one (427.3). */
  | F<'PiecesBanished', { readonly cause?: Cause; readonly with?: number | null } & Moved & Attached>
  | F<'PiecesReturned', { readonly cause?: Cause } & Moved & Attached>
  | F<'PiecesTrashed', Moved & Attached>
  | F<
      'CardHidden',
      { readonly seat: number; readonly piece: number; readonly card: string | null; readonly at: number }
    >
  /** Cards put on top or at the bottom of their owner's Main Deck, the first named topmost, or into another of their zones. */
  | F<'CardsPlaced', { readonly seat: number; readonly on: 'top' | 'bottom' | 'hand' | 'champion' } & Moved & Attached>
  /** A player comes to reveal cards from the top of a deck, once what replacement effects put before that is done (370.1.c). */
  | F<'RevealBegan', { readonly seat: number; readonly deck: DeckName; readonly count: number }>
  | F<'CardRevealed', { readonly piece: number; readonly card: string }>
  /** Cards that a player looks at (`by`) or that all see (null), where they lie, until the item has resolved (424.1). */
  | F<'CardsShown', { readonly by: number | null } & Moved>
  /** For this turn a player may look at another's facedown cards: those that there are, and those hidden later. */
  | F<'FacedownShown', { readonly by: number; readonly of: number } & Moved>
  /** Cards looked at change places among themselves: `cards` in the order of `pieces`, which keep their places. */
  | F<'CardsArranged', { readonly seat: number; readonly by: number } & Moved>
  | F<'BurnedOut', { readonly seat: number } & Moved>;
