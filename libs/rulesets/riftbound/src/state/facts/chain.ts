import type { Instruction } from '../../words/instruction.js';
import type { ChainItem, ChainOpening, ItemDeclared, Target } from '../chain-item.js';
import type { Place, SeatZone } from '../../words/vocabulary.js';
import type { F } from './fact.js';

/** The chain (327-340, 349-359). */
export type ChainFact =
  | F<'ItemPutOnChain', { readonly item: ChainItem; readonly card: string | null; readonly opens: ChainOpening | null }>
  /** The choices and costs of a card that an instruction plays: the item as it now is. */
  | F<'PlaySettled', { readonly item: ChainItem }>
  | F<'ChainItemFinalized', { readonly item: number; readonly controller: number; readonly countsAsPlayed: boolean }>
  | F<'ItemControlChanged', { readonly item: number; readonly seat: number }>
  /** Targets, by their places in the item's list, are no longer legal as it begins to resolve (359.3.e.9). */
  | F<'TargetsMissed', { readonly item: number; readonly missed: readonly number[] }>
  | F<'ChainItemResolving', { readonly item: number; readonly instructions: readonly Instruction[] | null }>
  | F<'ChainItemResolved', { readonly item: number; readonly to: SeatZone | null }>
  | F<
      'ChainItemCountered',
      {
        readonly item: number;
        readonly to: SeatZone | null;
        /** Its card does not count as played any more, in editions where what was countered was not played; absent elsewhere. */
        readonly unplayed?: true;
      }
    >
  | F<'ChainItemRemoved', { readonly item: number; readonly to: SeatZone | null }>
  | F<
      'PermanentEntered',
      { readonly item: number; readonly piece: number; readonly to: Place; readonly exhausted: boolean }
    >
  | F<'ChainClosed', Readonly<Record<string, never>>>
  /** Triggers of one player that wait together change places on the chain: `items` in their new order. */
  | F<'TriggersOrdered', { readonly seat: number; readonly items: readonly number[] }>
  | F<
      'TargetsChosen',
      {
        readonly item: number;
        readonly targets: readonly Target[];
        readonly to: number | null;
        readonly declared: ItemDeclared | null;
      }
    >;
