import type { FactOf } from '../../state/facts.js';

/** What is left of a list without what is meant; null where nothing is. */
export const leftOf = <Each>(list: readonly Each[], isMeant: (each: Each) => boolean): readonly Each[] | null => {
  const left = list.filter((each) => !isMeant(each));
  return left.length === 0 ? null : left;
};

type OfPieces = FactOf<'PiecesKilled' | 'PiecesReturned' | 'CardsDiscarded' | 'PiecesTrashed'>;

/** The event without one of its pieces, and the card that this is. */
export const withoutPiece = <Fact extends OfPieces>(fact: Fact, part: number | null): Fact | null => {
  const { pieces, cards } = fact.data;
  const left = leftOf(pieces, (piece) => piece === part);
  return left && { ...fact, data: { ...fact.data, pieces: left, cards: cards.filter((_, at) => pieces[at] !== part) } };
};
