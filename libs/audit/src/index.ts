export type { Difference, DifferenceKind } from './difference.js';
export { DIFFERENCE_KINDS } from './difference.js';
export { auditTape } from './audit.js';
export type { PlayFindings } from './findings.js';
export { findingsOf } from './findings.js';
