import type { Setting } from './setting.js';

/**
 * What has been named for the source of an ability (394): a tag, or the id of a card; null where nothing has, or the source is no
 * longer the object for which it was (397).
 */
export const namedFor = ({ state, source, object }: Setting): string | null =>
  state.pieces[source]?.object === object
    ? (state.effects.findLast((effect) => effect.object === object && effect.named !== undefined)?.named ?? null)
    : null;
