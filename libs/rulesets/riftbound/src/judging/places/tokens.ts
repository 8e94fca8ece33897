import { cardOf } from '../../cards/catalogue.js';
import { isUnplayable } from '../../reading/statics/prohibitions.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { isPermitted } from './permitted.js';
import { whyNotPresent } from './presence.js';

/** Where tokens are played: as cards of their type are (185.2.a). */
interface Token {
  /** Code of the token's card. */
  readonly token: string;
  readonly seat: number;
}

/** Whether nothing keeps a player from playing a token there: what forbids to play such cards forbids it (439.2.b.1). */
export const mayEnter = (state: RiftboundState, { token, seat }: Token, to: Location): boolean =>
  !isUnplayable(state, { card: token, piece: NO_PIECE, seat, to, targets: [], declared: null });

/** It is made as it enters. */
const NO_PIECE = -1;

/**
 * The places that a player may choose for a token: their base, for a unit also the battlefields that they control (355.2.a) or that a
 * text opens to such units (355.2.b); from facedown the one where the card that plays it lay (811.1.d.3).
 */
export const placesToEnter = (
  state: RiftboundState,
  { token, seat, hiddenAt }: Token & { readonly hiddenAt: number | null },
): readonly Location[] => {
  const base: Location = { zone: 'base', seat };
  const unit = { card: token, piece: NO_PIECE, seat };
  const battlefields = state.battlefields.flatMap(({ controller }, at): readonly Location[] =>
    (controller === seat || isPermitted(state, unit, at)) && whyNotPresent(state, at, seat) === null
      ? [{ zone: 'battlefield', at }]
      : [],
  );
  const places = cardOf(token).type === 'Unit' ? [base, ...battlefields] : [base];
  return places.filter(
    (to) =>
      (hiddenAt === null || (to.zone === 'battlefield' && to.at === hiddenAt)) && mayEnter(state, { token, seat }, to),
  );
};
