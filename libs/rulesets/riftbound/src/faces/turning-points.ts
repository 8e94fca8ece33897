import type { RiftboundFact } from '../state/facts.js';

/** The facts that stand out to who reads over a game. Points do by themselves. */
export const TURNING_POINTS: ReadonlySet<RiftboundFact['type']> = new Set([
  'BattlefieldConquered',
  'PiecesKilled',
  'GameEnded',
]);
