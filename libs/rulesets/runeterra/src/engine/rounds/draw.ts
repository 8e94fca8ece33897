import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { LIMITS } from '../../words/vocabulary.js';
import { enemyOf } from '../../reading/units/board.js';

/** Who must draw and cannot has lost (guides). */
const loseByDrawing = (draft: Draft, seat: number): void => {
  propose(draft, {
    type: 'GameEnded',
    data: {
      winners: [enemyOf(seat)],
      reason: { kind: 'no-card', seat },
      because: ['runeterra.deck.empty'],
    },
    because: ['runeterra.deck.empty'],
  });
};

/** Draws the card that lies at a place of the deck, from the top: with ten in hand it is lost. */
export const drawAt = (
  draft: Draft,
  { seat, at }: { readonly seat: number; readonly at: number },
  because: readonly RuleKey[],
): void => {
  const player = draft.state.seats[seat];
  const card = player?.deck[at] ?? null;
  const elsewhere = at > 0;
  if ((player?.hand.length ?? 0) >= LIMITS.hand) {
    const data = { seat, card, ...(elsewhere && { at }) };
    propose(draft, { type: 'DrawLost', data, because: [...because, 'runeterra.hand.limit'] });
    return;
  }
  const data = { seat, pieces: [draft.state.pieces.length], cards: [card], ...(elsewhere && { at: [at] }) };
  propose(draft, { type: 'CardsDrawn', data, because });
};

const drawOne = (draft: Draft, seat: number, because: readonly RuleKey[]): void => {
  if ((draft.state.seats[seat]?.deck.length ?? 0) === 0) loseByDrawing(draft, seat);
  else drawAt(draft, { seat, at: 0 }, because);
};

/** Draws cards one at a time: beyond ten in hand they are lost, and from an empty deck the game is. */
export const drawCards = (
  draft: Draft,
  { seat, count }: { readonly seat: number; readonly count: number },
  because: readonly RuleKey[],
): void => {
  for (let drawn = 0; drawn < count && draft.state.result === null; drawn++) drawOne(draft, seat, because);
};
