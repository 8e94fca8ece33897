import type { Table, TablePiece } from '../table.js';
import type { PlacedPiece } from './card.js';
import type { Box } from './svg.js';

/** Where cards lie in a row, and whether those that are exhausted are turned in it. */
export interface Row extends Box {
  readonly turns: boolean;
}

/** Cards that lie in a row: each that may be turned has a square to turn in, and where there are many they overlap. */
export const placedRow = (
  table: Table,
  pieces: readonly TablePiece[],
  { x, y, width, height, turns }: Row,
): readonly PlacedPiece[] => {
  const ids = new Set(pieces.map(({ id }) => id));
  const hosts = pieces.filter(({ attachedTo }) => attachedTo === null || !ids.has(attachedTo));
  const isTurned = turns && hosts.some(({ exhausted }) => exhausted);
  const place = isTurned ? height : (height * 5) / 7 + 4;
  const pitch = hosts.length < 2 ? 0 : Math.min(place + 2, (width - place) / (hosts.length - 1));
  return hosts.map((piece, i) => ({
    piece,
    attached: pieces.filter(({ attachedTo }) => attachedTo === piece.id).map(({ name }) => name ?? 'an unknown card'),
    box: { x: x + i * pitch, y, width: place, height },
  }));
};

/** The pieces of a zone or several, in their order. */
export const piecesIn = (table: Table, ids: readonly string[]): readonly TablePiece[] => {
  const byId = new Map(table.pieces.map((piece) => [piece.id, piece]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
