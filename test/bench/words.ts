import type { WarmUp } from './warm-up.js';

/** A number with four digits that count, as a person reads it. */
export const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 });

/** What was warmed up before it was measured, in words; empty where nothing was. */
export const warmed = (warmUps: readonly WarmUp[]): string => {
  if (warmUps.length === 0) return '';
  const rounds = warmUps.map(({ rounds: each, isFlat }) => `${String(each)}${isFlat ? '' : ' (not flat)'}`);
  return `warmed up for ${rounds.join(', ')} rounds`;
};
