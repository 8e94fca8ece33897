/**
 * What a digital match is dealt from, beside its seed.
 * - `secret`: 256 bits of chance, drawn when the match was opened, as 64 hexadecimal digits; null for whoever may not know it.
 *   `commitment` binds the match to it and tells nothing of it: everybody may know it from the opening on
 * - `seed`: a seed given by hand, which this viewer may not know; where the seed is known, `MatchOptions.seed` has it
 */
export type Dealing =
  { readonly by: 'secret'; readonly commitment: string; readonly secret: string | null } | { readonly by: 'seed' };

/** Who answers what chance decides: the table, a seed given by hand, or a secret of the match's own. */
export const DEALT_BY = ['paper', 'seed', 'secret'] as const;
export type DealtBy = (typeof DEALT_BY)[number];

/**
 * What a match was opened with, as far as it says who deals.
 * - `seed`: of a digital match whose shuffles the dealer draws from a number given by hand; null for every other
 * - `dealing`: of a digital match that the dealer draws from a secret. A match with neither is on paper: orders are unknown
 */
export interface Dealt {
  readonly seed: number | null;
  readonly dealing?: Dealing;
}

/** Says what a match is dealt from. */
export const dealtBy = ({ seed, dealing }: Dealt): DealtBy => dealing?.by ?? (seed === null ? 'paper' : 'seed');

/** Whether a dealer answers what chance decides; on paper nobody knows how the cards lie. */
export const isDigital = (options: Dealt): boolean => dealtBy(options) !== 'paper';

/** What everybody must know of a match that is dealt from a seed given by hand. */
export const SEED_WARNING = 'Dealt from a seed given by hand: whoever knows it knows every card.';

/** One sentence on what a match is dealt from; null on paper. */
export const dealingText = (options: Dealt): string | null => {
  if (options.dealing?.by === 'secret') return `Dealt from a secret; commitment ${options.dealing.commitment}.`;
  return isDigital(options) ? SEED_WARNING : null;
};
