import type { Problem } from '#ruleset';
import type { Card } from '../words/card.js';
import { cannot } from '../words/findings.js';
import { cardName, playerName } from '../reading/objects.js';
import { cardOfCode, codeAt, codeNow } from '../cards/known-cards.js';
import { firstProblem } from '#ruleset';
import { costNow } from './costs.js';
import type { RuneterraState } from '../state/runeterra-state.js';

/** A card as entered: the piece, and the name it is given where the recorder does not know it. */
export interface Entered {
  readonly seat: number;
  readonly piece: number;
  readonly card: string | null;
}

/** The code of the card as entered, or as the table knows it: what it is now, also where it is named as what it was. */
export const codeOf = (state: RuneterraState, { piece, card }: Omit<Entered, 'seat'>): string | null =>
  card === null ? codeAt(state, piece) : codeNow(state, piece, card);

/** The facts of the card as entered. */
export const enteredCard = (state: RuneterraState, entered: Omit<Entered, 'seat'>): Card | null =>
  cardOfCode(state, codeOf(state, entered));

/** What the card as entered costs now. */
export const costOf = (state: RuneterraState, entered: Omit<Entered, 'seat'>): number => {
  const card = enteredCard(state, entered);
  return card === null ? 0 : costNow(state, entered.piece, card);
};

const notInHand = (state: RuneterraState, { seat, piece }: Entered): Problem | null => {
  const found = state.pieces[piece];
  return found?.owner === seat && found.place === 'hand'
    ? null
    : cannot(
        'not-in-hand',
        `${playerName(state, seat)} has no such card in hand.`,
        `Name a card of ${playerName(state, seat)}'s hand.`,
      );
};

const misnamed = (state: RuneterraState, entered: Entered): Problem | null => {
  const known = codeAt(state, entered.piece);
  const code = codeOf(state, entered);
  if (code === null) {
    return cannot('unknown-card', 'Nobody has said which card this is.', 'Name the card that is played.');
  }
  if (cardOfCode(state, code) === null) {
    return cannot('no-such-card', `There is no card "${code}".`, 'Name a card of the sets, or define it first.');
  }
  return known === null || known === code
    ? null
    : cannot(
        'other-card',
        `That card is ${cardName(state, known)}, not ${cardName(state, code)}.`,
        'Name the card as it is, or correct it first.',
      );
};

/** Why a card cannot be played from hand at all; null where it can. */
export const cannotPlayFromHand = (state: RuneterraState, entered: Entered): Problem | null =>
  firstProblem(
    () => notInHand(state, entered),
    () => misnamed(state, entered),
  );
