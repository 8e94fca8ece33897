import type { Amount } from './amount.js';
import type { Filter } from './filter.js';
import type { Ref } from './reference.js';

export type Condition =
  | { readonly there: Filter; readonly atLeast?: Amount; readonly atMost?: number }
  | { readonly object: Ref; readonly is: Filter }
  | { readonly turnOf: 'you' | 'opponent' }
  | { readonly legion: true }
  | { readonly level: number }
  | { readonly accelerated: true }
  | { readonly played: 'to battlefield' | 'from facedown' | 'from hand' }
  /** The instruction before acted on something: "if you do". */
  | { readonly did: 'that' }
  | { readonly during: 'showdown' }
  | { readonly nthCardThisTurn: number }
  /** The turn is its player's first of the game. */
  | { readonly firstTurn: true }
  /** An opponent lacks so many points, or fewer, to the Victory Score. */
  | { readonly opponentPointsLeft: number }
  | { readonly battlefieldControlledBy: 'you' | 'opponent' }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] };
