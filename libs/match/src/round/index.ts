export { isEnding, isRoundEvent, type RoundEvent } from './events.js';
export type { RoundOrder, SlipResult } from './orders.js';
export { roundOrderOf } from './ordered.js';
export { makeRoundLine, parseRoundLine, slipText } from './round-line.js';
export type { Round, Signature } from './round.js';
