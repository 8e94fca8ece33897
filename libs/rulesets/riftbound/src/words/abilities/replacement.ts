import type { Called } from '../definition.js';
import type { Step as TurnStep } from '../vocabulary.js';
import type { Amount } from './amount.js';
import type { Condition } from './condition.js';
import type { AbilityCost } from './cost.js';
import type { Filter } from './filter.js';
import type { Step } from './step.js';

/** What an event would happen to: the source, what a delayed effect was put on (`it`), or whatever fits. */
export type ReplacedObject = 'this' | 'it' | Filter;

/**
 * The event that a replacement ability meets before it happens (368-370).
 * - `take damage`: `from` leaves out damage that units deal (417.6.b.3), `by` that of friendly sources
 * - `be stunned`, `lose might`, `return to hand`: by a spell or ability; that has chosen it; `by` its controller's
 * - `score`: a point from a conquest or a hold, for `whose` player, on one of the first so many `turns` of that player
 * - `play token`: its controller would play a token unit
 * - `go to trash`: a card to its controller's trash, from anywhere but the Main Deck; or the card that a delayed effect speaks of
 * - `reveal`: its controller would reveal cards from the top of a deck
 * - `begin`: a step of its controller's turn
 * - `tie`: a combat in which its controller attacks would recall the attackers (740.3.a)
 */
export type ReplacedEvent =
  | { readonly would: 'die'; readonly of: ReplacedObject }
  | {
      readonly would: 'take damage';
      readonly of: ReplacedObject;
      readonly from?: 'spells and abilities';
      readonly by?: 'opponent';
    }
  | {
      readonly would: 'be stunned' | 'lose might' | 'return to hand';
      readonly of: ReplacedObject;
      readonly by?: 'you';
    }
  | { readonly would: 'score'; readonly whose: 'each'; readonly turns: number }
  | { readonly would: 'play token' }
  | { readonly would: 'reveal' }
  | { readonly would: 'begin'; readonly step: TurnStep }
  | { readonly would: 'tie' }
  | { readonly would: 'go to trash'; readonly of?: 'it' };

/**
 * What happens instead: instructions, in which `it` is what the event was about and "you" the player it was about, if it was
 * about one; or the same event changed.
 * - `prevent`: so much damage less; a delayed one goes on until so much is prevented (437)
 * - `times`: so many times the damage
 * - `more`: so many more tokens
 * - `mightMore`: the Might given changes by so much
 * - `recall`: every unit there is recalled
 * - `looksFirst`: it happens once its player has looked at so many cards from the top of that deck, each of which they may recycle
 * - `skip`: nothing (443)
 */
export type Instead =
  | readonly Step[]
  | { readonly prevent: Amount | 'all' }
  | { readonly times: number }
  | { readonly more: number }
  | { readonly mightMore: number }
  | { readonly recall: 'all units' }
  | { readonly looksFirst: number }
  | { readonly skip: true };

/**
 * A replacement ability (367-375).
 * - `may`: whether it applies is up to its controller, or to who controls what the event is about; its `cost` is paid then
 * - `limit`: it applies once each turn (371)
 */
export interface ReplacementAbility extends Called {
  readonly kind: 'replacement';
  readonly when: ReplacedEvent;
  readonly if?: Condition;
  readonly may?: 'you' | 'its controller';
  readonly cost?: AbilityCost;
  readonly limit?: 'each turn';
  readonly instead: Instead;
}
