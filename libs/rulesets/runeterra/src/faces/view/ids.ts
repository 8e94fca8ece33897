import type { PlaceName } from '../../words/vocabulary.js';

/** Id of a stack item on the neutral table. */
export const itemId = (item: number): string => `item-${item}`;

/** Id of a player's zone on the neutral table. */
export const zoneId = (place: PlaceName | 'deck', seat: number): string => `${place}-${seat}`;

/** Ids of the zones that both players share. */
export const BATTLEFIELD = 'battlefield';
export const STACK = 'stack';

/** Id of a card in a deck, which is no piece yet: its place counted from the bottom, so that drawing leaves the others theirs. */
export const deckId = (seat: number, fromBottom: number): string => `deck-${seat}-${fromBottom}`;
