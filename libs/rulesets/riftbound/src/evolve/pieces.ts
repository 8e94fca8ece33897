import type { Attached } from '../state/facts/fact.js';
import type { ChainItem, Piece, RiftboundState, SeatState } from '../state/riftbound-state.js';
import { CHAIN_ZONE, GONE_ZONE, isBoardZone } from '../state/zones.js';
import { changeChainItem, changePiece, changeSeatState, changeState, withAt } from './change.js';
import { withoutCopy } from './copies-end.js';

/** Changes the named pieces; pieces that do not exist are passed over. */
export const changePieces = (
  state: RiftboundState,
  numbers: readonly number[],
  change: (piece: Piece, index: number) => Partial<Piece>,
): RiftboundState => {
  if (numbers.length === 0) return state;
  const pieces = state.pieces.slice();
  numbers.forEach((number, index) => {
    const piece = pieces[number];
    if (piece) pieces[number] = changePiece(piece, change(piece, index));
  });
  return changeState(state, { pieces });
};

export const changeSeat = (
  state: RiftboundState,
  seat: number,
  change: (seat: SeatState) => Partial<SeatState>,
): RiftboundState =>
  changeState(state, { seats: withAt(state.seats, seat, (each) => changeSeatState(each, change(each))) });

/** What a piece is by itself: the same in every zone. */
type Identity = Pick<Piece, 'card' | 'owner' | 'token' | 'rune'>;

const NOBODY: readonly number[] = [];

/**
 * A piece as a new object, under its owner's control (191.4.a.1) and with nothing on it: what an old one carried is gone (124,
 * 124.1), its buffs and whatever other counters with it (705, 748).
 */
export const newPiece = ({ card, owner, token, rune }: Identity, object: number, zone: number): Piece => ({
  card,
  owner,
  controller: owner,
  token,
  rune,
  object,
  zone,
  faceDown: false,
  exhausted: false,
  stunned: false,
  damage: 0,
  damagedBy: NOBODY,
  buffs: 0,
  empowered: 0,
  attachedTo: null,
  attachedOn: null,
  copiedText: null,
  print: null,
  designation: null,
  hiddenOn: null,
  banishedWith: null,
  shownTo: NOBODY,
});

/** Where pieces arrive, what they are like there, and what they are known to be. */
export interface Arrival {
  readonly zone: number;
  readonly cards?: readonly (string | null)[];
  /** True where the cards given replace what was known, also by "not known": shuffles and random orders. */
  readonly forget?: boolean;
  /** True where they are laid on top, the first named topmost. */
  readonly top?: boolean;
  readonly change?: Partial<Piece>;
  /** What is attached to them, as their fact says it; nothing is unless told. */
  readonly attached?: Attached['attached'];
}

const known = (piece: Piece, card: string | null | undefined, forget: boolean): string | null =>
  forget ? (card ?? null) : (card ?? piece.card);

/** A copy that leaves the board is what is printed on it again. */
const isLeaving = ({ print }: Piece, zone: number): boolean => print !== null && !isBoardZone(zone);

/** A table being changed: its lists of pieces and zones are copies, and so are those of the zones in `lists`. */
interface Board {
  readonly pieces: Piece[];
  readonly zones: (readonly number[])[];
  readonly lists: Map<number, number[]>;
  nextObject: number;
}

/** The pieces of a zone, as a list of this board's own. */
const listOf = (board: Board, zone: number): number[] => {
  const known = board.lists.get(zone);
  if (known) return known;
  const list = (board.zones[zone] ?? []).slice();
  board.lists.set(zone, list);
  board.zones[zone] = list;
  return list;
};

const take = (list: number[], number: number): void => {
  const index = list.indexOf(number);
  if (index >= 0) list.splice(index, 1);
};

/** What is no longer attached has its host be a copy no more, as far as that was for as long as it was attached. */
const endCopyOfHost = (board: Board, number: number, { attachedTo }: Piece): void => {
  const host = attachedTo === null ? undefined : board.pieces[attachedTo];
  if (attachedTo !== null && host) board.pieces[attachedTo] = withoutCopy(host, number);
};

/** Where a piece goes, and what it is known to be there. */
type Relocation = Pick<Piece, 'zone'> & Partial<Pick<Piece, 'card'>>;

/** One piece to a zone; a token that leaves the board for anything but the chain ceases to exist (186, 186.1). */
const relocate = (board: Board, number: number, { zone, card }: Relocation): void => {
  const piece = board.pieces[number];
  if (!piece) return;
  const leavesPlay = !isBoardZone(zone);
  const to = piece.token && leavesPlay && zone !== CHAIN_ZONE ? GONE_ZONE : zone;
  const stays = isBoardZone(piece.zone) && !leavesPlay;
  if (!stays) endCopyOfHost(board, number, piece);
  take(listOf(board, piece.zone), number);
  listOf(board, to).push(number);
  const object = stays ? piece : newPiece(piece, board.nextObject++, piece.zone);
  board.pieces[number] = changePiece(object, { zone: to, card: card === undefined ? piece.card : card });
};

/** The pieces that are attached to anything, in piece order. */
const allAttached = ({ pieces }: Board): readonly number[] =>
  pieces.flatMap(({ attachedTo }, number) => (attachedTo === null ? [] : [number]));

/** What the fact says is attached goes along with its host on the board, and is loose where that leaves it. */
const followHost = (board: Board, host: number, { before, attached }: Following): void => {
  if (!isBoardZone(before.zone)) return;
  const after = board.pieces[host];
  for (const number of attached ?? allAttached(board)) {
    const piece = board.pieces[number];
    if (piece?.attachedTo !== host) continue;
    if (after && after.object === before.object) relocate(board, number, { zone: after.zone });
    else board.pieces[number] = changePiece(piece, { attachedTo: null, attachedOn: null, copiedText: null });
  }
};

/** A host as it was before it moved, and what its fact says is attached. */
interface Following {
  readonly before: Piece;
  readonly attached: readonly number[] | null;
}

const layOnTop = (board: Board, zone: number, numbers: readonly number[]): void => {
  const rest = listOf(board, zone).filter((number) => !numbers.includes(number));
  board.zones[zone] = [...numbers.filter((number) => board.pieces[number]?.zone === zone), ...rest];
};

/** What is another object than it was; a card on the chain is what it becomes as it leaves that: a permanent, or a card in a trash (359). */
const isAnother = (before: Piece | undefined, after: Piece | undefined): boolean =>
  before !== undefined && before.zone !== CHAIN_ZONE && before.object !== after?.object;

/** Items speak no more of what has become another object (124). One that resolves may have done that itself, and goes on with it. */
const withoutGone = (chain: readonly ChainItem[], hasGone: (number: number) => boolean): readonly ChainItem[] => {
  const loses = ({ status, it }: ChainItem): boolean => status !== 'resolving' && it.some(hasGone);
  return chain.some(loses)
    ? chain.map((item) =>
        loses(item) ? changeChainItem(item, { gone: [...(item.gone ?? []), ...item.it.filter(hasGone)] }) : item,
      )
    : chain;
};

/** Moves pieces to a zone, one after the other, renewing those that change to or from a non-board zone. */
export const movePieces = (
  state: RiftboundState,
  numbers: readonly number[],
  { zone, cards = [], forget = false, top = false, change, attached = [] }: Arrival,
): RiftboundState => {
  if (numbers.length === 0) return state;
  const { nextObject } = state;
  const board: Board = { pieces: state.pieces.slice(), zones: state.zones.slice(), lists: new Map(), nextObject };
  numbers.forEach((number, index) => {
    const before = board.pieces[number];
    if (!before) return;
    const card = isLeaving(before, zone) ? before.print : known(before, cards[index], forget);
    relocate(board, number, { zone, card });
    const arrived = board.pieces[number];
    if (arrived && change) board.pieces[number] = changePiece(arrived, change);
    followHost(board, number, { before, attached });
  });
  if (top) layOnTop(board, zone, numbers);
  return changeState(state, {
    pieces: board.pieces,
    zones: board.zones,
    nextObject: board.nextObject,
    chain: withoutGone(state.chain, (number) => isAnother(state.pieces[number], board.pieces[number])),
  });
};

/** Pieces that move, with their cards as far as they are known. */
interface Moving {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
  readonly forget?: boolean;
  readonly attached?: Attached['attached'];
}

/** Moves each piece to its own owner's zone of a kind. */
export const moveToOwners = (
  state: RiftboundState,
  { pieces, cards, forget = false, attached }: Moving,
  zoneFor: (owner: number, piece: Piece) => number,
): RiftboundState =>
  pieces.reduce((current, number, index) => {
    const piece = current.pieces[number];
    if (!piece) return current;
    return movePieces(current, [number], {
      zone: zoneFor(piece.owner, piece),
      cards: [cards[index] ?? null],
      forget,
      attached,
    });
  }, state);

/** What was shown is covered again: a reveal lasts until the item that made it has resolved (424.1.a.3). */
export const coverShown = (state: RiftboundState): RiftboundState => {
  const shown: number[] = [];
  state.pieces.forEach(({ shownTo }, number) => {
    if (shownTo.length > 0) shown.push(number);
  });
  return changePieces(state, shown, () => ({ shownTo: NOBODY }));
};

/** A table on which a piece is attached to nothing, before it is attached anew or for good. */
export const unattached = (state: RiftboundState, number: number): RiftboundState => {
  const host = state.pieces[number]?.attachedTo ?? null;
  const before = host === null ? undefined : state.pieces[host];
  const after = before && withoutCopy(before, number);
  const loose = changePieces(state, [number], () => ({ attachedTo: null, attachedOn: null, copiedText: null }));
  if (host === null || !after || after === before) return loose;
  const pieces = loose.pieces.slice();
  pieces[host] = after;
  return changeState(loose, { pieces });
};
