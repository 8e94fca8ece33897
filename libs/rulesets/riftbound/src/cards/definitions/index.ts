import type { CardDefinition } from '../../abilities/definition.js';
import { ORIGINS } from './origins.js';

/** Cards whose text is encoded, by card id. */
export const DEFINITIONS: Readonly<Record<string, CardDefinition>> = { ...ORIGINS };
