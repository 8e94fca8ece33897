import { inOrderOfCards, type Hiding, type PieceSight, type Viewer } from '#ruleset';
import { doubtful } from '../words/findings.js';
import type { Play } from '../words/plays.js';
import type { RuneterraFact } from '../state/facts.js';
import { renameFact } from './renaming/facts.js';
import { renamePlay } from './renaming/play.js';
import { maySee } from '../reading/sight.js';
import type { Piece, RuneterraState } from '../state/runeterra-state.js';

/** What everybody knows of a card in a hand, whichever it is: how it was made, and that it is fleeting. */
const marksOf = ({ grants }: Piece): string => JSON.stringify(grants);

/** Cards in a hand lie in no order that others see; those that differ in what everybody knows of them are told apart by it. */
const hidingOf = (state: RuneterraState, number: number, viewer: Viewer): Hiding | null => {
  const piece = state.pieces[number];
  if (piece?.place !== 'hand' || maySee(piece, viewer)) return null;
  return { place: `${piece.owner}:${marksOf(piece)}`, ordered: false };
};

const hiddenIn = (state: RuneterraState, place: string, viewer: Viewer): readonly number[] =>
  (state.seats[Number.parseInt(place, 10)]?.hand ?? []).filter(
    (piece) => hidingOf(state, piece, viewer)?.place === place,
  );

/** What a card was and did before it came into a hand is not to be told of any card there. */
const forgotten = (piece: Piece): Piece =>
  piece.card === null && !piece.created && piece.counted === 0
    ? piece
    : { ...piece, card: null, created: false, counted: 0 };

const forget = (state: RuneterraState, viewer: Viewer): RuneterraState => {
  const pieces = state.pieces.map((piece, number) =>
    hidingOf(state, number, viewer) === null ? piece : forgotten(piece),
  );
  return pieces.every((piece, number) => piece === state.pieces[number]) ? state : { ...state, pieces };
};

/** How viewers are kept from following pieces through places that are hidden from them. */
export const pieceSight: PieceSight<RuneterraState, Play, RuneterraFact> = {
  hidingOf,
  hiddenIn,
  // Each piece counts its own objects, so that how many there were would tell what it has been.
  objectFor: ({ actual, known }, { piece, shown }, object) =>
    object + (known.pieces[shown]?.object ?? 0) - (actual.pieces[piece]?.object ?? 0),
  renameFact,
  renamePlay,
  tellTogether: (fact, isHidden) =>
    fact.type === 'CardsDiscarded' ? { ...fact, data: inOrderOfCards(fact.data, isHidden) } : fact,
  forget,
  laysAnew: ({ type }) => type === 'TableLaid',
  unseen: doubtful('runeterra.hidden', 'Whether this may be played depends on cards that this viewer does not see.'),
};
