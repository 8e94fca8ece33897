export type {
  Table,
  TableClock,
  TablePiece,
  TablePlayer,
  TableStackItem,
  TableWindows,
  TableZone,
  ZoneRole,
} from './table.js';
export { ZONE_ROLES } from './table.js';
export type { Change, Changes, TableDiff } from './diff.js';
export { diffTables, isEmptyDiff, reverse, squash } from './diff.js';
export { isEqual } from './equal.js';
export type { Ends } from './describe-diff.js';
export { describeDiff } from './describe-diff.js';
