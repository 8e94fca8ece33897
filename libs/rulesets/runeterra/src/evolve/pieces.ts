import type { Piece, RuneterraState, SeatState } from '../state/runeterra-state.js';
import { withoutPiece } from './combat.js';

/** A seat's state with a change. */
export const changeSeat = (
  state: RuneterraState,
  seat: number,
  change: (player: SeatState) => Partial<SeatState>,
): RuneterraState => {
  const player = state.seats[seat];
  return player ? { ...state, seats: state.seats.with(seat, { ...player, ...change(player) }) } : state;
};

/** A piece with a change. */
export const changePiece = (
  state: RuneterraState,
  number: number,
  change: (piece: Piece) => Partial<Piece>,
): RuneterraState => {
  const piece = state.pieces[number];
  return piece ? { ...state, pieces: state.pieces.with(number, { ...piece, ...change(piece) }) } : state;
};

/** What clings to a piece only while it is in play: it comes back clean. */
const CLEAN = {
  damage: 0,
  grants: [],
  spent: [],
  silenced: null,
  held: [],
  stunned: false,
  frostbitten: false,
  captor: null,
  countdown: null,
  acted: [],
} satisfies Partial<Piece>;

/** A card that has just become a piece: nothing has happened to it. */
export const freshPiece = (owner: number, card: string | null, place: Piece['place']): Piece => ({
  ...CLEAN,
  card,
  owner,
  place,
  object: 0,
  counted: 0,
  created: false,
});

/** Zones that seats keep lists of. */
const LISTED = ['hand', 'bench', 'graveyard'] as const;
type Listed = (typeof LISTED)[number];

const isListed = (place: Piece['place']): place is Listed => (LISTED as readonly string[]).includes(place);

const isInPlay = (place: Piece['place']): boolean => place === 'bench' || place === 'battlefield';

/** Takes a piece out of every list that it stands in. */
const takenOut = (state: RuneterraState, number: number): RuneterraState => {
  const piece = state.pieces[number];
  if (!piece) return state;
  const { place, owner } = piece;
  if (place === 'battlefield') return { ...state, combat: withoutPiece(state.combat, number) };
  return isListed(place)
    ? changeSeat(state, owner, (player) => ({ [place]: player[place].filter((each) => each !== number) }))
    : state;
};

const object = (piece: Piece, to: Piece['place']): number =>
  isInPlay(piece.place) && isInPlay(to) ? piece.object : piece.object + 1;

/**
 * Moves a piece to the end of a zone. It becomes a new object, unless it stays in play; what clings to it in play is lost as it
 * leaves. Where lanes are concerned, `withAttacker` and its like put it there.
 */
export const movePiece = (state: RuneterraState, number: number, to: Piece['place']): RuneterraState => {
  const moved = changePiece(takenOut(state, number), number, (piece) => ({
    ...(isInPlay(piece.place) && !isInPlay(to) ? CLEAN : {}),
    place: to,
    object: object(piece, to),
  }));
  const owner = moved.pieces[number]?.owner;
  return owner !== undefined && isListed(to)
    ? changeSeat(moved, owner, (player) => ({ [to]: [...player[to], number] }))
    : moved;
};

/** Several pieces, one after the other. */
export const movePieces = (state: RuneterraState, numbers: readonly number[], to: Piece['place']): RuneterraState =>
  numbers.reduce((current, number) => movePiece(current, number, to), state);

/** Adds pieces to the table; their numbers go on from those there are. */
export const addPieces = (state: RuneterraState, pieces: readonly Piece[]): RuneterraState => {
  const from = state.pieces.length;
  const added: RuneterraState = { ...state, pieces: [...state.pieces, ...pieces] };
  return pieces.reduce((current, { owner, place }, index) => {
    if (!isListed(place)) return current;
    return changeSeat(current, owner, (player) => ({ [place]: [...player[place], from + index] }));
  }, added);
};
