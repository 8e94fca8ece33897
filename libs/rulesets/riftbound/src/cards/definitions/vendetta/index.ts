import type { Definitions } from '../common/index.js';
import { VENDETTA_001_025 } from './001-025.js';
import { VENDETTA_026_050 } from './026-050.js';
import { VENDETTA_051_075 } from './051-075.js';
import { VENDETTA_076_100 } from './076-100.js';
import { VENDETTA_101_125 } from './101-125.js';
import { VENDETTA_126_150 } from './126-150.js';
import { VENDETTA_151_175 } from './151-175.js';
import { VENDETTA_TOKENS } from './tokens.js';

/** Vendetta, in collector order. */
export const VENDETTA: Definitions = {
  ...VENDETTA_001_025,
  ...VENDETTA_026_050,
  ...VENDETTA_051_075,
  ...VENDETTA_076_100,
  ...VENDETTA_101_125,
  ...VENDETTA_126_150,
  ...VENDETTA_151_175,
  ...VENDETTA_TOKENS,
};
