import type { Phase, Step } from '../../words/vocabulary.js';
import type { F } from './fact.js';

/** The turn and its windows (301-317). */
export type TurnFact =
  | F<'TurnBegan', { readonly number: number; readonly seat: number; readonly additional?: boolean }>
  /** A player will take a turn after this one, before any that was added earlier (735, 738). */
  | F<'AdditionalTurnAdded', { readonly seat: number }>
  | F<'StepBegan', { readonly phase: Phase; readonly step: Step; readonly seat: number }>
  | F<'PriorityGained', { readonly seat: number }>
  | F<'PriorityPassed', { readonly seat: number; readonly to: number }>
  | F<'FocusPassed', { readonly seat: number; readonly to: number; readonly asPass: boolean }>;
