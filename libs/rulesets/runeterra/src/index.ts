export * from './cards/index.js';
export * from './faces/decks.js';
export { runeterra } from './runeterra.js';
export type { Block, Challenge, Correction, DeclaredSpell, Play, PlayName, PlayOf, PlayTarget } from './words/plays.js';
export type { Effect, Verb } from './words/effect.js';
export type { FactOf, FactType, RuneterraFact } from './state/facts.js';
export type { RuneterraState } from './state/runeterra-state.js';
export { DOUBTFUL_POINTS } from './words/doubts.js';
