/**
 * What points come from: a battlefield, Burn Out, a card's text, or the table as it was laid out. `named`: a tape of schema 1 says
 * the name alone.
 */
export type PointSource =
  | { readonly kind: 'hold' | 'conquest'; readonly at: number }
  | { readonly kind: 'card'; readonly piece: number }
  | { readonly kind: 'hold' | 'conquest' | 'card'; readonly named: string }
  | { readonly kind: 'burn-out' }
  | { readonly kind: 'laid-out' };

/** What deals damage (417): an item's card, a unit, both sides of a combat with the Might they fight with, or a literal. */
export type DamageSource =
  | { readonly kind: 'spell' | 'ability' | 'unit'; readonly piece: number }
  | { readonly kind: 'combat'; readonly attacker: number; readonly defender: number }
  | { readonly kind: 'laid-out' };
