import type { Condition } from './condition.js';
import type { AbilityCost } from './cost.js';
import type { Doing } from './doing.js';

/** One instruction. `if` is asked as it is executed; `may` and `cost` are settled then, too (383.3.a.3, 204). */
export type Step = Doing & {
  readonly if?: Condition;
  readonly may?: true;
  readonly cost?: AbilityCost;
  /** Done once by or for each player, in turn order, who is "you" in it. */
  readonly each?: true | 'next first';
  /** These players choose what is picked, one after the other in turn order from the next on; "you" stays who it is. */
  readonly pickers?: 'others';
};
