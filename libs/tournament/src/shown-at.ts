import { type Behind, isDue } from '#access';
import type { DelayPlace } from './delays.js';

/** Behind what the audience is shown a place of a tournament; null where it is shown as it is. */
export type ShownAt = (place: DelayPlace) => Behind | null;

/** Whether something of that time may be shown; what has not happened may not. */
export const isShown = (at: string | null, shown: Behind | null): boolean =>
  at !== null && (shown === null || isDue(at, shown));
