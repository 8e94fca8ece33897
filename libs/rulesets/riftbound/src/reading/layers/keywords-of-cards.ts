import { cardOf } from '../../cards/catalogue.js';
import type { Keyword } from '../../words/card.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { areFriendly } from '../../state/sides.js';
import { isSeatZone } from '../../state/zones.js';
import type { CardFilter } from '../../words/definition.js';
import { cameFrom, type Setting } from '../setting.js';
import { giftsOnBoard } from '../statics/statics.js';

/** A card of a player, the piece that it is, as far as that is known. */
interface Card {
  readonly seat: number;
  readonly card: string;
  readonly piece: number;
}

/** Whether a card is played from anywhere but a hand, if it is: of what is on the board already nobody asks. */
const isElsewhere = (state: RiftboundState, piece: number): boolean => !isSeatZone(cameFrom(state, piece), 'hand');

const isSuch = (card: string, { type, tag }: CardFilter): boolean => {
  const print = cardOf(card);
  return (type === undefined || print.type === type) && (tag === undefined || print.tags.includes(tag));
};

const isMeant = ({ state, you }: Setting, { seat, card, piece }: Card, filter: CardFilter): boolean =>
  (filter.player === 'friendly' ? areFriendly(state, you, seat) : you === seat) &&
  isSuch(card, filter) &&
  (filter.from !== 'elsewhere' || isElsewhere(state, piece));

const NONE: readonly Keyword[] = [];

/** Keywords that static abilities give a player's cards wherever they are: in a hand, on the chain, on the board. */
export const cardKeywords = (state: RiftboundState, card: Card): readonly Keyword[] => {
  const gifts = giftsOnBoard(state, 'cardKeyword');
  if (gifts.length === 0) return NONE;
  return gifts.flatMap(({ gift, setting }) => (isMeant(setting, card, gift.of) ? [gift.cardKeyword] : []));
};
