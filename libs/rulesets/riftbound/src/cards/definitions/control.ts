import type { CardDefinition } from '../../abilities/definition.js';
import { always, card, ENEMY, PLAYED, when } from './common.js';

const ENEMY_AT_BATTLEFIELD = { ...ENEMY, at: 'battlefield' } as const;

/** Cards that take control of permanents, or give it away. */
export const CONTROL: Readonly<Record<string, CardDefinition>> = {
  // Akshan, Mischievous
  'SFD-109': card(
    always({ additionalCost: { power: ['own', 'own'] }, of: 'this', may: true }),
    when(
      PLAYED,
      [
        { do: 'move', what: { target: 0 }, to: 'your base' },
        { do: 'control', what: { target: 0 }, until: 'leaves' },
        { do: 'attach', what: 'those', to: 'this', if: { object: 'those', is: { is: 'equipment' } } },
      ],
      { if: { paid: 0 }, targets: [{ is: 'gear', side: 'enemy' }] },
    ),
  ),
  // Hostile Takeover
  'SFD-202': card({
    kind: 'spell',
    choices: [{ target: ENEMY_AT_BATTLEFIELD }],
    does: [
      { do: 'control', what: { target: 0 } },
      { do: 'ready', what: 'those' },
      {
        do: 'delay',
        about: 'those',
        ability: {
          kind: 'triggered',
          when: [{ event: 'turn ends', whose: 'each' }],
          does: [
            { do: 'lose control', what: 'it' },
            { do: 'recall', what: 'it' },
          ],
        },
        until: 'turn',
        once: true,
      },
    ],
  }),
  // Conscription
  'UNL-140': card(always({ additionalCost: { spendXp: 5 }, of: 'this', may: true }), {
    kind: 'spell',
    choices: [
      { target: { ...ENEMY_AT_BATTLEFIELD, might: { max: 3 } }, if: { not: { paid: 0 } } },
      { target: ENEMY_AT_BATTLEFIELD, if: { paid: 0 } },
    ],
    does: [
      { do: 'control', what: { target: 0 } },
      { do: 'exhaust', what: 'those' },
      { do: 'recall', what: 'those' },
    ],
  }),
};
