import {
  findItem,
  findPiece,
  foundAs,
  itemKindOf,
  NOT_FOUND,
  oneOfMany,
  seatKind,
  seatOf,
  writeItem,
  writePiece,
} from '#notation';
import type { Card } from '../../cards/index.js';
import type { PlayTarget } from '../../words/plays.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { objectScope } from './scopes.js';
import type { Context } from './source.js';

/** An item of the chain, by its id. */
export const itemKind = itemKindOf<RiftboundState, Card>();

const pieceTarget = ({ piece }: { piece: number }): PlayTarget => ({ kind: 'piece', piece });

/** A target: an object on the board, a player, an item on the chain, any other piece. */
export const targetKind = oneOfMany<PlayTarget, Context>({
  what: 'a target here',
  finders: (text, context) => {
    const scope = objectScope(context);
    const onBoard = { ...scope, groups: scope.groups.slice(0, 2) };
    const seat = seatOf(text, context.state);
    return [
      () => foundAs(findPiece(text, onBoard, context), pieceTarget),
      () => (seat === null ? NOT_FOUND : { kind: 'found', value: { kind: 'seat', seat } }),
      () => foundAs(findItem(text, context), (item) => ({ kind: 'item', item })),
      () => foundAs(findPiece(text, scope, context), pieceTarget),
    ];
  },
  ways: (target, context) => {
    if (target.kind === 'seat') return [seatKind.write(target.seat, context), `seat ${target.seat + 1}`];
    if (target.kind === 'item') return [writeItem(target.item, context, ' on the chain'), `item ${target.item}`];
    return [writePiece(target.piece, objectScope(context), context), `piece ${target.piece}`];
  },
});
