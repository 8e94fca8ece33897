import { cardOf } from '../cards/catalogue.js';
import type { Keyword } from '../cards/card.js';
import { rememberLast } from '../remember-last.js';
import type { RiftboundState } from '../state.js';
import type { CardFilter } from './definition.js';
import { giftsOnBoard } from './statics.js';

const isSuch = (card: string, { type, tag }: CardFilter): boolean => {
  const print = cardOf(card);
  return (type === undefined || print.type === type) && (tag === undefined || print.tags.includes(tag));
};

const gifts = rememberLast((state: RiftboundState) => giftsOnBoard(state, 'cardKeyword'));

/** Keywords that static abilities give a player's cards wherever they are: in a hand, on the chain, on the board. */
export const cardKeywords = (state: RiftboundState, seat: number, card: string): readonly Keyword[] =>
  gifts(state).flatMap(({ gift, setting }) =>
    setting.you === seat && isSuch(card, gift.of) ? [gift.cardKeyword] : [],
  );
