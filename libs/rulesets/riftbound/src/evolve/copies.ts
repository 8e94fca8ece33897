import type { FactOf } from '../state/facts.js';
import type { CopyInForce, Piece } from '../state/piece.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { changeState } from './change.js';
import { changePieces } from './pieces.js';

/** A copy for good, under one for a time. */
const lasting = ({ card, print }: Piece): readonly CopyInForce[] =>
  print === null || card === null ? [] : [{ card, while: null, instance: -1 }];

const copied = (
  piece: Piece,
  { card, while: attachment }: FactOf<'CopiesMade'>['data'],
  instance: number,
): Partial<Piece> => {
  const print = piece.print ?? piece.card;
  if (attachment === undefined && piece.copies === undefined) return { card, print };
  const copies = [...(piece.copies ?? lasting(piece)), { card, while: attachment ?? null, instance }];
  return { card, print, copies };
};

/** Pieces become copies (477.1.b): what is made later goes before what was made earlier (480). */
export const copiesMade = (state: RiftboundState, data: FactOf<'CopiesMade'>['data']): RiftboundState => {
  const changed = changePieces(state, data.pieces, (piece) => copied(piece, data, state.nextEffect));
  return data.while === undefined ? changed : changeState(changed, { nextEffect: state.nextEffect + 1 });
};
