import { drawBelow, drawOrder, type Draw, type RandomState } from '#kernel';
import { allCards } from '../../cards/catalogue.js';
import { DECK, REGIONS } from '../../words/vocabulary.js';
import type { CardCount, DeckList } from '../../words/deck-list.js';

/** A deck that may be played, of any collectible cards of two regions, by chance. */
export const drawDeck = (random: RandomState): Draw<DeckList> => {
  const regions = drawOrder(random, REGIONS);
  const [one, other] = regions.value;
  const pool = allCards.filter(
    (card) => card.collectible && card.regions.some((region) => region === one || region === other),
  );
  const order = drawOrder(regions.next, pool);
  const cards: CardCount[] = [];
  let { next } = order;
  let left: number = DECK.size;
  let champions: number = DECK.champions;
  for (const { code, champion } of order.value) {
    const most = Math.min(left, DECK.copies, champion ? champions : DECK.copies);
    if (most === 0) continue;
    const drawn = drawBelow(next, most);
    next = drawn.next;
    const count = 1 + drawn.value;
    cards.push({ card: code, count });
    left -= count;
    if (champion) champions -= count;
  }
  return { value: { cards }, next };
};
