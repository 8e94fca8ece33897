import { isEqual } from './equal.js';
import type { Table } from './table.js';

interface WithId {
  readonly id: string;
}

const sameOf = <Item extends WithId>(before: readonly Item[], after: readonly Item[]): readonly Item[] => {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.map((item) => {
    const old = known.get(item.id);
    return old !== undefined && isEqual(old, item) ? old : item;
  });
};

/**
 * A table in the very pieces, zones and items of another wherever they say the same: who draws one after the other knows by identity
 * what stands as it stood.
 */
export const sharedWith = (before: Table, after: Table): Table => ({
  ...after,
  pieces: sameOf(before.pieces, after.pieces),
  zones: sameOf(before.zones, after.zones),
  stack: sameOf(before.stack, after.stack),
});
