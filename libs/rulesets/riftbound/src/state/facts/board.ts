import type { AbilityName, ReplacedEvent } from '../../words/definition.js';
import type { Cause } from '../history.js';
import type { ControlInForce, DelayedInForce, EffectInForce, LimitInForce } from '../lasting.js';
import type { ObjectRef } from '../piece.js';
import type { DamageSource } from '../sources.js';
import type { Place } from '../../words/vocabulary.js';
import type { Attached, F, Moved } from './fact.js';

/** Game actions on objects on the board (414-428, 434-439). */
export type BoardFact =
  | F<'PiecesReadied', { readonly pieces: readonly number[]; readonly cause?: Cause }>
  | F<'PiecesExhausted', { readonly pieces: readonly number[] }>
  | F<
      'UnitsMoved',
      {
        readonly seat: number;
        readonly units: readonly number[];
        readonly to: Place;
        readonly standard: boolean;
        readonly cause?: Cause;
      } & Attached
    >
  | F<'PiecesRecalled', { readonly pieces: readonly number[] } & Attached>
  | F<
      'PiecePut',
      {
        readonly piece: number;
        readonly card: string | null;
        readonly to: Place;
        readonly exhausted: boolean;
      } & Attached
    >
  | F<
      'TokensCreated',
      {
        readonly seat: number;
        readonly token: string;
        readonly count: number;
        readonly to: Place;
        readonly exhausted: boolean;
      }
    >
  | F<'UnitsStunned', { readonly units: readonly number[]; readonly cause?: Cause }>
  | F<
      'DamageDealt',
      {
        readonly parts: readonly { readonly unit: number; readonly amount: number }[];
        readonly source: DamageSource;
        readonly cause?: Cause;
      }
    >
  | F<'UnitsHealed', { readonly units: readonly number[] }>
  | F<
      'PiecesKilled',
      {
        readonly by: 'cleanup' | 'instruction' | 'cost';
        /** Whom and what each kill is attributed to, as far as to anybody. */
        readonly causes?: readonly { readonly piece: number; readonly cause: Cause }[];
      } & Moved &
        Attached
    >
  | F<'UnitsBuffed', { readonly units: readonly number[]; readonly cause?: Cause }>
  | F<'PiecesEmpowered', { readonly pieces: readonly number[]; readonly cause?: Cause }>
  | F<'PiecesDisempowered', { readonly pieces: readonly number[]; readonly cause?: Cause }>
  /** One buff each time that a unit is named. */
  | F<'BuffsSpent', { readonly units: readonly number[]; readonly cause?: Cause }>
  | F<
      'ControlChanged',
      {
        readonly pieces: readonly number[];
        readonly seat: number;
        readonly until: ControlInForce['until'];
        readonly source: ObjectRef;
      }
    >
  /** Changes of control have ended: `pieces` are those that change hands thereby, `seats` whose each is now. */
  | F<
      'ControlReturned',
      { readonly ended: readonly number[]; readonly pieces: readonly number[]; readonly seats: readonly number[] }
    >
  | F<
      'PieceAttached',
      { readonly piece: number; readonly to: number; readonly seat: number; readonly turn: number } & Attached
    >
  /** The rules text of the card becomes the piece's Effect Text for as long as it is attached. */
  | F<'TextCopied', { readonly piece: number; readonly card: string }>
  /** The pieces become copies of the object: their copyable traits are those of the card (477.1.b). */
  /** `while`: for as long as that piece is attached to them. */
  | F<
      'CopiesMade',
      { readonly pieces: readonly number[]; readonly of: number; readonly card: string; readonly while?: number }
    >
  | F<'PieceDetached', { readonly piece: number }>
  /** A replacement effect applies to an event; `left` is what remains of a delayed one, where that counts (370, 437.3). */
  | F<
      'ReplacementApplied',
      {
        readonly name: AbilityName;
        readonly source: number;
        /** The delayed effect that it is; null for the ability of an object. */
        readonly delayed: number | null;
        readonly seat: number;
        /** What the event would have happened to; null where it is about no piece. */
        readonly part: number | null;
        readonly would: ReplacedEvent['would'];
        readonly left: number | null;
      }
    >
  | F<'EffectsBegan', { readonly effects: readonly EffectInForce[]; readonly cause?: Cause }>
  /** All limits of passive abilities that are fixed now, each as it began to apply. */
  | F<'LimitsFixed', { readonly limits: readonly LimitInForce[] }>
  | F<'AbilityDelayed', { readonly delayed: DelayedInForce }>
  | F<'DelayedEnded', { readonly delayed: readonly number[] }>
  | F<'EffectsEnded', { readonly effects: readonly number[]; readonly unstunned: readonly number[] }>;
