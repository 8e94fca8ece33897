import type { RiftboundState } from '../state.js';
import { giftsOnBoard } from './statics.js';

/** How many times an object may be Empowered at once: one, unless its text says otherwise (441.1.b, 441.1.c.1). */
export const timesEmpowerable = (state: RiftboundState, number: number): number =>
  giftsOnBoard(state, 'empowerable').reduce(
    (most, { gift, setting }) => (setting.source === number ? Math.max(most, gift.empowerable) : most),
    1,
  );
