import type { EffectInForce, Piece } from '../state/riftbound-state.js';
import { isSinceTheCopy } from './layers/since-the-copy.js';
import type { Setting } from './setting.js';

/** What was named before it became the copy that it is was named by other abilities (395). */
const isOfThisText = (source: Piece, effect: EffectInForce): boolean =>
  effect.named !== undefined && isSinceTheCopy(source, effect);

/**
 * What has been named for the source of an ability (394): a tag, or the id of a card; null where nothing has, or the source is no
 * longer the object for which it was (397).
 */
export const namedFor = ({ state, source, object }: Setting): string | null => {
  const piece = state.pieces[source];
  if (piece?.object !== object) return null;
  return state.effects.findLast((effect) => effect.object === object && isOfThisText(piece, effect))?.named ?? null;
};
