export * from './cards/index.js';
export * from './faces/decks.js';
export { riftbound } from './riftbound.js';
export type { Correction, DescribedCost, Payment, Play, PlayName, PlayOf, PlayTarget } from './words/plays.js';
export type { FactOf, FactType, RiftboundFact } from './state/facts.js';
export { layOut, layOutFacts, LayOutError, type TableLayout } from './faces/lay-out.js';
export type { RiftboundState } from './state/riftbound-state.js';
export type { Instruction, Verb } from './words/instruction.js';
export { DOUBTFUL_POINTS } from './words/doubts.js';
