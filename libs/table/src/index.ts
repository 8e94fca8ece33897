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
export { zoneLabel } from './zone-label.js';
export type { Change, Changes, TableDiff } from './diff.js';
export { diffTables, isEmptyDiff, reverse, squash } from './diff.js';
export { isEqual } from './equal.js';
export { sharedWith } from './sharing.js';
export type { Ends } from './describe-diff.js';
export { describeDiff, stackName } from './describe-diff.js';
export type { ComparedMark, ComparedPart } from './comparison.js';
export { describeComparison, markComparison } from './comparison.js';
export { drawTable, type DrawingWish } from './drawing/draw-table.js';
export { ACROSS, uprightRoom } from './drawing/room.js';
export { DRAWING_THEMES, type DrawingTheme } from './drawing/palette.js';
