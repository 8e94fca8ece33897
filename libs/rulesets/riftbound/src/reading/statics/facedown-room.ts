import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldZone, piecesIn } from '../../state/zones.js';
import { giftsOnBoard } from './statics.js';

/** How many cards may lie facedown at a battlefield: one, and what texts say of it (107.3.b, 107.3.b.1). */
const roomAt = (state: RiftboundState, at: number): number =>
  giftsOnBoard(state, 'hidesMore')
    .filter(({ setting }) => setting.here === battlefieldZone(at))
    .reduce((room, { gift }) => room + gift.hidesMore, 1);

/** By how many the cards that lie facedown at a battlefield, and so many more, are too many for it. */
export const tooManyFacedown = (state: RiftboundState, at: number, more = 0): number =>
  Math.max(0, piecesIn(state, { zone: 'facedown', at }).length + more - roomAt(state, at));
