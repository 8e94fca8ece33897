import type { Effect, Side, Who } from './effect.js';
import type { Condition } from './condition.js';
import type { Keyword, Speed } from './vocabulary.js';
import type { Which } from './which.js';

/** A target on the board or a nexus: whose, where, and such as `Which` says. */
export interface PieceFilter extends Which {
  readonly what: 'unit' | 'unit-or-nexus' | 'landmark' | 'unit-or-landmark';
  readonly side: Side | 'any';
  readonly where: 'board' | 'battlefield';
}

/** A spell or skill on the stack, whoever's: `spells` without skills, `mostCost` of so much at most. */
export interface ItemFilter {
  readonly what: 'item';
  readonly spells?: boolean;
  readonly mostCost?: number;
}

/** What a target may be. */
export type TargetFilter = PieceFilter | ItemFilter;

/**
 * When a text acts. `card-played`, `spell-resolved`, `attack-from-hand` and `ally-gains-keyword` look at what its controller does.
 * `ally-survives-damage`, `ally-died`: another unit of its controller has. `discarded`: the card itself has left the hand so. `countdown`: the landmark has counted down, and goes after it.
 * `ephemeral-ally-attacks`: once the unit has died, the next time an Ephemeral ally attacks.
 */
export const MOMENTS = [
  'cast',
  'play',
  'summon',
  'ally-summoned',
  'ally-died',
  'allies-attack',
  'challenge',
  'attack',
  'support',
  'defend',
  'strike',
  'nexus-strike',
  'survive-damage',
  'ally-survives-damage',
  'level-up',
  'last-breath',
  'round-start',
  'round-end',
  'countdown',
  'card-played',
  'discarded',
  'spell-resolved',
  'ally-gains-keyword',
  'attack-from-hand',
  'ephemeral-ally-attacks',
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * One thing a card does.
 * - `targets`: chosen as the card is declared, one for each filter; only of `cast` and `play`: what acts by itself asks none
 * - `if`: what must be so as it would act
 * - `limit`: at most so many times a round
 * - `challenging`: whom the unit challenges that joins an attack from hand; its own cost is paid for that (unit mana), and nothing
 *   happens where it cannot be
 * - `keyword`: the keyword that `ally-gains-keyword` watches for
 */
export interface Ability {
  readonly when: Moment;
  readonly targets?: readonly TargetFilter[];
  readonly if?: Condition;
  readonly limit?: number;
  readonly keyword?: Keyword;
  readonly challenging?: Who;
  readonly effects: readonly Effect[];
}

/**
 * What must have happened for a champion to level up, counted by the engine: what this unit has seen while it was in play, or,
 * for `allies-survived-strikes`, in the whole match. `enemy-nexus`: it sees the enemy nexus at so much or less.
 */
export interface LevelUp {
  readonly after:
    | 'cards-drawn'
    | 'allies-survived-strikes'
    | 'barriers-gained'
    | 'attacks'
    | 'allies-summoned'
    | 'strikes'
    | 'damage-dealt'
    | 'allies-died'
    | 'units-died'
    | 'enemy-nexus';
  readonly count: number;
}

/**
 * What units have for as long as a unit or landmark with such a text is in play.
 * - `on`: itself, its player's units, the others of them, or the enemy's; `keyword`, `subtype`: such ones alone, as they are without any aura
 * - `enlightened`: only while its player has all mana gems
 */
export interface Aura {
  readonly on: 'this' | 'allies' | 'others' | 'enemies';
  readonly keyword?: Keyword;
  readonly subtype?: string;
  readonly enlightened?: boolean;
  readonly power?: number;
  readonly health?: number;
  readonly keywords?: readonly Keyword[];
}

/**
 * What changes a cost: by `less`, below 0 for more.
 * - `this`: the card's own in hand, where `if` holds; with `perAlly` so often as its player has units of one of these subtypes in play
 * - `own` and `all`: cards of its player, or of both, while it is in play: spells of these speeds, or units of a subtype
 */
export type CostChange =
  | { readonly of: 'this'; readonly less: number; readonly if?: Condition; readonly perAlly?: readonly string[] }
  | { readonly of: 'own' | 'all'; readonly less: number; readonly spells: readonly Speed[] }
  | { readonly of: 'own' | 'all'; readonly less: number; readonly subtype: string };

/** A card's text as data. `into`: the card it becomes. */
export interface Definition {
  readonly code: string;
  readonly abilities: readonly Ability[];
  readonly auras?: readonly Aura[];
  readonly costs?: readonly CostChange[];
  readonly levelUp?: LevelUp & { readonly into: string };
}
