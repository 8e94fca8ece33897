import type { Condition } from './condition.js';
import type { AbilityCost } from './cost.js';
import type { Doing } from './doing.js';
import type { Who } from './reference.js';

/** A certain player. */
type Player = Exclude<Who, string>;

/** One instruction. `if` is asked as it is executed; `may` and `cost` are settled then, too (383.3.a.3, 204). */
export type Step = Doing & {
  readonly if?: Condition;
  readonly may?: true;
  readonly cost?: AbilityCost;
  /** Later instructions speak of what it acts on as `chosen`, too. */
  readonly remember?: true;
  /** Done unless that player pays. */
  readonly unless?: { readonly cost: AbilityCost; readonly by: Who };
  /** Done once by or for each player, in turn order, or by certain players, who are "you" in it. */
  readonly each?: true | 'next first' | Player;
  /** These players decide and pick, one after the other in turn order from the next on; "you" stays who it is. */
  readonly pickers?: 'others' | Player;
};
