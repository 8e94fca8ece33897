import type { Correction } from '../../words/plays.js';
import { privacyOfZone } from '../../reading/sight.js';
import { isSeen, knownCard, type Look } from './seen.js';

interface Noted {
  readonly correction: Correction;
  readonly note: string;
}

/** A correction that names a hidden card loses it. A note is in the recorder's free words, and for the recorder alone. */
export const redactCorrection = <Data extends Noted>(data: Data, look: Look): Data => {
  const { correction } = data;
  const isOpen = correction.change !== 'card' || isSeen(look, correction.piece);
  return { ...data, correction: isOpen ? correction : { ...correction, card: null }, note: '' };
};

/** The card of a piece that the correction moves, as far as the viewer sees it here or there. */
const movedCard = (correction: Correction, card: string | null, look: Look): string | null => {
  if (correction.change !== 'move') return correction.change === 'move-to-battlefield' ? card : null;
  return knownCard(look, { number: correction.piece, arrival: privacyOfZone(correction.zone), card });
};

/** The fact of a correction as the viewer may know it. */
export const redactCorrected = <Data extends Noted & { readonly card: string | null }>(data: Data, look: Look): Data =>
  redactCorrection({ ...data, card: movedCard(data.correction, data.card, look) }, look);
