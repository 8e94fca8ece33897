import type { CardDefinition } from '../../abilities/definition.js';
import { always, equipment, might, MOVES_TO_BATTLEFIELD, when, YOUR_UNIT } from './common.js';

/** Equipment of Vendetta. */
export const VENDETTA_GEAR: Readonly<Record<string, CardDefinition>> = {
  // Pendulum Blade
  'VEN-011': equipment([when(MOVES_TO_BATTLEFIELD, [might(2, 'this')])]),
  // Hand Hammer
  'VEN-027': equipment([
    always(
      { might: 2, to: 'this' },
      { there: { ...YOUR_UNIT, at: 'this battlefield', other: true }, atLeast: 1, atMost: 1 },
    ),
  ]),
  // Jagged Cutlass
  'VEN-073': equipment([always({ forbids: 'moving', what: 'this', by: 'opponent' })]),
};
