import type { Instruction } from '../../words/instruction.js';
import { isShown } from '../../reading/sight.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import { plainSetting } from '../../reading/setting.js';
import { giftsOfCard, type GiftWith } from '../../reading/statics/statics.js';
import { translate } from '../instructions/translate.js';

/**
 * What cards do as their owner looks at them or reveals them in the Main Deck (424.1.a.1): no trigger, so it happens in the
 * middle of what shows them.
 */
const giftOf = (state: RiftboundState, piece: number, by: number | null): GiftWith<'asSeen'> | null => {
  const { card = null, owner = -1, zone = -1 } = state.pieces[piece] ?? {};
  if (card === null || !isSeatZone(zone, 'main-deck')) return null;
  const gifts = giftsOfCard(state, { card, piece, seat: owner }, 'asSeen').map(({ gift }) => gift);
  return gifts.find(({ asSeen }) => by === null || asSeen === 'looked at') ?? null;
};

/** The concrete instructions that a gift comes to for the card it is of. */
const instructionsOf = (state: RiftboundState, piece: number, gift: GiftWith<'asSeen'>): readonly Instruction[] => {
  const setting = plainSetting(state, piece, state.pieces[piece]?.owner ?? 0);
  return gift.does.flatMap((step) => translate(setting, step));
};

/** What happens by itself as a card is shown to a player, or to all (null). */
export const doneAsSeen = (state: RiftboundState, piece: number, by: number | null): readonly Instruction[] => {
  const gift = giftOf(state, piece, by);
  return gift && !gift.may ? instructionsOf(state, piece, gift) : [];
};

/** What its owner may do as a card is seen; empty where there is nothing. */
export const mayAsSeen = (state: RiftboundState, piece: number, by: number | null): readonly Instruction[] => {
  const gift = giftOf(state, piece, by);
  return gift?.may ? instructionsOf(state, piece, gift) : [];
};

/** The cards that a player sees in their own Main Deck now and that they may act on. */
export const actable = (state: RiftboundState, seat: number): readonly number[] =>
  state.pieces.flatMap((piece, number) =>
    piece.owner === seat && isShown(piece, seat) && mayAsSeen(state, number, seat).length > 0 ? [number] : [],
  );
