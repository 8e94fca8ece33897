import type { Definitions } from '../common/index.js';
import { SPIRITFORGED_001_025 } from './001-025.js';
import { SPIRITFORGED_026_050 } from './026-050.js';
import { SPIRITFORGED_051_075 } from './051-075.js';
import { SPIRITFORGED_076_100 } from './076-100.js';
import { SPIRITFORGED_101_125 } from './101-125.js';
import { SPIRITFORGED_126_150 } from './126-150.js';
import { SPIRITFORGED_151_175 } from './151-175.js';
import { SPIRITFORGED_176_200 } from './176-200.js';
import { SPIRITFORGED_201_225 } from './201-225.js';
import { SPIRITFORGED_TOKENS } from './tokens.js';

/** Spiritforged, in collector order. */
export const SPIRITFORGED: Definitions = {
  ...SPIRITFORGED_001_025,
  ...SPIRITFORGED_026_050,
  ...SPIRITFORGED_051_075,
  ...SPIRITFORGED_076_100,
  ...SPIRITFORGED_101_125,
  ...SPIRITFORGED_126_150,
  ...SPIRITFORGED_151_175,
  ...SPIRITFORGED_176_200,
  ...SPIRITFORGED_201_225,
  ...SPIRITFORGED_TOKENS,
};
