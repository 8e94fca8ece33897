import type { Moment } from '../words/definition.js';
import type { Duration } from '../words/effect.js';
import type { Keyword, PlaceName } from '../words/vocabulary.js';

/** Something a unit has gained: power and health (below zero where lost), or a keyword. */
export interface Grant {
  readonly power: number;
  readonly health: number;
  readonly keyword: Keyword | null;
  readonly until: Duration;
}

/**
 * A card that was drawn, made or summoned. `card` is null where nobody who records knows it. Base facts only.
 * - `object`: renewed when the piece changes zone, so that a target that has gone is not what comes back
 * - `spent`: printed keywords that were used up (Barrier, Spell Shield); what was gained and used up is no grant any more
 * - `silenced`: has neither keywords nor texts of its own, and until when; `held`: what it had gained, and has again as the round ends
 * - `frostbitten`: its power is 0 this round; `captor`: who holds it captured
 * - `acted`: the abilities that have acted this round, by their moments, each as often as it has
 */
export interface Piece {
  readonly card: string | null;
  readonly owner: number;
  readonly place: PlaceName;
  readonly object: number;
  readonly damage: number;
  readonly grants: readonly Grant[];
  readonly spent: readonly Keyword[];
  readonly silenced: Duration | null;
  readonly held: readonly Grant[];
  readonly stunned: boolean;
  readonly frostbitten: boolean;
  readonly captor: number | null;
  readonly countdown: number | null;
  readonly acted: readonly Moment[];
  /** Counted towards its level, or by its text: strikes survived, cards drawn. */
  readonly counted: number;
  /** Made by an effect, so it stood in no deck. */
  readonly created: boolean;
}
