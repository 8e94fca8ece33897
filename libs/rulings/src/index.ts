export type { Expectation, ExpectationName, Ruling, RulingCase, RulingMistake, Step } from './ruling.js';
export { EXPECTATION_NAMES, EXPECTATIONS } from './expectation-form.js';
export { readRuling, rulingForm } from './ruling-form.js';
export type { HeldRuleset } from './moment.js';
export { runCase, runRuling, type Batch, type CaseRun, type Shortfall } from './run.js';
export { envelopesOf, type TapeSeal } from './tape.js';
export { rowsOf, type JudgedRuling, type RowStatus } from './rows.js';
