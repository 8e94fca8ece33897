export * from './cards/index.js';
export * from './deck.js';
export { riftbound } from './riftbound.js';
export type { Correction, DescribedCost, Payment, Play, PlayName, PlayOf, PlayTarget } from './commands.js';
export type { FactOf, FactType, RiftboundFact } from './events.js';
export { layOut, layOutFacts, LayOutError, type TableLayout } from './lay-out.js';
export type { RiftboundState } from './state.js';
export type { Instruction, Verb } from './effects/instruction.js';
export { DOUBTFUL_POINTS } from './doubts.js';
