import { rememberAlike } from './remember-last.js';
import type { Piece, RiftboundState } from './riftbound-state.js';
import { piecesOnBoard } from './zones.js';

/**
 * What the texts on a board are read off: which pieces are on it, which card each is, whether its face is up, and what is attached
 * to what. The same object stands for all tables that are alike in that, so that what is worked out from texts alone may be
 * remembered by it, while pieces move about the board, are exhausted and damaged.
 */
export interface Standing {
  readonly onBoard: readonly number[];
}

const isPieceAlike = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.card === other.card &&
    one.faceDown === other.faceDown &&
    one.attachedTo === other.attachedTo &&
    one.copiedText === other.copiedText &&
    one.copies === other.copies);

const arePiecesAlike = (some: RiftboundState['pieces'], others: RiftboundState['pieces']): boolean => {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let number = 0; number < some.length; number++) {
    if (!isPieceAlike(some[number], others[number])) return false;
  }
  return true;
};

const areListsAlike = (some: readonly number[], others: readonly number[]): boolean => {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
};

/** Whether the texts on two boards are read off the same. */
const areAlike = (one: RiftboundState, other: RiftboundState): boolean =>
  one.described === other.described &&
  arePiecesAlike(one.pieces, other.pieces) &&
  areListsAlike(piecesOnBoard(one), piecesOnBoard(other));

/** What texts on the board are read off now. */
export const standingOf = rememberAlike(areAlike, (state: RiftboundState): Standing => ({
  onBoard: piecesOnBoard(state),
}));
