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

const drawOne = (draft: Draft, seat: number, because: readonly RuleKey[]): void => {
  const player = draft.state.seats[seat];
  const card = player?.deck[0];
  if (!player || card === undefined) {
    loseByDrawing(draft, seat);
  } else if (player.hand.length >= LIMITS.hand) {
    propose(draft, { type: 'DrawLost', data: { seat, card }, because: [...because, 'runeterra.hand.limit'] });
  } else {
    const pieces = [draft.state.pieces.length];
    propose(draft, { type: 'CardsDrawn', data: { seat, pieces, cards: [card] }, because });
  }
};

/** Draws cards one at a time: beyond ten in hand they are lost, and from an empty deck the game is. */
export const drawCards = (
  draft: Draft,
  { seat, count }: { readonly seat: number; readonly count: number },
  because: readonly RuleKey[],
): void => {
  for (let drawn = 0; drawn < count && draft.state.result === null; drawn++) drawOne(draft, seat, because);
};
