import {
  findItem,
  findPiece,
  foundAs,
  itemKindOf,
  NOT_FOUND,
  oneOfMany,
  splitOwner,
  writeItem,
  writePiece,
  writeSeat,
  type Found,
} from '#notation';
import type { Card } from '../../cards/index.js';
import type { PlayTarget } from '../../words/plays.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { objectScope } from './scopes.js';
import type { Context } from './source.js';

/** An item of the stack, by its id. */
export const itemKind = itemKindOf<RuneterraState, Card>();

const pieceTarget = ({ piece }: { piece: number }): PlayTarget => ({ kind: 'piece', piece });

const isNexus = (text: string): boolean => text.trim().toLowerCase() === 'nexus';

/** `Ben's nexus`; `enemy nexus` and `own nexus` for who acts. */
export const findNexus = (text: string, { state, seat }: Pick<Context, 'state' | 'seat'>): Found<number> => {
  const owned = splitOwner(text, state);
  if (owned !== null && isNexus(owned.rest)) return { kind: 'found', value: owned.seat };
  const [, whose = ''] = /^(?:the |his |her |their )?(enemy|own) nexus$/i.exec(text) ?? [];
  if (whose === '' || seat === null) return NOT_FOUND;
  const other = state.seats.findIndex((_, each) => each !== seat);
  return { kind: 'found', value: whose.toLowerCase() === 'own' ? seat : other };
};

export const writeNexus = (seat: number, state: RuneterraState): string => `${writeSeat(seat, state)}'s nexus`;

/** A target: a unit or landmark, a nexus, an item on the stack, any other piece. */
export const targetKind = oneOfMany<PlayTarget, Context>({
  what: 'a target here',
  finders: (text, context) => {
    const scope = objectScope(context);
    const onBoard = { ...scope, groups: scope.groups.slice(0, 1) };
    return [
      () => foundAs(findNexus(text, context), (seat) => ({ kind: 'nexus', seat })),
      () => foundAs(findPiece(text, onBoard, context), pieceTarget),
      () => foundAs(findItem(text, context), (item) => ({ kind: 'item', item })),
      () => foundAs(findPiece(text, scope, context), pieceTarget),
    ];
  },
  ways: (target, context) => {
    const { state } = context;
    if (target.kind === 'nexus') return [writeNexus(target.seat, state), `seat ${target.seat + 1}'s nexus`];
    if (target.kind === 'item') return [writeItem(target.item, context, ' on the stack'), `item ${target.item}`];
    return [writePiece(target.piece, objectScope(context), context), `piece ${target.piece}`];
  },
});
