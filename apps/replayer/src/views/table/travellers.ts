import type { Table } from '#table';

/** More cards than anybody follows with the eye: a jump, a new game. */
const MOST = 8;

const placesOf = ({ zones }: Table): ReadonlyMap<string, string> =>
  new Map(zones.flatMap(({ id, pieces }) => pieces.map((piece) => [piece, id] as const)));

/** The pieces that are in another zone than before; none where they are too many. */
export const travellers = (before: Table, after: Table): readonly string[] => {
  const [was, is] = [placesOf(before), placesOf(after)];
  const gone = [...was.keys()].filter((piece) => is.has(piece) && is.get(piece) !== was.get(piece));
  return gone.length > MOST ? [] : gone;
};
