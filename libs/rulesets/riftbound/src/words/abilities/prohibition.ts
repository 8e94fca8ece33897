import type { Amount } from './amount.js';
import type { CardFilter } from './filter.js';
import type { Ref, Who } from './reference.js';

/** What may not be done, whatever permits it (054.1). Sides are seen from the controller of the ability that says so. */
export type Prohibition =
  /** Opponents' spells and abilities do not choose these: they are untargetable (757). */
  | { readonly forbids: 'choosing'; readonly what: Ref }
  /**
   * Units do not move, or not to a base, by whatever means; `by`: that player does not move them; `effectsOf`: not by that player's
   * spells and abilities, whoever moves them by these.
   */
  | {
      readonly forbids: 'moving';
      readonly what: Ref;
      readonly to?: 'base';
      readonly by?: Who;
      readonly effectsOf?: Who;
    }
  /** What is exhausted stays so; `effects`: spells and abilities do not ready it. */
  | { readonly forbids: 'readying'; readonly what: Ref; readonly by?: 'effects' }
  /**
   * Cards are not played, or not to such places; `from`: not those that lie facedown here; `before`: not before so many turns
   * of their player have begun.
   */
  | {
      readonly forbids: 'playing';
      readonly of: CardFilter | 'this';
      readonly to?: 'battlefield' | 'here' | 'elsewhere than conquered this turn';
      readonly from?: 'facedown here';
      readonly before?: Amount;
    }
  /** Players do not score here before so many turns of their own have begun. */
  | { readonly forbids: 'scoring'; readonly who: 'each'; readonly before?: Amount }
  /** Units take no damage, or deal none in combat. */
  | { readonly forbids: 'taking damage' | 'dealing combat damage'; readonly what: Ref }
  | { readonly forbids: 'gaining points'; readonly who: Who }
  /** Spells and abilities are not countered: its own spell, or all that its controller has. */
  | { readonly forbids: 'countering'; readonly of: 'this' | 'yours' };
