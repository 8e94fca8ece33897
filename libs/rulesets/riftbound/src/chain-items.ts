import type { ChainItem } from './state.js';

/** Whether an item on the chain is a card being played; else it is an ability of a source (328.1). */
export const isCardItem = ({ kind }: ChainItem): boolean => kind === 'unit' || kind === 'gear' || kind === 'spell';
