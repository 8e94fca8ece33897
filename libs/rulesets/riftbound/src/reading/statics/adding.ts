import { cardOf } from '../../cards/catalogue.js';
import type { Setting } from '../setting.js';
import { giftsOnBoard } from './statics.js';

/**
 * How much more energy an ability adds (429), as its controller's static abilities say of objects of that name: what was used up
 * by its own cost is spoken of as it was (359.3.e.13).
 */
export const addedMore = ({ state, you, source }: Setting): number => {
  const card = state.pieces[source]?.card ?? null;
  if (card === null) return 0;
  return giftsOnBoard(state, 'addsMore')
    .filter(({ gift, setting }) => setting.you === you && gift.of.name === cardOf(card).name)
    .reduce((sum, { gift }) => sum + gift.addsMore, 0);
};
