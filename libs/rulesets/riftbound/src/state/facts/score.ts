import type { PointSource } from '../sources.js';
import type { F } from './fact.js';

/** Scoring (467-472) and experience (728). */
export type ScoreFact =
  /** `open` where nobody had controlled it. */
  | F<'BattlefieldConquered', { readonly at: number; readonly seat: number; readonly open?: true }>
  | F<'BattlefieldHeld', { readonly at: number; readonly seat: number }>
  | F<
      'PointsGained',
      {
        readonly seat: number;
        readonly points: number;
        readonly total: number;
        readonly source: PointSource;
      }
    >
  | F<'FinalPointDenied', { readonly seat: number; readonly at: number }>
  | F<'ExperienceGained', { readonly seat: number; readonly amount: number }>;
