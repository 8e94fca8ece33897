export type { Difference, DifferenceKind } from './difference.js';
export { DIFFERENCE_KINDS } from './difference.js';
export { auditTape } from './audit.js';
export { redecideTape, type Redecided, type TapeRedecided } from './redecide.js';
export type { DealingCheck, Deviation } from './dealing.js';
export { checkDealing } from './dealing.js';
export type { EnvelopeFault, EnvelopeFaultKind, TapeEvent } from './envelopes.js';
export { checkEnvelopes } from './envelopes.js';
export type { PlayFindings } from './findings.js';
export { findingsAt, findingsOf } from './findings.js';
export { kindOf, type Weights } from './random/choosing.js';
export {
  playRandomGame,
  type BrokenLaw,
  type GameLaw,
  type RandomGame,
  type RandomGameOptions,
  type RandomStep,
} from './random/random-player.js';
export { GAME_LAWS, sampledLaws } from './random/laws.js';
export { unorderedView } from './random/known-table.js';
export { irregularitiesOf, type AuditOptions, type PlayAudit } from './irregularities/irregularities.js';
export type { Irregularity, IrregularityKind } from './irregularities/irregularity.js';
export {
  makeAuditReport,
  type AuditReport,
  type NumberedKey,
  type ReportedIrregularity,
} from './irregularities/report.js';
