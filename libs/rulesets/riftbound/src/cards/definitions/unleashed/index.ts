import type { Definitions } from '../common/index.js';
import { UNLEASHED_001_025 } from './001-025.js';
import { UNLEASHED_026_050 } from './026-050.js';
import { UNLEASHED_051_075 } from './051-075.js';
import { UNLEASHED_076_100 } from './076-100.js';
import { UNLEASHED_101_125 } from './101-125.js';
import { UNLEASHED_126_150 } from './126-150.js';
import { UNLEASHED_151_175 } from './151-175.js';
import { UNLEASHED_176_200 } from './176-200.js';
import { UNLEASHED_201_225 } from './201-225.js';
import { UNLEASHED_TOKENS } from './tokens.js';

/** Unleashed, in collector order. */
export const UNLEASHED: Definitions = {
  ...UNLEASHED_001_025,
  ...UNLEASHED_026_050,
  ...UNLEASHED_051_075,
  ...UNLEASHED_076_100,
  ...UNLEASHED_101_125,
  ...UNLEASHED_126_150,
  ...UNLEASHED_151_175,
  ...UNLEASHED_176_200,
  ...UNLEASHED_201_225,
  ...UNLEASHED_TOKENS,
};
