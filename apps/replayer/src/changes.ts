import type { TableDiff, TableZone } from '#table';

const onlyIn = (one: TableZone, other: TableZone): readonly string[] =>
  one.pieces.filter((piece) => !other.pieces.includes(piece));

/** Ids of the pieces that came, changed or went elsewhere, and of the zones whose words changed. */
export const changedIds = ({ pieces, zones }: TableDiff): ReadonlySet<string> => {
  const pairs = Object.values(zones.updated);
  const moved = pairs.flatMap(([from, to]) => [...onlyIn(to, from), ...onlyIn(from, to)]);
  const worded = pairs.filter(([from, to]) => from.badges.join() !== to.badges.join()).map(([, zone]) => zone.id);
  return new Set([...Object.keys(pieces.added), ...Object.keys(pieces.updated), ...moved, ...worded]);
};
