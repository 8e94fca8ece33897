import type { Correction } from '../commands.js';
import { isSeen, type Look } from './look.js';

interface Noted {
  readonly correction: Correction;
  readonly note: string;
}

/** A correction that names a hidden card loses the card, and its note, which may name it too. */
export const redactCorrection = <Data extends Noted>(data: Data, look: Look): Data => {
  const { correction } = data;
  if (correction.change !== 'card' || isSeen(look, correction.piece)) return data;
  return { ...data, correction: { ...correction, card: null }, note: '' };
};
