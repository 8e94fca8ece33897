import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { zoneOf } from '../../state/zones.js';
import { giftsOnBoard } from '../../reading/statics/statics.js';

/** Units that go to one place at the same time, and whose move it is. */
interface Together {
  readonly seat: number;
  readonly units: readonly number[];
  readonly to: Location;
}

/** Power of any domain to be paid for a move of several units: an applied cost (204.4). */
export const powerForMoving = (state: RiftboundState, { seat, units, to }: Together): number => {
  if (to.zone !== 'battlefield' || units.length < 2) return 0;
  const demanding = giftsOnBoard(state, 'applies').filter(
    ({ setting }) => setting.here === zoneOf(to) && !areFriendly(state, setting.you, seat),
  );
  return demanding.length * (units.length - 1);
};
