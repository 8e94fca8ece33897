import type { AbilityName } from '../words/definition.js';
import type { ControlDuration } from '../words/instruction.js';
import type { ObjectRef } from './piece.js';

/** More or less Might as a text says it: so much less with a minimum, or as much more as there is. */
export type MightAnew = { readonly amount: number; readonly floor: number } | 'double';

/**
 * An effect in force on a piece: Might or a keyword, until the step where the book ends it (317.2.c, 466.7.c).
 * - `base`: what its base Might is set to (477.1.a.1); absent where that stays as it is
 * - `since`: of less Might that began while a text was active that takes Might down to a minimum, `nextObject` then: what came to the board
 *   later has no smaller number (480); absent elsewhere
 * - `anew`: what it says, in an edition that does not say whether what came of it stays so as the Might changes; absent elsewhere
 * - `tag`: a tag that it has gained (477.1); absent where it has gained none
 * - `named`: what has been named for it, a tag or the id of a card, of which its linked abilities speak (394); absent where nothing has
 */
export interface EffectInForce {
  readonly id: number;
  readonly piece: number;
  readonly object: number;
  readonly might: number;
  readonly base?: number;
  readonly since?: number;
  readonly anew?: MightAnew;
  readonly tag?: string;
  readonly named?: string;
  readonly keyword: string | null;
  readonly value: number;
  readonly until: 'turn' | 'combat' | 'always';
}

/**
 * How much Might a passive ability with a minimum takes from a unit since it began to apply to it: an older edition fixes that then.
 * Both are objects that end with their place, so that what applies again later is fixed anew.
 */
export interface LimitInForce {
  readonly source: ObjectRef;
  readonly unit: ObjectRef;
  readonly might: number;
}

/** Limits that have been fixed; `read` where they count, which an edition that does not say leaves open. */
export interface LimitsInForce {
  readonly fixed: readonly LimitInForce[];
  readonly read: boolean;
}

/**
 * A change of control in force (191, 477.1): the newest says who controls the object, and once all have ended whoever did
 * `before` the first. `leaves`: it ends as the object that gave it leaves the board.
 */
export interface ControlInForce {
  readonly id: number;
  readonly piece: number;
  readonly object: number;
  readonly seat: number;
  readonly before: number;
  readonly until: ControlDuration;
  readonly source: ObjectRef;
}

/**
 * An ability that an effect has made for later (389-392). It speaks of `about` as "it", and acts for `controller` from `here`,
 * whatever has become of its source. `by`: whose ability it is, where it speaks of another player as "you". `resolved`: it is over
 * with the item that made it.
 */
export interface DelayedInForce {
  readonly id: number;
  readonly name: AbilityName;
  readonly controller: number;
  readonly by?: number;
  readonly source: ObjectRef;
  readonly attachment: ObjectRef | null;
  /** The chain item whose instruction made it. */
  readonly item: number;
  readonly here: number;
  readonly about: readonly ObjectRef[];
  readonly until: 'resolved' | 'turn' | 'always';
  /** `nextItem` as it was made: what is played later has no smaller number. */
  readonly since: number;
  /** How much damage it has still to prevent, where that is counted (437.3). */
  readonly left: number | null;
}
