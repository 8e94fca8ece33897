import { foldBy, type EvolversOf } from '#ruleset';
import type { RuneterraFact } from '../state/facts.js';
import { evolveBoard } from './board.js';
import { evolveChoice } from './choice.js';
import { evolveCombat } from './combat.js';
import { evolveRound } from './round.js';
import { evolveSetUp } from './set-up.js';
import { evolveStack } from './stack.js';
import type { RuneterraState } from '../state/runeterra-state.js';

export { INITIAL } from './set-up.js';

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
