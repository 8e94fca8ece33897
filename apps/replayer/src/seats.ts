import type { Viewer } from '#ruleset';
import type { Table, TablePiece, TablePlayer, TableZone, ZoneRole } from '#table';

/** The class that colours things of a seat; null for what is nobody's. */
export const seatClass = (seat: number | null): string => (seat === null ? 'seat-none' : `seat-${String(seat % 4)}`);

/** The name of a seat at this table. */
export const nameOfSeat = (table: Table, seat: number | null): string =>
  seat === null ? 'the table' : (table.players.find((player) => player.seat === seat)?.name ?? `seat ${String(seat)}`);

/** The seat that sits nearest to the reader: the viewer's own, or the first. */
export const nearSeat = (viewer: Viewer): number => (typeof viewer === 'number' ? viewer : 0);

/** The players across the table, in turn order after the near one. */
export const farPlayers = (table: Table, near: number): readonly TablePlayer[] => {
  const others = table.players.filter((player) => player.seat !== near);
  return [...others.filter((player) => player.seat > near), ...others.filter((player) => player.seat < near)];
};

/** The zones of a role, of one owner or shared (null). */
export const zonesOf = (table: Table, role: ZoneRole, owner: number | null): readonly TableZone[] =>
  table.zones.filter((zone) => zone.role === role && zone.owner === owner);

/** The pieces of a zone, in its order. Ids that name no piece are passed over. */
export const piecesOf = (table: Table, zone: TableZone): readonly TablePiece[] => {
  const byId = new Map(table.pieces.map((piece) => [piece.id, piece]));
  return zone.pieces.flatMap((id) => byId.get(id) ?? []);
};

/** What a target or other id stands for, in words. */
export const nameOfThing = (table: Table, id: string): string => {
  const piece = table.pieces.find((each) => each.id === id);
  if (piece !== undefined) return piece.name ?? 'an unknown card';
  return table.zones.find((zone) => zone.id === id)?.name ?? table.stack.find((item) => item.id === id)?.label ?? id;
};

/** A zone's name on its owner's own side, where the owner's name need not be said again: "Trash" for "Ana's trash". */
export const zoneLabel = (table: Table, zone: TableZone): string => {
  const prefix = `${nameOfSeat(table, zone.owner)}'s `;
  const name = zone.name.startsWith(prefix) ? zone.name.slice(prefix.length) : zone.name;
  return name.charAt(0).toUpperCase() + name.slice(1);
};
