import type { Cause, ChainItem } from '../../state/riftbound-state.js';

/** What an action of an item is attributed to: the item and its source, its controller being responsible (411, 428.5). */
export const causeOf = (item: ChainItem): Cause => ({ seat: item.controller, item: item.id, source: item.piece });
