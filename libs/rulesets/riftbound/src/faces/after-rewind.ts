import { drawOrder, type RandomState } from '#kernel';
import type { RiftboundFact } from '../state/facts.js';
import { isSeatZone, piecesIn } from '../state/zones.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { privacyOf } from '../reading/sight.js';

const DECKS = ['main-deck', 'rune-deck'] as const;

const isInDeck = (zone: number): boolean => DECKS.some((deck) => isSeatZone(zone, deck));

/** The card that a piece was face up as, where all could see it. */
const shownCard = (state: RiftboundState, number: number): string | null => {
  const piece = state.pieces[number];
  return piece !== undefined && privacyOf(piece) === 'public' ? piece.card : null;
};

/**
 * Cards that lay hidden then and have been seen by all since stay known. A card that was in a deck in between is left out: its
 * number may mean another one by now.
 */
const staysKnown = (then: RiftboundState, since: readonly RiftboundState[]): readonly RiftboundFact[] =>
  then.pieces.flatMap(({ zone, faceDown }, piece): readonly RiftboundFact[] => {
    const isPrivate = faceDown || isSeatZone(zone, 'hand') || isSeatZone(zone, 'champion');
    const wasInDeck = [then, ...since].some((state) => isInDeck(state.pieces[piece]?.zone ?? -1));
    if (!isPrivate || wasInDeck || shownCard(then, piece) !== null) return [];
    const card = since.map((state) => shownCard(state, piece)).find((each) => each !== null);
    return card === undefined ? [] : [{ type: 'CardRevealed', data: { piece, card }, because: ['tournament.rewind'] }];
  });

/**
 * The pieces of a deck whose place nobody knows: those that have lain together, topmost, since it was shuffled. Each arrival gives a
 * piece the next object number, so that a gap tells what came there, or was taken from between them, later (TR 701.4.b).
 */
const randomPart = ({ pieces }: RiftboundState, deck: readonly number[]): readonly number[] => {
  const objectOf = (piece: number | undefined): number => (piece === undefined ? 0 : (pieces[piece]?.object ?? 0));
  const oldest = deck.reduce((first, piece, at) => (objectOf(piece) < objectOf(deck[first]) ? at : first), 0);
  const end = deck.findIndex((piece, at) => at > oldest && objectOf(piece) !== objectOf(deck[at - 1]) + 1);
  return deck.slice(oldest, end < 0 ? deck.length : end);
};

/** Decks from which something has been taken, shown or looked at since are random again where the tape knows how they lie. */
const randomAgain = (
  then: RiftboundState,
  since: readonly RiftboundState[],
  chance: RandomState,
): readonly RiftboundFact[] => {
  let random = chance;
  return then.seats.flatMap((_, seat) =>
    DECKS.flatMap((deck): readonly RiftboundFact[] => {
      const pieces = randomPart(then, piecesIn(then, { zone: deck, seat }));
      const isTouched = (state: RiftboundState): boolean =>
        pieces.some((piece) => {
          const [was, is] = [then.pieces[piece], state.pieces[piece]];
          return is?.object !== was?.object || (is?.shownTo.length ?? 0) > 0;
        });
      if (pieces.length < 2 || !since.some(isTouched)) return [];
      const { value: cards, next } = drawOrder(
        random,
        pieces.map((piece) => then.pieces[piece]?.card ?? null),
      );
      random = next;
      return [
        { type: 'RandomPartShuffled', data: { seat, deck, pieces, cards }, because: ['tournament.remedy-shuffle'] },
      ];
    }),
  );
};

/** What a table that was set back owes to the games since (TR 701.4, TR 701.5). On paper the players shuffle, and no order is known. */
export const afterRewind = (
  then: RiftboundState,
  since: readonly RiftboundState[],
  chance: RandomState | null,
): readonly RiftboundFact[] => {
  // What lay in an earlier game is no longer that: pieces are laid anew with each game.
  const ofThisGame = since.filter(({ game }) => game === then.game);
  return [...staysKnown(then, ofThisGame), ...(chance === null ? [] : randomAgain(then, since, chance))];
};
