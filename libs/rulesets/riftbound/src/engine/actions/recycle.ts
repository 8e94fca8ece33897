import { awaitChoice, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Frame } from '../../state/riftbound-state.js';

type RecycleFrame = Extract<Frame, { task: 'recycle' }>;

/**
 * Recycle (416): to the bottom of the owner's deck. Several Main Deck cards go there in random order: chance gives it in a
 * digital match, on paper nobody knows which is which. Runes go there in the order in which they were named (416.5.a).
 */
export const recycle = (draft: Draft, frame: RecycleFrame): void => {
  const random = frame.pieces.length > 1 && frame.pieces.some((piece) => draft.state.pieces[piece]?.rune === false);
  if (random && draft.state.digital) {
    push(draft, frame);
    awaitChoice(draft, { kind: 'order', seat: null, pieces: frame.pieces }, ['action.recycle-order']);
  } else recycleInOrder(draft, frame, random ? null : frame.pieces);
};

/**
 * Recycles in an order told, or in one nobody knows (null). The pieces keep their numbers' order and take the cards of the
 * order told, so that a piece number says nothing about where a card lies.
 */
export const recycleInOrder = (
  draft: Draft,
  { seat, pieces, because }: RecycleFrame,
  order: readonly number[] | null,
): void => {
  const cards = order?.map((piece) => draft.state.pieces[piece]?.card ?? null) ?? pieces.map(() => null);
  propose(draft, { type: 'CardsRecycled', data: { seat, pieces, cards }, because: ['action.recycle', ...because] });
};
