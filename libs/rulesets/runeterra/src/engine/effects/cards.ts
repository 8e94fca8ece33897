import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { useSkill } from '../abilities/skills.js';
import { drawCards } from '../rounds/draw.js';
import { codeAt } from '../../cards/known-cards.js';
import { seatOfSide } from '../../reading/units/board.js';
import { LIMITS } from '../../words/vocabulary.js';
import { isThere } from '../../judging/targets.js';
import { piecesMeant, targetOf } from './meant.js';
import { causeOf, type Performer } from './performer.js';

export const draw: Performer<'draw'> = (draft, { count, side }, doing) => {
  drawCards(draft, { seat: seatOfSide(doing.seat, side), count }, causeOf(draft.state, doing));
};

/** Cards leave a hand. */
export const discard: Performer<'discard'> = (draft, { to }, doing) => {
  const pieces = piecesMeant(draft.state, to, doing).filter((piece) => draft.state.pieces[piece]?.place === 'hand');
  for (const piece of pieces) {
    const owner = draft.state.pieces[piece]?.owner ?? 0;
    const card = codeAt(draft.state, piece);
    propose(draft, {
      type: 'CardsDiscarded',
      data: { seat: owner, pieces: [piece], cards: [card] },
      because: causeOf(draft.state, doing),
    });
  }
};

/** Cards that come into being in a hand: those beyond ten do not. */
const newInHand = ({ state }: Draft, seat: number, count: number): readonly number[] => {
  const room = LIMITS.hand - (state.seats[seat]?.hand.length ?? 0);
  return Array.from({ length: Math.min(count, room) }, (_, at) => state.pieces.length + at);
};

/** Makes cards in a hand, or shuffled into a deck whose order chance then tells. */
export const create: Performer<'create'> = (draft, effect, doing) => {
  const { card, count, where, fleeting } = effect;
  const seat = seatOfSide(doing.seat, effect.side);
  const pieces = where === 'hand' ? newInHand(draft, seat, count) : [];
  const cards = Array.from({ length: where === 'hand' ? pieces.length : count }, () => card);
  if (cards.length === 0) return;
  propose(draft, {
    type: 'CardsCreated',
    data: { seat, where, fleeting, pieces, cards },
    because: causeOf(draft.state, doing),
  });
  if (where === 'deck') push(draft, { task: 'shuffle', seat });
};

/** A spell or skill that was chosen goes from the stack, and does nothing. */
export const stop: Performer<'stop'> = (draft, { to }, doing) => {
  const target = targetOf(to, doing);
  if (target?.kind !== 'item' || !isThere(draft.state, target)) return;
  propose(draft, { type: 'ItemStopped', data: { item: target.item }, because: causeOf(draft.state, doing) });
};

/** A unit's skill; the targets chosen for its text are the skill's. */
export const skill: Performer<'skill'> = (draft, { cards }, { seat, source, targets }) => {
  useSkill(draft, cards, { seat, source, targets });
};
