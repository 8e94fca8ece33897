import type { Which } from './which.js';

/**
 * What must be so for a text to act, looked at as it would act, seen from the player whose text it is.
 * - `ally-died`: so many of their units have died this round, one unless said
 * - `plunder`: they have damaged the enemy nexus this round; `enlightened`: they have all mana gems
 * - `daybreak`, `nightfall`: the card played last is the first that they have played this round, or a later one
 * - `only-ally`: they have one unit in play, and no more
 * - `allegiance`: the top card of their deck is of a region of the unit whose text it is
 * - `behold`: they have such a card in play or in hand
 * - `target`: the n-th target chosen, from 0, is still there; `it`: the unit that set the text off is such a one
 */
export type Condition =
  | { readonly is: 'ally-died'; readonly count?: number }
  | { readonly is: 'plunder' | 'daybreak' | 'nightfall' | 'enlightened' | 'only-ally' | 'allegiance' }
  | { readonly is: 'behold' | 'it'; readonly which: Which }
  | { readonly is: 'target'; readonly number: number }
  | { readonly is: 'not'; readonly that: Condition };
