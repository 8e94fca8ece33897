import type { Piece, RiftboundState, SeatState } from '../state.js';
import { CHAIN_ZONE, GONE_ZONE, isBoardZone } from '../zones.js';
import { withAt } from './evolvers.js';

/** Changes the named pieces; pieces that do not exist are passed over. */
export const changePieces = (
  state: RiftboundState,
  numbers: readonly number[],
  change: (piece: Piece, index: number) => Piece,
): RiftboundState => {
  if (numbers.length === 0) return state;
  const pieces = state.pieces.slice();
  numbers.forEach((number, index) => {
    const piece = pieces[number];
    if (piece) pieces[number] = change(piece, index);
  });
  return { ...state, pieces };
};

export const changeSeat = (
  state: RiftboundState,
  seat: number,
  change: (seat: SeatState) => SeatState,
): RiftboundState => ({
  ...state,
  seats: withAt(state.seats, seat, change),
});

/** A piece as a new object: everything the old one carried is gone (124). */
const renewed = (piece: Piece, object: number): Piece => ({
  card: piece.card,
  owner: piece.owner,
  controller: piece.owner,
  token: piece.token,
  rune: piece.rune,
  object,
  zone: piece.zone,
  faceDown: false,
  exhausted: false,
  stunned: false,
  damage: 0,
  buffs: 0,
  attachedTo: null,
  designation: null,
  hiddenOn: null,
});

/** Where pieces arrive, what they are like there, and what they are known to be. */
export interface Arrival {
  readonly zone: number;
  readonly cards?: readonly (string | null)[];
  /** True where the cards given replace what was known, also by "not known": shuffles and random orders. */
  readonly forget?: boolean;
  readonly change?: (piece: Piece) => Piece;
}

const known = (piece: Piece, card: string | null | undefined, forget: boolean): string | null =>
  forget ? (card ?? null) : (card ?? piece.card);

interface Board {
  readonly pieces: Piece[];
  readonly zones: (readonly number[])[];
  nextObject: number;
}

const relocate = (board: Board, number: number, zone: number): Piece | null => {
  const piece = board.pieces[number];
  if (!piece) return null;
  const leavesPlay = !isBoardZone(zone);
  const to = piece.token && leavesPlay && zone !== CHAIN_ZONE ? GONE_ZONE : zone;
  const stays = isBoardZone(piece.zone) && !leavesPlay;
  const moved = { ...(stays ? piece : renewed(piece, board.nextObject++)), zone: to };
  board.zones[piece.zone] = (board.zones[piece.zone] ?? []).filter((each) => each !== number);
  board.zones[to] = [...(board.zones[to] ?? []), number];
  board.pieces[number] = moved;
  return moved;
};

/** Attached cards go where their host goes on the board; where it leaves the board they stay and are loose (718, 719.5). */
const followHost = (board: Board, host: number, before: Piece): void => {
  if (!isBoardZone(before.zone)) return;
  const after = board.pieces[host];
  board.pieces.forEach((piece, number) => {
    if (piece.attachedTo !== host) return;
    if (after && after.object === before.object) relocate(board, number, after.zone);
    else board.pieces[number] = { ...piece, attachedTo: null };
  });
};

/** Moves pieces to a zone, one after the other, renewing those that change to or from a non-board zone. */
export const movePieces = (
  state: RiftboundState,
  numbers: readonly number[],
  { zone, cards = [], forget = false, change }: Arrival,
): RiftboundState => {
  if (numbers.length === 0) return state;
  const board: Board = { pieces: state.pieces.slice(), zones: state.zones.slice(), nextObject: state.nextObject };
  numbers.forEach((number, index) => {
    const before = board.pieces[number];
    const moved = relocate(board, number, zone);
    if (!before || !moved) return;
    const arrived = { ...moved, card: known(moved, cards[index], forget) };
    board.pieces[number] = change ? change(arrived) : arrived;
    followHost(board, number, before);
  });
  return { ...state, pieces: board.pieces, zones: board.zones, nextObject: board.nextObject };
};

/** Pieces that move, with their cards as far as they are known. */
interface Moving {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
  readonly forget?: boolean;
}

/** Moves each piece to its own owner's zone of a kind. */
export const moveToOwners = (
  state: RiftboundState,
  { pieces, cards, forget = false }: Moving,
  zoneFor: (owner: number, piece: Piece) => number,
): RiftboundState =>
  pieces.reduce((current, number, index) => {
    const piece = current.pieces[number];
    if (!piece) return current;
    return movePieces(current, [number], {
      zone: zoneFor(piece.owner, piece),
      cards: [cards[index] ?? null],
      forget,
    });
  }, state);
