import type { Keyword } from '../../cards/card.js';
import type { Duration } from '../../effects/instruction.js';
import type { Domain } from '../../vocabulary.js';
import type { Amount } from './amount.js';
import type { Ref, Where, Who } from './reference.js';

/** One verb with what it is done to: the closed list of what encoded instructions can say. */
export type Doing =
  | { readonly do: 'deal'; readonly amount: Amount; readonly to: Ref; readonly by?: Ref }
  | { readonly do: 'fight'; readonly one: Ref; readonly other: Ref }
  | { readonly do: ActionOnObjects; readonly what: Ref }
  | { readonly do: 'move'; readonly what: Ref; readonly to: Where }
  | { readonly do: 'play'; readonly what: Ref; readonly to: Where }
  | { readonly do: 'swap places'; readonly one: Ref; readonly other: Ref }
  | { readonly do: 'draw' | 'burn'; readonly who: Who; readonly count: Amount }
  | {
      readonly do: 'channel';
      readonly who: Who;
      readonly count: Amount;
      readonly exhausted?: true;
      readonly ifShort?: number;
    }
  | { readonly do: 'score' | 'gain-xp'; readonly who: Who; readonly amount: Amount }
  | { readonly do: 'add'; readonly energy?: number; readonly power?: readonly (Domain | 'any' | 'own')[] }
  | {
      readonly do: 'create';
      readonly token: string;
      readonly count?: Amount;
      readonly to: Where;
      readonly ready?: true;
      readonly exhausted?: true;
      readonly who?: Who;
    }
  | {
      readonly do: 'might';
      readonly what: Ref;
      readonly amount: Amount;
      readonly until: Duration;
      readonly floor?: number;
    }
  | {
      readonly do: 'keyword';
      readonly what: Ref;
      readonly keyword: Keyword;
      readonly value?: number;
      readonly until: Duration;
    }
  | { readonly do: 'control'; readonly what: Ref }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref };

export type ActionOnObjects =
  | 'heal'
  | 'kill'
  | 'stun'
  | 'ready'
  | 'exhaust'
  | 'recall'
  | 'buff'
  | 'spend-buff'
  | 'banish'
  | 'return'
  | 'recycle'
  | 'discard'
  | 'counter'
  | 'detach';
