import type { Moment } from '../words/definition.js';
import type { Effect } from '../words/effect.js';
import type { Target } from './stack-item.js';

/** A question somebody must answer before anything else happens. `seat` is null where chance or the table answers. */
export type Choice =
  | { readonly kind: 'first-player'; readonly seat: null }
  | { readonly kind: 'shuffle'; readonly seat: null; readonly of: number }
  | { readonly kind: 'mulligan'; readonly seat: number }
  /** What a spell or skill does whose text is not encoded, as it resolves or casts. */
  | { readonly kind: 'describe'; readonly seat: number; readonly item: number }
  /** What a text does that acts without the stack: whether it does what it is encoded to nobody knows, since it looks at unknown cards. */
  | {
      readonly kind: 'text';
      readonly seat: number;
      readonly source: number;
      readonly effects: readonly Effect[];
      readonly targets: readonly Target[];
      readonly it: number | null;
    }
  /** Which of several skills a unit uses (a Destiny card). */
  | { readonly kind: 'card'; readonly seat: number; readonly source: number; readonly cards: readonly string[] };

/**
 * What an effect list is done for: who does it, whose text it is, what was chosen. `item`: the spell or skill, null for a text
 * that acts without the stack. `it`: the unit that set it off. `shielded`: units that have negated it with Spell Shield.
 */
export interface Doing {
  readonly seat: number;
  readonly source: number | null;
  readonly item: number | null;
  readonly targets: readonly Target[];
  readonly it?: number | null;
  readonly shielded?: readonly number[];
}

/** A task that is still to be done; plain data, so that a tape cut anywhere goes on. The last one runs first. */
export type Frame =
  | { readonly task: 'set-up'; readonly step: number }
  | { readonly task: 'effects'; readonly effects: readonly Effect[]; readonly doing: Doing }
  /** A text acts: by its moment, by its number in tasks of older tapes. */
  | {
      readonly task: 'ability';
      readonly source: number;
      readonly ability: Moment | number;
      readonly it: number | null;
    }
  /** A text looks at cards that nobody knows: the table tells what it does. */
  | { readonly task: 'ask'; readonly effects: readonly Effect[]; readonly doing: Doing }
  | { readonly task: 'shuffle'; readonly seat: number }
  /** A unit or landmark that was played comes onto the bench. */
  | { readonly task: 'enter'; readonly seat: number; readonly piece: number; readonly card: string }
  /** Items below this number resolve, from the top of the stack down; what comes later waits for responses. */
  | { readonly task: 'resolve-stack'; readonly before: number }
  /** The stack has resolved: what follows, in combat or out of it. */
  | { readonly task: 'stack-over' }
  | { readonly task: 'resolve'; readonly item: number }
  | { readonly task: 'finish-item'; readonly item: number }
  | { readonly task: 'attack'; readonly step: number }
  /** A lane's strikes: `step` 0 those that come first, 1 those at the same time, 2 the blocker's alone, 3 the lane is over. */
  | { readonly task: 'strikes'; readonly step: number }
  | { readonly task: 'end-combat' }
  | { readonly task: 'round-start'; readonly step: number }
  | { readonly task: 'round-end'; readonly step: number }
  /** A player's action is over: who acts next. */
  | { readonly task: 'hand-over'; readonly seat: number };
