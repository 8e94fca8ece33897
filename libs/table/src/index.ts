export type { Table, TableClock, TablePiece, TablePlayer, TableStackItem, TableWindows, TableZone, ZoneRole } from './table.js';
export { ZONE_ROLES } from './table.js';
