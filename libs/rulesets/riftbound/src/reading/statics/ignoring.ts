import type { PlayTarget } from '../../words/plays.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldZone } from '../../state/zones.js';
import { spotOf } from '../setting.js';
import { giftsOfCard, giftsOnBoard, type Arriving } from './statics.js';

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

/** Whether Deflect is ignored while that is paid for which chooses these: where one of them is, or which is one of them (199.1, 766, 767). */
export const ignoresDeflect = (state: RiftboundState, targets: readonly PlayTarget[]): boolean =>
  giftsOnBoard(state, 'ignores').some(
    ({ gift, setting }) =>
      gift.while === 'choosing here' &&
      targets.some((target) => target.kind === 'piece' && spotOf(state, target.piece) === setting.here),
  );

/** Whether Deflect is ignored while the card itself is paid for. */
export const ignoresDeflectItself = (state: RiftboundState, card: Arriving): boolean =>
  giftsOfCard(state, card, 'ignores').some(({ gift }) => gift.while === 'paying for this');
