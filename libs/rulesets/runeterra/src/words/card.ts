import type { CardType, Keyword, Region, Speed } from './vocabulary.js';

/**
 * Printed facts of a card, of the data files of sets 1 to 5 or told at the table. `code` is the card code (`01DE021`,
 * `02BW026T5`); one told at the table has a code of its own, `told-1`.
 * - `name`: unique among the cards of the data files: later levels of a champion and made cards that share a name have a
 *   bracket behind it (`Jarvan IV (level 2)`)
 * - `power`, `health` of units; `speed` of spells
 * - `level`: of champion units, from 1; `countdown`: what a landmark counts down from
 */
export interface Card {
  readonly code: string;
  readonly name: string;
  readonly type: CardType;
  readonly cost: number;
  readonly power: number | null;
  readonly health: number | null;
  readonly speed: Speed | null;
  readonly keywords: readonly Keyword[];
  readonly regions: readonly Region[];
  readonly champion: boolean;
  /** In decks: false for cards that only effects make. */
  readonly collectible: boolean;
  readonly subtypes: readonly string[];
  /** True where the card has a text beyond its keywords; whether the engine knows it is asked of the definitions. */
  readonly hasText: boolean;
  readonly level: number | null;
  readonly countdown: number | null;
}
