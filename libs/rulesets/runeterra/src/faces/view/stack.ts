import { pieceId } from '#ruleset';
import type { TableStackItem } from '#table';
import { itemName, playerName } from '../../reading/objects.js';
import type { RuneterraState, StackItem, Target } from '../../state/runeterra-state.js';
import { itemId } from './ids.js';

/** Pieces and items by id, a nexus by its player. A piece that has become another object is no longer a target. */
const targetId = (state: RuneterraState, target: Target): readonly string[] => {
  if (target.kind === 'nexus') return [`${playerName(state, target.seat)}'s nexus`];
  if (target.kind === 'item') return [itemId(target.item)];
  return state.pieces[target.piece]?.object === target.object ? [pieceId(target.piece)] : [];
};

const seenItem = (state: RuneterraState, item: StackItem, status: TableStackItem['status']): TableStackItem => ({
  id: itemId(item.id),
  label: itemName(state, item),
  controller: item.controller,
  status,
  targets: item.targets.flatMap((target) => targetId(state, target)),
});

/** The stack, its bottom first; a burst or focus spell that is being cast lies on top. Everything on it is public. */
export const viewStack = (state: RuneterraState): readonly TableStackItem[] => [
  ...state.stack.map((item) => seenItem(state, item, 'finalized')),
  ...(state.casting === null ? [] : [seenItem(state, state.casting, 'resolving')]),
];
