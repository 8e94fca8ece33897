import type { RiftboundState } from '../state.js';
import { battlefieldZone } from '../zones.js';
import { giftsOnBoard } from './statics.js';

/** Who assigns combat damage, and at which battlefield. */
export interface Assigning {
  readonly at: number;
  readonly seat: number;
}

/** Whether a player treats a keyword of enemy units as inactive while assigning combat damage there (766, 767). */
export const ignoresWhileAssigning = (
  state: RiftboundState,
  { at, seat }: Assigning,
  keyword: 'Tank' | 'Backline',
): boolean =>
  giftsOnBoard(state, 'ignores').some(
    ({ gift, setting }) => gift.ignores === keyword && setting.you === seat && setting.here === battlefieldZone(at),
  );
