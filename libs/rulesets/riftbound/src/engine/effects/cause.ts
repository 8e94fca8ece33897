import type { Cause, ChainItem } from '../../state/riftbound-state.js';

/**
 * What an action of an item is attributed to (411.5): the item (428.5.b) and its source, its controller being responsible (411,
 * 428.5).
 */
export const causeOf = (item: ChainItem): Cause => ({ seat: item.controller, item: item.id, source: item.piece });
