import type { RiftboundState } from '../../state/riftbound-state.js';
import { objectsOf } from '../references.js';
import { giftsOnBoard } from './statics.js';

/** Whether any damage of a player is enough to kill the unit (142.4.c). */
export const anyDamageKills = (state: RiftboundState, unit: number, seat: number): boolean =>
  giftsOnBoard(state, 'lethal').some(
    ({ gift, setting }) => setting.you === seat && objectsOf(setting, gift.to).includes(unit),
  );
