import type { BoundTo, PowerKind } from '../../words/vocabulary.js';
import type { F, Moved } from './fact.js';

/** Resources and costs (161-167, 429-430). */
export type ResourceFact =
  | F<'RunesChanneled', { readonly seat: number; readonly exhausted: boolean } & Moved>
  | F<'RunesExhausted', { readonly seat: number; readonly runes: readonly number[] }>
  | F<
      'RuneRecycled',
      { readonly seat: number; readonly rune: number; readonly card: string | null; readonly domain: PowerKind }
    >
  | F<
      'ResourcesAdded',
      {
        readonly seat: number;
        readonly energy: number;
        readonly power: readonly PowerKind[];
        /** What alone may be paid with it, where it is bound. */
        readonly only?: BoundTo;
      }
    >
  | F<
      'CostPaid',
      {
        readonly seat: number;
        readonly energy: number;
        readonly power: readonly PowerKind[];
        readonly unpaid: number;
        /** What the bound resources that may have helped are bound to. */
        readonly bound?: readonly BoundTo[];
      }
    >
  | F<'PoolsEmptied', Readonly<Record<string, never>>>;
