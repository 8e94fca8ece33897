import { sharedWith, type Table } from '#table';
import { matchAt, tableAt, type SeenTape } from './tape.js';

/** A step and the one before it, in both directions. */
const KEPT = 4;

interface Kept {
  readonly match: unknown;
  readonly viewer: SeenTape['viewer'];
  readonly table: Table;
}

const afterLast = (last: Kept | undefined, table: Table): Table =>
  last === undefined ? table : sharedWith(last.table, table);

/**
 * The tables of a tape as they are looked at one after the other. The last few are kept, since a step shares its table with the next; and
 * each is in the very pieces of the one before it, so that what stands on it need not be drawn anew.
 */
export const keepTables = (): ((seen: SeenTape, revision: number) => Table) => {
  let kept: readonly Kept[] = [];
  return (seen, revision) => {
    const { viewer } = seen;
    const match = matchAt(seen, revision);
    const found = kept.find((each) => each.match === match && each.viewer === viewer);
    const table = found?.table ?? afterLast(kept[0], tableAt(seen, revision));
    kept = [{ match, viewer, table }, ...kept.filter((each) => each !== found)].slice(0, KEPT);
    return table;
  };
};
