import { describeDiff, diffTables, type Table, type TableZone } from '#table';

const onlyIn = (one: TableZone, other: TableZone): readonly string[] =>
  one.pieces.filter((piece) => !other.pieces.includes(piece));

/** Ids of the pieces that came, changed or went elsewhere between two tables, and of the zones whose words changed. */
export const changedIds = (before: Table, after: Table): ReadonlySet<string> => {
  const { pieces, zones } = diffTables(before, after);
  const moved = Object.values(zones.updated).flatMap(([from, to]) => [...onlyIn(to, from), ...onlyIn(from, to)]);
  const worded = Object.values(zones.updated).filter(([from, to]) => from.badges.join() !== to.badges.join());
  return new Set([
    ...Object.keys(pieces.added),
    ...Object.keys(pieces.updated),
    ...moved,
    ...worded.map(([, zone]) => zone.id),
  ]);
};

/** What changed between two tables, as sentences. */
export const changeSentences = (before: Table, after: Table): readonly string[] =>
  describeDiff(diffTables(before, after), { before, after });
