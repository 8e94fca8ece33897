import type { AbilityName, TriggerEvent } from '../words/definition.js';
import type { ModeNamed } from '../words/plays.js';
import type { Phase } from '../words/vocabulary.js';

/**
 * What an action comes from (411, 428.5): the player responsible, the chain item, and the piece that the item is or is an
 * ability of. In combat there is no item, and several units are the source.
 */
export interface Cause {
  readonly seat: number;
  readonly item: number | null;
  readonly source: number | null;
}

/** A piece as it was when something happened to it. */
export interface Glimpse {
  readonly piece: number;
  readonly object: number;
  readonly card: string | null;
  readonly controller: number;
  readonly zone: number;
}

/** Something that happened this turn, as it was then: `event` is a trigger event's name, or a word of the record's own. */
export interface Deed {
  readonly event: TriggerEvent['event'] | 'resolved' | 'performed';
  readonly pieces: readonly Glimpse[];
  /** Who did it, or whom it happened to. */
  readonly seat: number | null;
  readonly at: number | null;
  /** Zones that the pieces came from. */
  readonly from: readonly number[];
  readonly cause: Cause | null;
  readonly item: number | null;
  /** Energy and power, where something was paid. */
  readonly energy: number;
  readonly power: number;
  /** How points were scored. */
  readonly scored: 'hold' | 'conquest' | null;
  /** The ability, where one was performed, and the modes chosen for it. */
  readonly ability: AbilityName | null;
  readonly modes: readonly ModeNamed[];
  readonly phase: Phase;
}
