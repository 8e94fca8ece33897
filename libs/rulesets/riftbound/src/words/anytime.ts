import type { PlayName } from './plays.js';

/** Plays that are no part of the game's sequence: possible whatever is awaited. */
export const ANYTIME: ReadonlySet<PlayName> = new Set<PlayName>([
  'RevealCard',
  'Sideboard',
  'Concede',
  'AgreeDraw',
  'Correct',
]);
