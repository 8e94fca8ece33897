import type { FactOf } from '../state/facts.js';
import type { CopyInForce, Piece } from '../state/piece.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { changeState } from './change.js';
import { changePieces } from './pieces.js';

/** A copy for good, under one for a time. */
const lasting = ({ card, print }: Piece): readonly CopyInForce[] =>
  print === null || card === null ? [] : [{ card, while: null, instance: -1 }];

/** Whether traits of the piece are changed already, by a copy for a time or an effect: then it matters which change is the later. */
const isChanged = ({ effects }: RiftboundState, piece: Piece | undefined): boolean =>
  piece?.copies !== undefined ||
  effects.some(({ object, base, tag }) => object === piece?.object && (base !== undefined || tag !== undefined));

const copied = (
  state: RiftboundState,
  piece: Piece,
  { card, while: attachment }: FactOf<'CopiesMade'>['data'],
): Partial<Piece> => {
  const print = piece.print ?? piece.card;
  if (attachment === undefined && !isChanged(state, piece)) return { card, print };
  const copies = [...(piece.copies ?? lasting(piece)), { card, while: attachment ?? null, instance: state.nextEffect }];
  return { card, print, copies };
};

/** Pieces become copies (477.1.b): what is made later goes before what was made earlier (480). */
export const copiesMade = (state: RiftboundState, data: FactOf<'CopiesMade'>['data']): RiftboundState => {
  const isNumbered = data.while !== undefined || data.pieces.some((number) => isChanged(state, state.pieces[number]));
  const changed = changePieces(state, data.pieces, (piece) => copied(state, piece, data));
  return isNumbered ? changeState(changed, { nextEffect: state.nextEffect + 1 }) : changed;
};
