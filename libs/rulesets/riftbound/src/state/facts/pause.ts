import type { Choice, Frame } from '../agenda.js';
import type { F } from './fact.js';

/** Where the run stops until somebody has chosen, with the tasks still to do, and where it goes on (333). */
export type PauseFact =
  /** The end of the game leaves these tasks undone; a correction that takes it back takes them up again. */
  | F<'TasksPutAside', { readonly agenda: readonly Frame[] }>
  | F<'ChoiceAwaited', { readonly choice: Choice; readonly agenda: readonly Frame[]; readonly cleanupDue: boolean }>
  | F<'ChoiceMade', { readonly kind: Choice['kind'] }>;
