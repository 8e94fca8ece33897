import { pieceId } from '#ruleset';
import type { TableStackItem } from '#table';
import { playerName } from '../../reading/objects.js';
import type { ChainItem, RiftboundState, Target } from '../../state/riftbound-state.js';
import { itemName } from '../../reading/waiting.js';

/** Id of a chain item on the neutral table. */
export const itemId = (item: number): string => `item-${item}`;

/** Pieces and items by id, players by name. A piece that has become another object is no longer a target. */
const targetId = (state: RiftboundState, target: Target): readonly string[] => {
  if (target.kind === 'seat') return [playerName(state, target.seat)];
  if (target.kind === 'item') return [itemId(target.item)];
  return state.pieces[target.piece]?.object === target.object ? [pieceId(target.piece)] : [];
};

const seenItem = (state: RiftboundState, item: ChainItem): TableStackItem => ({
  id: itemId(item.id),
  label: itemName(state, item),
  controller: item.controller,
  status: item.status,
  targets: item.targets.flatMap((target) => targetId(state, target)),
});

/** The chain, oldest first: everything on it is public (328). */
export const viewStack = (state: RiftboundState): readonly TableStackItem[] =>
  state.chain.map((item) => seenItem(state, item));
