import type { Amount } from './amount.js';
import type { Filter } from './filter.js';

/** Who does or gets something. `each` is every player, in turn order. */
export type Who =
  | 'you'
  | 'opponent'
  | 'each'
  | 'turn player'
  /** Whose ability it is, and then the player who is "you" in it now. */
  | 'both'
  /** Each player who has chosen that word, in the order of choosing. */
  | { readonly voted: string }
  /** The player chosen for the choice of that number. */
  | { readonly target: number }
  | { readonly controllerOf: Ref }
  | { readonly ownerOf: Ref }
  /** Who played it this turn, whoever controls it now. */
  | { readonly whoPlayed: Ref };

/**
 * Objects. Only what a `target` means is targeted (355.10).
 * - `this`: the source; `it`: what the trigger speaks of
 * - `attachment`: in the text that an attached card gives its bearer, that card (136.2.d); there `this` is the bearer
 * - `that`: what else a reflexive trigger speaks of, as far as it is still that object
 * - `bearersOf`: what each object that fits is attached to, once for each
 * - `target`: what was chosen for the choice of that number, as it was put on the chain
 * - `targets`: what was chosen for each of these, as one: one action is done to all of them at once (135.2.b.5, 370.1.a.2)
 * - `all targets`: whatever was chosen, for each time that the instructions are executed (820.2)
 * - `all`: everything that fits, when the instruction is executed: nobody chooses (355.10.d)
 * - `pick`: what a player chooses as the instruction is executed (355.17), others than its controller (355.10.e) or because it
 *   must be done (355.10.f)
 *   with `of` each as often as it has buffs; `any` number of them, none included
 * - `those`: what the step before acted on; `chosen`: everything that `choose` instructions have chosen so far; `chosen for this`: the same with
 *   what they chose as the text was executed before (820.1.d)
 * - `paid`: what additional costs were paid with
 */
export type Ref =
  | 'this'
  | 'it'
  | 'that'
  | 'attachment'
  | 'those'
  | 'chosen'
  | 'chosen for this'
  | 'paid'
  | 'all targets'
  | { readonly target: number }
  | { readonly targets: readonly number[] }
  | { readonly all: Filter }
  | { readonly bearersOf: Filter }
  | { readonly pick: Filter; readonly count?: Amount | 'any'; readonly upTo?: true; readonly of?: 'buffs' };

/**
 * Locations. `here` is where the source is (or was, as it triggered); `there` where it was as it triggered, or where the event was;
 * in a reflexive trigger of what moves things, where it moves them. `chosen` is the destination, `chosen second` that of a second move.
 */
export type Where =
  'here' | 'there' | 'your base' | 'its base' | 'chosen' | 'chosen second' | { readonly locationOf: Ref };

/** Several locations: where a card has to be played. */
export type Places = Where | 'your battlefields' | 'battlefields' | 'where it was';
