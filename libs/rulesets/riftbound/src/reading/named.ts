import type { EffectInForce, RiftboundState } from '../state/riftbound-state.js';
import type { Setting } from './setting.js';

/** What was named before it became the copy that it is was named by other abilities (395). */
const isOfThisText = ({ pieces }: RiftboundState, source: number, { id, named }: EffectInForce): boolean =>
  named !== undefined && id > (pieces[source]?.copies?.at(-1)?.instance ?? -1);

/**
 * What has been named for the source of an ability (394): a tag, or the id of a card; null where nothing has, or the source is no
 * longer the object for which it was (397).
 */
export const namedFor = ({ state, source, object }: Setting): string | null =>
  state.pieces[source]?.object === object
    ? (state.effects.findLast((effect) => effect.object === object && isOfThisText(state, source, effect))?.named ??
      null)
    : null;
