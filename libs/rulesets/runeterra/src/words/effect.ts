import type { Keyword } from './vocabulary.js';
import type { Which } from './which.js';

/** Whose: seen from the player who does it. */
export type Side = 'ally' | 'enemy';
export type Duration = 'round' | 'always';

/**
 * Whom an effect is about, by symbol; looked up as the effect is done.
 * - `target`: the n-th target chosen, from 0
 * - `this`: the unit whose text it is; `supported`: the unit to its right; `challenged`: the enemy it challenges
 * - `piece`: one told at the table
 * - `strongest` and `weakest`: by power, then health, then cost, then from left to right (SUP)
 * - `it`: the unit that set the text off
 * - `each`: every unit of a side, or of both, on bench and battlefield; `battling`: of those on the battlefield; `attackers`: that
 *   attack. Such as `Which` says; with `others` without the unit whose text it is
 */
export type Who =
  | { readonly who: 'target'; readonly number: number }
  | { readonly who: 'this' | 'it' | 'supported' | 'challenged' }
  | { readonly who: 'piece'; readonly piece: number }
  | { readonly who: 'strongest' | 'weakest'; readonly side: Side }
  | ({
      readonly who: 'each' | 'battling' | 'attackers';
      readonly side: Side | 'any';
      readonly others?: boolean;
    } & Which);

/** One thing that a text does. Encoded cards and what is told at the table use the same verbs. `card` is a card code. */
export type Effect =
  | { readonly do: 'deal'; readonly amount: number; readonly to: Who }
  | { readonly do: 'deal-nexus'; readonly amount: number; readonly side: Side }
  /** Damage that heals the nexus of whose effect it is by as much. */
  | { readonly do: 'drain'; readonly amount: number; readonly to: Who }
  | { readonly do: 'drain-nexus'; readonly amount: number; readonly side: Side }
  | { readonly do: 'heal'; readonly amount: number | 'all'; readonly to: Who }
  | { readonly do: 'heal-nexus'; readonly amount: number; readonly side: Side }
  | {
      readonly do: 'grow';
      readonly power: number;
      readonly health: number;
      readonly to: Who;
      readonly until: Duration;
    }
  | { readonly do: 'grant'; readonly keyword: Keyword; readonly to: Who; readonly until: Duration }
  /** Keywords, texts and what has been gained are taken from a unit. */
  | { readonly do: 'silence'; readonly to: Who; readonly until: Duration }
  | { readonly do: 'stun' | 'frostbite' | 'kill' | 'recall' | 'obliterate' | 'level-up'; readonly to: Who }
  /** A landmark goes. */
  | { readonly do: 'destroy'; readonly to: Who }
  /** A spell or skill that lies on the stack goes without doing anything. */
  | { readonly do: 'stop'; readonly to: Who }
  | { readonly do: 'capture'; readonly to: Who; readonly by: Who }
  | { readonly do: 'strike'; readonly by: Who; readonly to: Who }
  | { readonly do: 'strike-each-other' | 'swap'; readonly one: Who; readonly other: Who }
  | { readonly do: 'strike-nexus'; readonly by: Who }
  | { readonly do: 'draw'; readonly count: number; readonly side: Side }
  /** Cards go from the bottom of a deck, champions left where they lie. */
  | { readonly do: 'toss'; readonly count: number; readonly side: Side }
  | { readonly do: 'discard'; readonly to: Who }
  | { readonly do: 'rally'; readonly side: Side }
  | { readonly do: 'refill-mana' | 'refill-spell-mana'; readonly amount: number; readonly side: Side }
  | { readonly do: 'gain-gem'; readonly side: Side }
  /** Makes cards in a hand, or shuffled into a deck. */
  | {
      readonly do: 'create';
      readonly card: string;
      readonly count: number;
      readonly where: 'hand' | 'deck';
      readonly fleeting: boolean;
      readonly side: Side;
    }
  /** Makes units on the board; attacking where an attack goes on and there is room. */
  | {
      readonly do: 'summon';
      readonly card: string;
      readonly count: number;
      readonly attacking: boolean;
      /** Whom it challenges as it comes attacking. */
      readonly challenging?: Who;
      readonly side: Side;
    }
  /** An attack that needs no attack token and takes none. */
  | { readonly do: 'free-attack'; readonly by: Who; readonly challenging: Who | null }
  /** Puts a skill on the stack; of several its player picks one. */
  | { readonly do: 'skill'; readonly cards: readonly string[] }
  | { readonly do: 'nothing' };

export type Verb = Effect['do'];
/** The effect of a verb; verbs of one shape are one member of the union. */
export type EffectOf<V extends Verb, E = Effect> = E extends { do: infer Verbs }
  ? V extends Verbs
    ? E
    : never
  : never;
