import { foldBy, type EvolversOf } from '#ruleset';
import type { RuneterraFact } from './events.js';
import { evolveBoard } from './evolve/board.js';
import { evolveChoice } from './evolve/choice.js';
import { evolveCombat } from './evolve/combat.js';
import { evolveRound } from './evolve/round.js';
import { evolveSetUp } from './evolve/set-up.js';
import { evolveStack } from './evolve/stack.js';
import type { RuneterraState } from './state.js';

export { INITIAL } from './evolve/set-up.js';

const EVOLVERS: EvolversOf<RuneterraState, RuneterraFact> = {
  ...evolveSetUp,
  ...evolveRound,
  ...evolveBoard,
  ...evolveStack,
  ...evolveCombat,
  ...evolveChoice,
};

/** The type of every fact. */
export const FACT_TYPES: readonly string[] = Object.keys(EVOLVERS);

/** The only place where the table changes: folds one fact into the state. Throws on a fact that is not of this ruleset. */
export const evolve = foldBy(EVOLVERS);
