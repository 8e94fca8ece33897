import { pieceId, type Viewer } from '#ruleset';
import type { TablePiece } from '#table';
import type { Card } from '../../cards/index.js';
import { nameOf } from '../../reading/objects.js';
import { healthOf, keywordsOf, powerOf } from '../../reading/units/values.js';
import { factsSeen } from '../../reading/sight.js';
import type { Piece, RuneterraState } from '../../state/runeterra-state.js';
import { deckId } from './ids.js';

/** A piece on the table with what the viewer knows of it. */
interface Seen {
  readonly state: RuneterraState;
  readonly number: number;
  readonly piece: Piece;
  readonly card: Card | null;
}

type TableNumber = TablePiece['numbers'][number];

const said = (isSo: boolean, words: string): readonly string[] => (isSo ? [words] : []);

const isInPlay = ({ place }: Piece): boolean => place === 'bench' || place === 'battlefield';

/** Where it stands in the combat: whom it faces, and whether it was dragged there. */
const combatBadges = ({ state, number }: Seen): readonly string[] => {
  const lane = state.combat?.lanes.find(({ attacker, opposite }) => attacker === number || opposite === number);
  if (lane === undefined) return [];
  const { attacker, opposite, challenged } = lane;
  if (attacker === number) {
    return ['attacks', ...said(challenged && opposite !== null, `challenges ${nameOf(state, opposite ?? -1)}`)];
  }
  if (attacker === null) return ['faces nobody'];
  return [challenged ? `challenged by ${nameOf(state, attacker)}` : `blocks ${nameOf(state, attacker)}`];
};

/** What a player has dragged onto the battlefield and may still take back. */
const declaredBadges = ({ state: { declared }, number }: Seen): readonly string[] =>
  said(declared !== null && (declared.attackers.includes(number) || declared.spells.includes(number)), 'declared');

const badgesOf = (seen: Seen): readonly string[] => {
  const { state, number, piece, card } = seen;
  return [
    ...combatBadges(seen),
    ...declaredBadges(seen),
    ...said(piece.stunned, 'stunned'),
    ...said(piece.frostbitten, 'frostbitten'),
    ...said(piece.silenced !== null, 'silenced'),
    ...said(piece.captor !== null, `captured by ${nameOf(state, piece.captor ?? -1)}`),
    ...said(
      state.seats.some(({ waitingToReturn }) => waitingToReturn.includes(number)),
      'waits to return',
    ),
    ...said((card?.level ?? 1) > 1, `level ${card?.level ?? 1}`),
    ...(card === null ? [] : isInPlay(piece) ? keywordsOf(state, number) : card.keywords),
  ];
};

const bodyNumbers = ({ state, number, piece, card }: Seen): readonly TableNumber[] => {
  if (card === null || card.power === null || card.health === null) return [];
  const now = isInPlay(piece);
  return [
    { label: 'Power', value: now ? powerOf(state, number) : card.power, base: card.power },
    { label: 'Health', value: now ? healthOf(state, number) : card.health, base: card.health },
  ];
};

/** What a card costs matters until it is in play. */
const numbersOf = (seen: Seen): readonly TableNumber[] => [
  ...(seen.card === null || isInPlay(seen.piece) ? [] : [{ label: 'Cost', value: seen.card.cost }]),
  ...bodyNumbers(seen),
  ...(seen.piece.damage > 0 ? [{ label: 'damage', value: seen.piece.damage }] : []),
  ...(seen.piece.countdown === null ? [] : [{ label: 'Countdown', value: seen.piece.countdown }]),
];

const kindOf = ({ type, speed }: Card): string => {
  const words = speed === null ? type : `${speed} ${type}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const seenPiece = (seen: Seen): TablePiece => ({
  id: pieceId(seen.number),
  name: seen.card?.name ?? null,
  kind: seen.card === null ? null : kindOf(seen.card),
  owner: seen.piece.owner,
  controller: seen.piece.owner,
  faceDown: false,
  exhausted: false,
  badges: badgesOf(seen),
  numbers: numbersOf(seen),
  attachedTo: seen.piece.captor === null ? null : pieceId(seen.piece.captor),
  colours: seen.card?.regions ?? [],
  ...(seen.card === null ? {} : { costs: [{ label: 'mana', value: seen.card.cost }] }),
});

/** A card in a deck: nobody may look at it. */
const inDeck = (seat: number, fromBottom: number): TablePiece => ({
  id: deckId(seat, fromBottom),
  name: null,
  kind: null,
  owner: seat,
  controller: seat,
  faceDown: true,
  exhausted: false,
  badges: [],
  numbers: [],
  attachedTo: null,
  colours: [],
});

/** Every piece that is anywhere, by number, then the cards in the decks; `name` null where the viewer may not know it. */
export const viewPieces = (state: RuneterraState, viewer: Viewer): readonly TablePiece[] => [
  ...state.pieces.flatMap((piece, number) =>
    piece.place === 'gone' ? [] : [seenPiece({ state, number, piece, card: factsSeen(state, number, viewer) })],
  ),
  ...state.seats.flatMap(({ deck }, seat) => deck.map((_, index) => inDeck(seat, deck.length - index))),
];
