import type { Definitions } from './common/index.js';
import { ORIGINS } from './origins/index.js';
import { PROVING_GROUNDS } from './proving-grounds/index.js';
import { SPIRITFORGED } from './spiritforged/index.js';
import { UNLEASHED } from './unleashed/index.js';
import { VENDETTA } from './vendetta/index.js';

/** Cards whose text is encoded, by card id: sets in the order they came out, each in collector order. */
export const DEFINITIONS: Definitions = {
  ...ORIGINS,
  ...PROVING_GROUNDS,
  ...SPIRITFORGED,
  ...UNLEASHED,
  ...VENDETTA,
};
