import type { Definitions } from '../common/index.js';
import { PROVING_GROUNDS_001_025 } from './001-025.js';

/** Proving Grounds, in collector order. */
export const PROVING_GROUNDS: Definitions = {
  ...PROVING_GROUNDS_001_025,
};
