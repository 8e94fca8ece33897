import type { Viewer } from '#ruleset';
import type { Table, TablePiece, TablePlayer, TableZone, ZoneRole } from '#table';

/** The class that colours things of a seat; null for what is nobody's. */
export const seatClass = (seat: number | null): string => (seat === null ? 'seat-none' : `seat-${String(seat % 4)}`);

/** The name of a seat at this table. */
export const nameOfSeat = (table: Table, seat: number | null): string =>
  seat === null ? 'the table' : (table.players.find((player) => player.seat === seat)?.name ?? `seat ${String(seat)}`);

/** The seat that sits nearest to the reader: the viewer's own, or the first. */
export const nearSeat = (viewer: Viewer): number => (typeof viewer === 'number' ? viewer : 0);

/** The players in turn order from a seat on. */
const playersFrom = ({ players }: Table, seat: number): readonly TablePlayer[] => [
  ...players.filter((player) => player.seat >= seat),
  ...players.filter((player) => player.seat < seat),
];

/** Whether a seat is on the near side of the table: the near one, or a teammate. */
export const isNear = ({ players }: Table, near: number, seat: number): boolean => {
  const teamOf = (one: number): string | undefined => players.find((player) => player.seat === one)?.team;
  return seat === near || (teamOf(seat) !== undefined && teamOf(seat) === teamOf(near));
};

/** The players on this side of the table: the near one, then teammates. */
export const nearPlayers = (table: Table, near: number): readonly TablePlayer[] =>
  playersFrom(table, near).filter(({ seat }) => isNear(table, near, seat));

/** The players across the table, in turn order after the near one. */
export const farPlayers = (table: Table, near: number): readonly TablePlayer[] =>
  playersFrom(table, near).filter(({ seat }) => !isNear(table, near, seat));

/** The players by team, each for themselves where there are none: teammates have one score. */
export const sidesOf = ({ players }: Table): readonly (readonly TablePlayer[])[] =>
  players
    .filter(({ team }, index) => team === undefined || players.findIndex((other) => other.team === team) === index)
    .map((first) => (first.team === undefined ? [first] : players.filter(({ team }) => team === first.team)));

/** The zones of a role, of one owner or shared (null). */
export const zonesOf = (table: Table, role: ZoneRole, owner: number | null): readonly TableZone[] =>
  table.zones.filter((zone) => zone.role === role && zone.owner === owner);

const byTable = new WeakMap<Table, ReadonlyMap<string, TablePiece>>();

/** The pieces of a table by their ids, gathered once for all of its zones. */
const piecesById = (table: Table): ReadonlyMap<string, TablePiece> => {
  const known = byTable.get(table) ?? new Map(table.pieces.map((piece) => [piece.id, piece]));
  byTable.set(table, known);
  return known;
};

/** The pieces of a zone, in its order. Ids that name no piece are passed over. */
export const piecesOf = (table: Table, zone: TableZone): readonly TablePiece[] => {
  const byId = piecesById(table);
  return zone.pieces.flatMap((id) => byId.get(id) ?? []);
};

/** What a target or other id stands for, in words. */
export const nameOfThing = (table: Table, id: string): string => {
  const piece = table.pieces.find((each) => each.id === id);
  if (piece !== undefined) return piece.name ?? 'an unknown card';
  return table.zones.find((zone) => zone.id === id)?.name ?? table.stack.find((item) => item.id === id)?.label ?? id;
};
