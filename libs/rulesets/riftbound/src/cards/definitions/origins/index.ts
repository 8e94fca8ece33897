import type { Definitions } from '../common/index.js';
import { ORIGINS_001_025 } from './001-025.js';
import { ORIGINS_026_050 } from './026-050.js';
import { ORIGINS_051_075 } from './051-075.js';
import { ORIGINS_076_100 } from './076-100.js';
import { ORIGINS_101_125 } from './101-125.js';
import { ORIGINS_126_150 } from './126-150.js';
import { ORIGINS_151_175 } from './151-175.js';
import { ORIGINS_176_200 } from './176-200.js';
import { ORIGINS_201_225 } from './201-225.js';
import { ORIGINS_226_250 } from './226-250.js';
import { ORIGINS_251_275 } from './251-275.js';
import { ORIGINS_276_300 } from './276-300.js';

/** Origins, in collector order. */
export const ORIGINS: Definitions = {
  ...ORIGINS_001_025,
  ...ORIGINS_026_050,
  ...ORIGINS_051_075,
  ...ORIGINS_076_100,
  ...ORIGINS_101_125,
  ...ORIGINS_126_150,
  ...ORIGINS_151_175,
  ...ORIGINS_176_200,
  ...ORIGINS_201_225,
  ...ORIGINS_226_250,
  ...ORIGINS_251_275,
  ...ORIGINS_276_300,
};
