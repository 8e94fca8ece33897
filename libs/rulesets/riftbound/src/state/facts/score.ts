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
        readonly source: string;
        /** What scored it, for the point of a conquest or a hold (469). */
        readonly scored?: 'hold' | 'conquest';
      }
    >
  | F<'FinalPointDenied', { readonly seat: number; readonly at: number }>
  | F<'ExperienceGained', { readonly seat: number; readonly amount: number }>;
