import type { Correction } from '../../words/plays.js';
import type { Attached, F } from './fact.js';

/**
 * A change that a scorekeeper or a judge described. `card` is what is known of the piece that a correction moves, else null:
 * it may come from a hidden zone into an open one.
 */
export type CorrectionFact = F<
  'TableCorrected',
  { readonly correction: Correction; readonly note: string; readonly card: string | null } & Attached
>;
