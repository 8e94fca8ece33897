export { eraseAtDesk, type AskedErasure, type ErasedAtDesk } from './erase.js';
export { orderTournament, RefusedOrder, type Ordered, type OrderReceipt } from './order.js';
export { lateStart, passToTapes } from './tape-clocks.js';
export {
  foldTournament,
  isNamesErased,
  loadTournament,
  TOURNAMENT_PREFIX,
  tournamentIn,
  unopened,
  type FoldedTournament,
  type OrderBatch,
} from './stream.js';
