import type { Keyword } from '../../cards/card.js';
import type { Domain } from '../../vocabulary.js';
import type { Amount } from './amount.js';
import type { Ref } from './reference.js';

export interface Range {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** What an object has to be like. Sides are seen from the controller of the ability. */
export interface Filter {
  readonly is?: 'unit' | 'gear' | 'legend' | 'permanent' | 'spell' | 'rune' | 'card' | 'equipment' | 'item';
  readonly side?: 'friendly' | 'enemy';
  readonly at?:
    | 'here'
    | 'this battlefield'
    | 'your battlefield'
    | 'battlefield'
    | 'base'
    | 'elsewhere'
    | { readonly locationOf: Ref };
  /** Where to look: the board unless said otherwise. `yours` zones are the controller's. */
  readonly zone?: 'your trash' | 'your hand' | 'any trash' | 'chain' | 'your champion zone';
  readonly other?: true;
  /** Not what this means: "another". */
  readonly not?: Ref;
  readonly tag?: string;
  readonly withoutTag?: string;
  /** At least one of these as well. */
  readonly anyOf?: readonly Filter[];
  readonly name?: string;
  readonly token?: boolean;
  readonly might?: Range;
  readonly energy?: Range;
  readonly power?: Range;
  readonly keyword?: Keyword;
  readonly without?: Keyword;
  readonly domain?: Domain;
  readonly state?: readonly ObjectState[];
}

export type ObjectState =
  | 'stunned'
  | 'exhausted'
  | 'ready'
  | 'buffed'
  | 'unbuffed'
  | 'damaged'
  | 'attacking'
  | 'defending'
  | 'alone'
  | 'equipped'
  | 'attached'
  | 'mighty';
