import type { Filter } from './filter.js';

/** What the event is about: the source itself, or what fits. */
type About = { readonly of: 'this' | Filter };
/** Who did it, seen from the controller of the ability (411.4). */
type By = { readonly by?: 'you' | 'opponent' };
/** What did it: the item itself that asks, a spell, a spell or unit, or an ability of one (411.6, 428.5). */
type With = { readonly with?: 'this' | 'spell' | 'spell or unit' };

/**
 * The event that an ability waits for (383.1), or that a condition asks of this turn.
 * - `nth`: only the so-manieth time in a turn (383.1.b)
 * - `together`: once for all that it happens to at once: "one or more"
 * - `there`: the ability's `there` is where what it happened to was then (359.3.f.3), not where the source was
 */
export type TriggerEvent = Happens & { readonly nth?: number; readonly together?: true; readonly there?: 'its' };

type Happens =
  /** Resolved (419.4.a). `from` is where the card was; `spent` the least energy that was spent on it. */
  | ({
      readonly event: 'played';
      readonly from?: 'facedown' | 'not hand';
      readonly spent?: number;
    } & About &
      By)
  /** A card is finalized: what "have played" asks for, whether it resolves or not (419.4.b). */
  | ({ readonly event: 'finalized'; readonly from?: 'facedown' | 'not hand' } & About & By)
  | {
      readonly event: 'conquers' | 'holds';
      readonly of: 'this' | 'you' | 'you or an ally' | 'opponent' | 'here' | 'owner of it';
      /** Nobody had controlled the battlefield. */
      readonly open?: true;
    }
  /** A unit, or with `you` and `here` a player, gains the designation for the first time in a combat (383.4.e, 383.4.f). */
  | { readonly event: 'attacks' | 'defends'; readonly of: 'this' | 'you' | 'here' | Filter }
  | ({
      readonly event: 'moves';
      /** The ability speaks of where it moved from and where to. */
      readonly between?: true;
      readonly to?: 'battlefield';
      readonly from?: 'here' | 'battlefield' | 'location';
    } & About &
      By)
  /** Killed; `by` the player responsible (428.5). */
  | ({ readonly event: 'dies' } & About & By & With)
  | { readonly event: 'turn begins' | 'main begins' | 'turn ends'; readonly whose: 'you' | 'opponent' | 'each' }
  | ({
      readonly event: 'discarded' | 'banished' | 'stunned' | 'buffed' | 'readied' | 'empowered' | 'returned';
    } & About &
      By)
  | ({ readonly event: 'damaged' } & About & By & With)
  /** Leaves the board for whatever zone. */
  | ({ readonly event: 'leaves' } & About)
  /** Its Might gets from below to the number or beyond; 5 is Mighty (709). */
  | ({ readonly event: 'reaches Might'; readonly might: number } & About)
  | { readonly event: 'recycled'; readonly by: 'you'; readonly what?: 'rune' }
  | { readonly event: 'hides' | 'spends a buff' | 'gains XP' | 'draws'; readonly by: 'you' | 'opponent' }
  /** Pays so much energy for a spell. */
  | { readonly event: 'pays'; readonly by: 'you'; readonly energy: number; readonly for: 'spell' }
  /** An activated ability of what fits has resolved (377.2.a); `energy` is the least base cost. */
  | ({ readonly event: 'uses'; readonly energy?: number } & About & By)
  /** Points gained from holding or conquering. */
  | { readonly event: 'gains points'; readonly by: 'you' | 'opponent'; readonly from: 'hold' | 'conquest' }
  | { readonly event: 'wins combat'; readonly of: 'this' | 'you' | Filter }
  | { readonly event: 'showdown begins' | 'combat begins' | 'combat ends'; readonly of: 'this' | 'here' }
  | ({ readonly event: 'chosen' } & About & By & With)
  /** Something is attached to it that fits `what`. */
  | ({ readonly event: 'attached'; readonly what: Filter } & About & By);
