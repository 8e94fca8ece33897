import { shownAs, type Sight } from '#ruleset';
import type { Table, TableZone } from '#table';

/** Zones whose order everybody sees. */
const IN_ORDER: ReadonlySet<TableZone['role']> = new Set<TableZone['role']>(['deck', 'resource-deck']);

const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted((one, other) => (one < other ? -1 : 1));

/**
 * A table with its pieces called by the numbers of somebody who knows them by a sight, and without the order in which pieces came
 * to a zone: in which order cards came there that were told together, each viewer is told in a way of their own.
 */
export const unordered = (table: Table, sight: Sight): Table => {
  const called = (id: string): string => (/^\d+$/.test(id) ? String(shownAs(sight, Number(id))) : id);
  const pieces = table.pieces.map((piece) => ({
    ...piece,
    id: called(piece.id),
    attachedTo: piece.attachedTo === null ? null : called(piece.attachedTo),
  }));
  return {
    ...table,
    pieces: pieces.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    zones: table.zones.map((zone) => {
      const ids = zone.pieces.map(called);
      return {
        ...zone,
        pieces: IN_ORDER.has(zone.role) ? ids : sorted(ids),
        ...(zone.lanes && { lanes: zone.lanes.map((lane) => lane.map(called)) }),
      };
    }),
    stack: table.stack.map((item) => ({ ...item, targets: item.targets.map(called) })),
  };
};
