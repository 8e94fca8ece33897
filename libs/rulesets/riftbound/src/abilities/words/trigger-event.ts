import type { Filter } from './filter.js';

/** The event that an ability waits for (383.1). `of` filters what the event is about; `this` is the source itself. */
export type TriggerEvent =
  | { readonly event: 'played'; readonly of: 'this' | Filter; readonly by?: 'you' | 'opponent' }
  | { readonly event: 'conquers' | 'holds'; readonly of: 'this' | 'you' | 'here' }
  | { readonly event: 'attacks' | 'defends'; readonly of: 'this' | 'here' | Filter }
  | {
      readonly event: 'moves';
      readonly of: 'this' | Filter;
      readonly to?: 'battlefield' | 'base';
      readonly from?: 'here' | 'battlefield';
    }
  | { readonly event: 'dies'; readonly of: 'this' | Filter }
  | { readonly event: 'turn begins' | 'turn ends'; readonly whose: 'you' | 'opponent' | 'each' }
  | { readonly event: 'discarded' | 'stunned' | 'buffed' | 'readied'; readonly of: 'this' | Filter }
  | { readonly event: 'recycled'; readonly by: 'you' }
  | { readonly event: 'wins combat'; readonly of: 'this' | 'you' }
  | { readonly event: 'chosen'; readonly of: 'this' | Filter; readonly by?: 'you' | 'opponent' };
