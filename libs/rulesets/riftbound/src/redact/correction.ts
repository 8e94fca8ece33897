import type { Correction } from '../commands.js';
import { privacyOfZone } from '../sight.js';
import { isSeen, knownCard, type Look } from './look.js';

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

/** The card of a piece that the correction moves, as far as the viewer sees it here or there. */
const movedCard = (correction: Correction, card: string | null, look: Look): string | null => {
  if (correction.change !== 'move') return correction.change === 'move-to-battlefield' ? card : null;
  return knownCard(look, { number: correction.piece, arrival: privacyOfZone(correction.zone), card });
};

/** The fact of a correction as the viewer may know it. */
export const redactCorrected = <Data extends Noted & { readonly card: string | null }>(
  data: Data,
  look: Look,
): Data => {
  const card = movedCard(data.correction, data.card, look);
  const note = card === data.card ? data.note : '';
  return redactCorrection({ ...data, card, note }, look);
};
