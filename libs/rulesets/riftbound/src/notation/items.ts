import type { PlayTarget } from '../commands.js';
import { cardOf } from '../cards/index.js';
import type { RiftboundState } from '../state.js';
import { findCard } from './card-names.js';
import { findPiece, writePiece } from './pieces.js';
import { objectScope } from './scopes.js';
import { seatKind, seatOf } from './seats.js';
import { readSegment, type Found } from './segments.js';
import type { Context, Kind } from './source.js';

const idOf = (state: RiftboundState, piece: number): string | null => state.pieces[piece]?.card ?? null;

/** Finds an item of the chain: `item 3`, or the name of its card or source, newest first where several have it. */
const findItem = (text: string, state: RiftboundState): Found<number> => {
  const [, digits] = /^item (\d+)$/i.exec(text) ?? [];
  if (digits !== undefined) return { kind: 'found', value: Number(digits) };
  const [, name = '', index] = /^(.+?)(?:\s+on the chain)?(?:\s+#(\d+))?$/i.exec(text) ?? [];
  const ids = [...new Set(state.chain.map(({ piece }) => idOf(state, piece)))];
  const found = findCard(
    name,
    ids.flatMap((id) => (id === null ? [] : [cardOf(id)])),
  );
  if (found.kind !== 'found') return found;
  const items = state.chain.filter(({ piece }) => idOf(state, piece) === found.value.id).toReversed();
  const item = items[index === undefined ? 0 : Number(index) - 1];
  return item === undefined ? { kind: 'unknown', nearest: () => [] } : { kind: 'found', value: item.id };
};

const writeItem = (id: number, { state, style }: Context, suffix: string): string => {
  const piece = state.chain.find((item) => item.id === id)?.piece;
  const card = piece === undefined ? null : idOf(state, piece);
  if (card === null || style === 'numbered') return `item ${id}`;
  const name = style === 'quoted' ? `"${cardOf(card).name}"` : cardOf(card).name;
  const ways = [`${name}${suffix}`, ...state.chain.map((_, index) => `${name}${suffix} #${index + 1}`)];
  const reads = (text: string): boolean => {
    const found = findItem(text, state);
    return found.kind === 'found' && found.value === id;
  };
  return ways.find(reads) ?? `item ${id}`;
};

/** An item of the chain, by its id. */
export const itemKind: Kind<number> = {
  read: ({ line, state }, at) =>
    readSegment(line, at, { what: 'an item on the chain', resolve: (text) => findItem(text, state) }),
  write: (id, context) => writeItem(id, context, ''),
};

const asTarget = <T>(found: Found<T>, target: (value: T) => PlayTarget): Found<PlayTarget> =>
  found.kind === 'found' ? { kind: 'found', value: target(found.value) } : found;

const pieceTarget = ({ piece }: { piece: number }): PlayTarget => ({ kind: 'piece', piece });

/** What a target can be, in the order it is looked for: an object on the board, a player, an item, any other piece. */
const findTarget = (text: string, context: Context): Found<PlayTarget> => {
  const scope = objectScope(context);
  const onBoard = { ...scope, groups: scope.groups.slice(0, 2) };
  const seat = seatOf(text, context.state);
  const finds: readonly (() => Found<PlayTarget>)[] = [
    () => asTarget(findPiece(text, onBoard, context), pieceTarget),
    () => (seat === null ? { kind: 'unknown', nearest: () => [] } : { kind: 'found', value: { kind: 'seat', seat } }),
    () => asTarget(findItem(text, context.state), (item) => ({ kind: 'item', item })),
    () => asTarget(findPiece(text, scope, context), pieceTarget),
  ];
  let found: Found<PlayTarget> = { kind: 'unknown', nearest: () => [] };
  for (const find of finds) {
    found = find();
    if (found.kind !== 'unknown') return found;
  }
  return found;
};

const waysToTarget = (target: PlayTarget, context: Context): readonly string[] => {
  if (target.kind === 'seat') return [seatKind.write(target.seat, context), `seat ${target.seat + 1}`];
  if (target.kind === 'item') return [writeItem(target.item, context, ' on the chain'), `item ${target.item}`];
  return [writePiece(target.piece, objectScope(context), context), `piece ${target.piece}`];
};

const isSameTarget = (left: PlayTarget, right: PlayTarget): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A target: an object, a player, an item on the chain. */
export const targetKind: Kind<PlayTarget> = {
  read: (context, at) =>
    readSegment(context.line, at, { what: 'a target here', resolve: (text) => findTarget(text, context) }),
  write: (target, context) => {
    const ways = waysToTarget(target, context);
    const reads = (text: string): boolean => {
      const found = findTarget(text, context);
      return found.kind === 'found' && isSameTarget(found.value, target);
    };
    return ways.find(reads) ?? ways.at(-1) ?? '';
  },
};
