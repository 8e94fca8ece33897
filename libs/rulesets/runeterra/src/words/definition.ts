import type { Effect, Side, Who } from './effect.js';
import type { Keyword } from './vocabulary.js';

/** What a target may be. */
export interface TargetFilter {
  readonly what: 'unit' | 'unit-or-nexus';
  readonly side: Side | 'any';
  readonly where: 'board' | 'battlefield';
}

/**
 * When a text acts. `card-played`, `attack-from-hand` and `ally-gains-keyword` look at what its controller does.
 * `ephemeral-ally-attacks`: once the unit has died, the next time an Ephemeral ally attacks.
 */
export const MOMENTS = [
  'cast',
  'play',
  'summon',
  'ally-summoned',
  'allies-attack',
  'challenge',
  'attack',
  'support',
  'defend',
  'strike',
  'nexus-strike',
  'survive-damage',
  'level-up',
  'last-breath',
  'round-start',
  'round-end',
  'card-played',
  'ally-gains-keyword',
  'attack-from-hand',
  'ephemeral-ally-attacks',
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * One thing a card does.
 * - `targets`: chosen as the card is declared, one for each filter; only of `cast` and `play`: what acts by itself asks none
 * - `limit`: at most so many times a round
 * - `challenging`: whom the unit challenges that joins an attack from hand; its own cost is paid for that (unit mana), and nothing
 *   happens where it cannot be
 * - `keyword`: the keyword that `ally-gains-keyword` watches for
 */
export interface Ability {
  readonly when: Moment;
  readonly targets?: readonly TargetFilter[];
  readonly limit?: number;
  readonly keyword?: Keyword;
  readonly challenging?: Who;
  readonly effects: readonly Effect[];
}

/**
 * What must have happened for a champion to level up, counted by the engine: what this unit has seen while it was in play, or,
 * for `allies-survived-strikes`, in the whole match.
 */
export interface LevelUp {
  readonly after:
    | 'cards-drawn'
    | 'allies-survived-strikes'
    | 'barriers-gained'
    | 'attacks'
    | 'allies-summoned'
    | 'strikes'
    | 'damage-dealt';
  readonly count: number;
}

/** A card's text as data. `into`: the card it becomes. */
export interface Definition {
  readonly code: string;
  readonly abilities: readonly Ability[];
  readonly levelUp?: LevelUp & { readonly into: string };
}
