import type { RiftboundState } from '../../state/riftbound-state.js';
import { giftsOnBoard } from './statics.js';
import { objectsOf } from '../references.js';

/** How many times an object may be Empowered at once (441.1.b, 441.1.c.1). */
export const timesEmpowerable = (state: RiftboundState, number: number): number =>
  giftsOnBoard(state, 'empowerable').reduce(
    (most, { gift, setting }) => (setting.source === number ? Math.max(most, gift.empowerable) : most),
    1,
  );

/** Whether a unit gets a buff: it has none, or may have any number (426.1.b, 426.1.b.1, 702.3). */
export const mayBeBuffed = (state: RiftboundState, number: number): boolean =>
  state.pieces[number]?.buffs === 0 || giftsOnBoard(state, 'buffs').some(({ setting }) => setting.source === number);

/** Whether any damage of a player is enough to kill the unit (142.4.c). */
export const anyDamageKills = (state: RiftboundState, unit: number, seat: number): boolean =>
  giftsOnBoard(state, 'lethal').some(
    ({ gift, setting }) => setting.you === seat && objectsOf(setting, gift.to).includes(unit),
  );

/** The points needed to win: of the mode, and what abilities add to it (194.1). */
export const victoryScoreOf = (state: RiftboundState): number =>
  giftsOnBoard(state, 'victoryScore').reduce((sum, { gift }) => sum + gift.victoryScore, state.victoryScore);
