import type { CardDefinition } from '../../abilities/definition.js';
import { always, card } from './common.js';

/** Cards of Origins whose cost depends on Legion (812). */
export const ORIGINS_LEGION: Readonly<Record<string, CardDefinition>> = {
  // Noxus Hopeful
  'OGN-012': card(always({ costs: 'less', by: { energy: 2 }, of: 'this' }, { legion: true })),
};
