import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { Filter } from './filter.js';
import type { Ref, Where } from './reference.js';

/** A choice made as the item is finalized (355, 402): targets, or the destination of a move. `if`: made only where that holds. */
export type Choosing =
  | {
      readonly target: Filter;
      readonly min?: number;
      readonly max?: number;
      readonly group?: Group;
      readonly if?: Condition;
      /** This amount of damage is split among them: there are no more of them than of it, Bonus Damage included (355.14.c). */
      readonly shares?: Amount;
      /** A unit deals what is split: there is no Bonus Damage to it (713). */
      readonly sharedBy?: 'unit';
      /** Where an instruction moves it in any case: what is there already cannot be moved there, and is not chosen (355.4.a). */
      readonly movesTo?: Where;
      /** An instruction takes control of it and leaves it where it is: not where units of three players would fight then (462.3). */
      readonly takenThere?: true;
    }
  /**
   * Where the units meant by `of` move, the first target unless said; of several such choices each is for a move of its own; `to or from base`: between a battlefield and their base.
   * `with`: only where one of these is.
   */
  | {
      readonly destination: 'battlefield' | 'location' | 'to or from base';
      readonly of?: Ref;
      readonly with?: Filter;
      /** What the battlefield has to be like. */
      readonly being?: Filter;
    };

/** What the targets of one choice have to be together (355.11); fewer of them always do where more do. */
export interface Group {
  readonly might?: { readonly max: number };
  readonly same?: 'location' | 'controller';
  /** No two of them are in one place, up to one at each; or on one side: one friendly, one enemy. */
  readonly different?: 'location' | 'side';
}
