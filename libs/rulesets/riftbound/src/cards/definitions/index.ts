import type { CardDefinition } from '../../abilities/definition.js';
import { ORIGINS } from './origins.js';
import { ORIGINS_LEGION } from './origins-legion.js';
import { SPIRITFORGED } from './spiritforged.js';
import { UNLEASHED } from './unleashed.js';
import { VENDETTA } from './vendetta.js';

/** Cards whose text is encoded, by card id. */
export const DEFINITIONS: Readonly<Record<string, CardDefinition>> = {
  ...ORIGINS_LEGION,
  ...ORIGINS,
  ...SPIRITFORGED,
  ...UNLEASHED,
  ...VENDETTA,
};
