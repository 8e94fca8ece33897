export { makePenalties, type PenaltyRow } from './penalties.js';
export { makeResults, RESULT_FORMATS, type ResultFormat } from './results.js';
