/** The game's words as values: every union is derived from a constant tuple, so that lists and types cannot part. */

/** Speeds of spells. Focus casts at once like Burst, but not in combat or while something is on the stack. */
export const SPEEDS = ['slow', 'fast', 'burst', 'focus'] as const;
export type Speed = (typeof SPEEDS)[number];

export const CARD_TYPES = ['unit', 'spell', 'landmark', 'skill', 'trap'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Keywords that the engine acts on, and those of sets 1 to 5 that it only shows. */
export const KEYWORDS = [
  'Attune',
  'Augment',
  'Barrier',
  "Can't Attack",
  "Can't Block",
  'Challenger',
  'Countdown',
  'Daybreak',
  'Deep',
  'Double Attack',
  'Elusive',
  'Ephemeral',
  'Fearsome',
  'Fleeting',
  'Fury',
  'Imbue',
  'Immobile',
  'Impact',
  'Last Breath',
  'Lifesteal',
  'Lurk',
  'Nightfall',
  'Overwhelm',
  'Quick Attack',
  'Regeneration',
  'Scout',
  'Spell Shield',
  'Support',
  'Tough',
  'Vulnerable',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Regions of sets 1 to 5, as deck codes count them. */
export const REGIONS = ['DE', 'FR', 'IO', 'NX', 'PZ', 'SI', 'BW', 'SH', 'MT', 'BC'] as const;
export type Region = (typeof REGIONS)[number];

/** Where a piece is. Cards in a deck are no pieces: what is drawn becomes one. */
export const PLACES = ['hand', 'bench', 'battlefield', 'stack', 'graveyard', 'captured', 'gone'] as const;
export type PlaceName = (typeof PLACES)[number];

export const PHASES = ['set-up', 'round-start', 'actions', 'round-end'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Situations that decide what a player may do. `open`: not in combat, nothing on the stack. `stack`: not in combat, something on
 * the stack. `defence`: in combat, before the defender has committed. `responses`: in combat, after that.
 */
export const SITUATIONS = ['open', 'stack', 'defence', 'responses'] as const;
export type Situation = (typeof SITUATIONS)[number];

export const MODES = ['standard'] as const;
export type ModeId = (typeof MODES)[number];

/** Numbers of the game: places on a board, attackers, cards in a hand, gems, spell mana, places on the stack, the nexus, a deck that makes Deep. */
export const LIMITS = {
  board: 6,
  attackers: 6,
  hand: 10,
  gems: 10,
  spellMana: 3,
  stack: 9,
  nexus: 20,
  startHand: 4,
  deep: 15,
} as const;

/** Numbers of a deck: cards, copies of one, champion cards, regions. */
export const DECK = { size: 40, copies: 3, champions: 6, regions: 2 } as const;
