import type { RuneterraFact } from '../state/facts.js';

/** The facts that stand out to who reads over a game. Damage to a nexus does by itself. */
export const TURNING_POINTS: ReadonlySet<RuneterraFact['type']> = new Set(['UnitDied', 'GameEnded']);
