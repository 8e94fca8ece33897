import type { CardDefinition } from '../../abilities/definition.js';
import { always, card, PLAYED, when } from './common.js';

/** Cards of Origins with Legion (812). */
export const ORIGINS_LEGION: Readonly<Record<string, CardDefinition>> = {
  // Noxus Hopeful
  'OGN-012': card(always({ ownEnergy: 2 }, { legion: true })),
  // Trifarian Gloryseeker
  'OGN-217': card(when(PLAYED, [{ do: 'buff', what: 'this' }], { if: { legion: true } })),
};
