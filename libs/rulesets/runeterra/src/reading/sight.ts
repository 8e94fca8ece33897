import type { Viewer } from '#ruleset';
import type { Card } from '../words/card.js';
import { cardOfCode, codeAt } from '../cards/known-cards.js';
import type { Piece, RuneterraState } from '../state/runeterra-state.js';
import type { PlaceName } from '../words/vocabulary.js';

/** Places where only a card's owner knows it: what has gone back into a deck was in their hand. */
const PRIVATE: ReadonlySet<PlaceName> = new Set<PlaceName>(['hand', 'gone']);

/** Whether the viewer may know which card a piece is. */
export const maySee = ({ place, owner }: Piece, viewer: Viewer): boolean =>
  viewer === 'recorder' || !PRIVATE.has(place) || owner === viewer;

/** The card code of a piece as far as the viewer may know it: null where it is hidden, or unknown to the recorder too. */
export const cardSeen = (state: RuneterraState, piece: number, viewer: Viewer): string | null => {
  const found = state.pieces[piece];
  return found && maySee(found, viewer) ? codeAt(state, piece) : null;
};

/** The card facts of a piece as far as the viewer may know them. */
export const factsSeen = (state: RuneterraState, piece: number, viewer: Viewer): Card | null =>
  cardOfCode(state, cardSeen(state, piece, viewer));

/** The name to speak of a piece by to the viewer. */
export const nameSeen = (state: RuneterraState, piece: number, viewer: Viewer): string =>
  factsSeen(state, piece, viewer)?.name ?? 'a card';
