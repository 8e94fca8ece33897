import type { Amount } from './amount.js';
import type { Filter } from './filter.js';
import type { Phase } from '../vocabulary.js';
import type { Ref } from './reference.js';
import type { TriggerEvent } from './trigger-event.js';

export type Condition =
  | { readonly there: Filter; readonly atLeast?: Amount; readonly atMost?: number }
  | { readonly object: Ref; readonly is: Filter }
  | { readonly amount: Amount; readonly least: Amount }
  | { readonly turnOf: 'you' | 'opponent' }
  /** Dependent keywords (727): Legion (812) and Level (824). */
  | { readonly legion: true }
  | { readonly level: number }
  /** An additional cost was paid (356.4.f.1), or the cost within an instruction before (204.3): "if you do". */
  | { readonly paid: 'additional cost' | 'cost within an instruction' }
  | { readonly played: 'to battlefield' | 'from facedown' | 'from hand' }
  /** The instruction before acted on something: "if you do". */
  | { readonly did: 'that' }
  /** `here`: at the battlefield where the source is, or which it is. */
  | { readonly during: 'showdown' | 'combat' | 'showdown here' }
  /** The event has happened so often this turn, once at least unless said otherwise; in one phase where it says so. */
  | {
      readonly thisTurn: TriggerEvent;
      readonly atLeast?: number;
      readonly atMost?: number;
      readonly inPhase?: Phase;
    }
  /** So much damage at least was assigned by its controller beyond what was lethal, in the combat going on. */
  | { readonly excess: number }
  /** Its controller is the attacker of the combat going on. */
  | { readonly after: 'attack' }
  /** Its controller lacks so many points, or fewer, to the Victory Score. */
  | { readonly pointsLeft: number }
  /** Its controller has spent so much power this turn. */
  | { readonly spentPower: number }
  /** Its controller attacks or defends in the combat going on. */
  | { readonly fights: 'you' }
  | { readonly phase: Phase }
  /** Its controller has fewer such things than some opponent has. */
  | { readonly fewer: Filter }
  /** Of an instruction that each player follows: this one is an opponent of the ability's controller, or anybody else. */
  | { readonly you: 'opponent' | 'another' }
  | { readonly any: readonly Condition[] }
  /** The turn is its player's first of the game. */
  | { readonly firstTurn: true }
  /** An opponent lacks so many points, or fewer, to the Victory Score. */
  | { readonly opponentPointsLeft: number }
  | { readonly battlefieldControlledBy: 'opponent' }
  /** You control the battlefield where the source is, or which it is. */
  | { readonly controls: 'here' }
  /** Somebody friendly, or an enemy, controls it, or did as this killed it (359.3.e.13); nobody controlled what is banished instead. */
  | { readonly controllerOf: Ref; readonly side: 'friendly' | 'enemy' }
  /** What has the cards of a spell's player go elsewhere than to the trash would do so to this one as it is countered. */
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] };
