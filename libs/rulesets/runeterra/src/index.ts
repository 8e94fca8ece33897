export * from './cards/index.js';
export * from './deck.js';
export { runeterra } from './runeterra.js';
export type { Block, Challenge, Correction, DeclaredSpell, Play, PlayName, PlayOf, PlayTarget } from './commands.js';
export type { Effect, Verb } from './effects/effect.js';
export type { FactOf, FactType, RuneterraFact } from './events.js';
export type { RuneterraState } from './state.js';
export { DOUBTFUL_POINTS } from './doubts.js';
