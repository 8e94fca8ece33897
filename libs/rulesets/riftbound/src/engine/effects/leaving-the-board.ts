import type { Draft } from '../draft.js';
import { push } from '../draft.js';
import { propose } from '../gate.js';
import { isOnBoard, isPermanent } from '../../reading/objects.js';
import { isSeatZone } from '../../state/zones.js';
import { isBanishedInstead } from '../replacements/keywords.js';
import { causeOf, type Performer } from './performer.js';

const cardsOf = (draft: Draft, pieces: readonly number[]): readonly (string | null)[] =>
  pieces.map((number) => draft.state.pieces[number]?.card ?? null);

/**
 * Kill (428): permanents go from the board (428.2.a) to their owners' trash, no battlefield (170.3) and no legend (174.3); as a cost
 * while the item is being played (357.2), by its player but with nothing.
 */
export const kill: Performer<'kill'> = (draft, instruction, item) => {
  const pieces = instruction.pieces.filter(
    (number) => isOnBoard(draft.state, number) && isPermanent(draft.state, number),
  );
  if (pieces.length === 0) return;
  const isCost = item.status === 'pending';
  const cause = isCost ? { ...causeOf(item), item: null, source: null } : causeOf(item);
  propose(draft, {
    type: 'PiecesKilled',
    data: {
      by: isCost ? 'cost' : 'instruction',
      causes: pieces.map((piece) => ({ piece, cause })),
      pieces,
      cards: cardsOf(draft, pieces),
    },
    because: isCost ? ['action.kill', 'cost.pay-others'] : ['action.kill', 'action.kill-instruction'],
  });
};

/** Banish (427): to their owners' Banishment, from any zone; it is no kill (427.2.a). */
export const banish: Performer<'banish'> = (draft, { pieces }, item) => {
  propose(draft, {
    type: 'PiecesBanished',
    data: {
      pieces,
      cards: cardsOf(draft, pieces),
      cause: causeOf(item),
      with: item.attachment?.object ?? item.object,
    },
    because: ['action.banish'],
  });
};

/** Return to hand: always the owner's (056). What Flow banishes instead is banished alone (829.1.b.1). */
export const returnToHand: Performer<'return'> = (draft, instruction, item) => {
  const { pieces: all } = instruction;
  const isBanished = (piece: number): boolean => isBanishedInstead(draft.state, piece);
  for (const pieces of [all.filter(isBanished), all.filter((piece) => !isBanished(piece))]) {
    if (pieces.length === 0) continue;
    propose(draft, {
      type: 'PiecesReturned',
      data: { pieces, cards: cardsOf(draft, pieces), cause: causeOf(item) },
      because: ['zones.owners-zone'],
    });
  }
};

/** Discard (422): from a hand to its owner's trash. */
export const discard: Performer<'discard'> = (draft, instruction) => {
  draft.state.seats.forEach((_, seat) => {
    const pieces = instruction.pieces.filter((number) => {
      const piece = draft.state.pieces[number];
      return piece?.owner === seat && isSeatZone(piece.zone, 'hand');
    });
    if (pieces.length === 0) return;
    const data = { seat, pieces, cards: cardsOf(draft, pieces) };
    propose(draft, { type: 'CardsDiscarded', data, because: ['action.discard'] });
  });
};

/** Recycle (416): to the bottom of their owners' decks. */
export const recycle: Performer<'recycle'> = (draft, instruction) => {
  draft.state.seats.forEach((_, seat) => {
    for (const rune of [false, true]) {
      const pieces = instruction.pieces.filter((number) => {
        const piece = draft.state.pieces[number];
        return piece?.owner === seat && piece.rune === rune;
      });
      if (pieces.length > 0) push(draft, { task: 'recycle', seat, pieces, because: ['action.recycle-owner'] });
    }
  });
};
