export { orderTournament, RefusedOrder, type Ordered, type OrderReceipt } from './order.js';
export {
  foldTournament,
  loadTournament,
  TOURNAMENT_PREFIX,
  tournamentIn,
  unopened,
  type FoldedTournament,
  type OrderBatch,
} from './stream.js';
