import type { ChainItem } from './riftbound-state.js';
import type { SeatZone } from '../words/vocabulary.js';

/** Whether an item on the chain is a card being played; else it is an ability of a source (328.1). */
export const isCardItem = ({ kind }: ChainItem): boolean => kind === 'unit' || kind === 'gear' || kind === 'spell';

const GOES_TO = { recycle: 'main-deck', banish: 'banishment' } as const;

/** Where the card of a spell goes as it leaves the chain: to the trash, or where Flow or the instruction that played it says (390.3.a). */
export const spellGoesTo = ({ instructed, declared }: ChainItem): SeatZone => {
  if (declared?.banishes) return 'banishment';
  return instructed?.then ? GOES_TO[instructed.then] : 'trash';
};
