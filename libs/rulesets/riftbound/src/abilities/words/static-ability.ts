import type { Keyword } from '../../cards/card.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { Ref } from './reference.js';

/** A statement of fact, true while its source is on the board (364-366), or wherever it says. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly while?: Condition;
  readonly gives: StaticGift;
}

/** Whom a static ability speaks of, where it is not about objects on the board: the card itself, or its controller's units. */
export type StaticScope = 'this' | 'friendly units';

/** What a card has to be like by its print, wherever it is. */
export interface CardFilter {
  readonly type?: 'Unit' | 'Gear' | 'Spell';
  readonly tag?: string;
}

/**
 * What a static ability gives. Might must not depend on Might or keywords, nor keywords on either: a layer reads only what
 * stands before it (477, 478).
 */
export type StaticGift =
  /** More or less Might; a decrease stops at its floor. */
  | { readonly might: Amount; readonly to: Ref; readonly floor?: number }
  | { readonly keyword: Keyword; readonly value?: number; readonly to: Ref }
  /** The card itself costs so much less energy to play. */
  | { readonly ownEnergy: Amount }
  /** Cards that its controller plays cost so much less energy, down to the floor. */
  | { readonly energy: Amount; readonly of: CardFilter; readonly floor?: number }
  | { readonly enters: 'ready' | 'exhausted'; readonly what: StaticScope }
  /** Units do not make this move, by whatever means. */
  | { readonly cannotMove: 'from here to base' }
  /** More battlefields that units may be played to. */
  | { readonly playableTo: 'occupied enemy battlefield' | 'open battlefield'; readonly what: StaticScope };
