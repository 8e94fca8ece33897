/** The book's words as values: every union is derived from a constant tuple, so that lists and types cannot part. */

/** The six domains (134.1) and `any`: universal power in a pool pays for every domain, as a cost it takes any (163, 135.2.e.5). */
export const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'] as const;
export type Domain = (typeof DOMAINS)[number];
export type PowerKind = Domain | 'any';

export const PHASES = ['set-up', 'awaken', 'beginning', 'channel', 'draw', 'main', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of a turn in the book's order (314-317); phases without steps of their own have one of the same name. */
export const STEPS = ['awaken', 'beginning', 'scoring', 'channel', 'draw', 'main', 'ending', 'expiration'] as const;
export type Step = (typeof STEPS)[number];

/** The four states of the turn (310). */
export const TURN_STATES = ['neutral-open', 'neutral-closed', 'showdown-open', 'showdown-closed'] as const;
export type TurnState = (typeof TURN_STATES)[number];

/** Zones that every player has one of (107-108). `aside` holds cards set aside while a mulligan or an effect runs. */
export const SEAT_ZONES = [
  'main-deck', // 108.4
  'rune-deck', // 108.5
  'hand', // 108.7
  'trash', // 108.2
  'banishment', // 108.6
  'champion', // 108.3
  'legend', // 107.4
  'base', // 107.1
  'aside',
] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];

/**
 * Where a piece is. `battlefield` (107.2) and `facedown` (107.3) are numbered by the battlefield's place in play order; the chain
 * (108.1) is one for all.
 */
export type Place =
  | { readonly zone: SeatZone; readonly seat: number }
  | { readonly zone: 'battlefield' | 'facedown'; readonly at: number }
  | { readonly zone: 'chain' }
  | { readonly zone: 'battlefield-row' }
  | { readonly zone: 'gone' };

/** A location: somewhere units can be and move between (198.1). */
export type Location =
  { readonly zone: 'base'; readonly seat: number } | { readonly zone: 'battlefield'; readonly at: number };

/** What resources may be bound to: nothing else is paid with them. */
export const BOUND_TO = ['spells', 'gear', 'units', 'showdowns'] as const;
export type BoundTo = (typeof BOUND_TO)[number];

/** Modes of Play (485-489), and what tournaments make of them: state/modes.ts says what each is. */
export const MODES = ['duel', 'match', 'match5', 'match1', 'ffa3', 'ffa4', '2v2'] as const;
export type ModeId = (typeof MODES)[number];
