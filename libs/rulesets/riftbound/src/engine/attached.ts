import { attachmentsOf } from '../reading/layers/attachments.js';
import type { FactOf, FactType, RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/** The type of a fact with these fields, where one of them says what is attached. */
type Says<Fields, Type> = string extends Fields ? never : 'attached' extends Fields ? Type : never;

/** Facts that say what is attached to the pieces they move. */
type MovingType = { [Type in FactType]: Says<keyof FactOf<Type>['data'], Type> }[FactType];
type MovingFact = Extract<RiftboundFact, { type: MovingType }>;

const pieces = (data: { readonly pieces: readonly number[] }): readonly number[] => data.pieces;
const piece = (data: { readonly piece: number }): readonly number[] => [data.piece];

/** The pieces that each of them moves. */
const MOVED: { readonly [Type in MovingType]: (data: FactOf<Type>['data']) => readonly number[] } = {
  UnitsMoved: ({ units }) => units,
  PiecesRecalled: pieces,
  AttackersRecalled: pieces,
  PiecePut: piece,
  PieceAttached: piece,
  PiecesKilled: pieces,
  PiecesBanished: pieces,
  PiecesReturned: pieces,
  PiecesTrashed: pieces,
  CardsRecycled: pieces,
  CardsPlaced: pieces,
  PlayersRemoved: pieces,
  TableCorrected: ({ correction }) =>
    correction.change === 'move' || correction.change === 'move-to-battlefield' ? [correction.piece] : [],
};

const isMoving = (fact: RiftboundFact): fact is MovingFact => Object.hasOwn(MOVED, fact.type);

const movedBy = <Type extends MovingType>(type: Type, data: FactOf<Type>['data']): readonly number[] =>
  MOVED[type](data);

/** The fact with what is attached to the pieces that it moves now, in piece order for each; as it is where nothing is. */
export const withAttached = (state: RiftboundState, fact: RiftboundFact): RiftboundFact => {
  if (!isMoving(fact)) return fact;
  const attached = movedBy(fact.type, fact.data).flatMap((host) => attachmentsOf(state, host));
  return attached.length === 0 ? fact : ({ ...fact, data: { ...fact.data, attached } } as RiftboundFact);
};
