import type { CardDefinition, Filter } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  ATTACKS,
  card,
  CONQUERS_HERE,
  draw,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY,
  HOLDS,
  HOLDS_HERE,
  KEYWORDS_ONLY,
  might,
  MOVES,
  OTHER_FRIENDLY,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  spell,
  UNIT,
  use,
  when,
} from './common.js';

const YOUR_RUNES: Filter = { is: 'rune', side: 'yours' };
/** Four runes or fewer. */
const FEW_RUNES = { there: YOUR_RUNES, atMost: 4 } as const;

/** Cards of Vendetta. */
export const VENDETTA: Readonly<Record<string, CardDefinition>> = {
  // Dune Surfer
  'VEN-004': card(always({ ignores: 'Tank', while: 'assigning here' })),
  // Riven, Shattered
  'VEN-041': card(
    when(
      ATTACKS,
      [{ do: 'deal', amount: { times: 2, of: { count: { is: 'equipment', attachedTo: 'this' } } }, to: { target: 0 } }],
      { targets: [ENEMY_HERE] },
    ),
  ),
  // Baccai Reaper
  'VEN-009': card(
    when(ATTACKS, [{ do: 'keyword', what: 'this', keyword: 'Assault', value: 2, until: 'turn' }], {
      cost: { power: ['own'] },
    }),
  ),
  // Eclipse Dragon
  'VEN-016': card(when(MOVES, [draw(1)], { if: FEW_RUNES })),
  // Renekton, Rage Fueled
  'VEN-019': card(when(ATTACKS, [{ do: 'deal', amount: 2, to: { all: ENEMY_HERE } }], { if: FEW_RUNES })),
  // Twilight Reveler
  'VEN-020': card(when(ATTACKS, [{ do: 'ready', what: { target: 0 } }], { targets: [OTHER_FRIENDLY] })),
  // Field Musicians
  'VEN-026': card(when(PLAYED, [might(3)], { targets: [UNIT] })),
  // Shen, Scourge of Shadows
  'VEN-042': card(when(HOLDS, [draw(1)], { if: { there: OTHER_FRIENDLY_HERE, atLeast: 1, atMost: 1 } })),
  // Cloud Drake
  'VEN-048': card(when(PLAYED, [draw(1)])),
  // Plaza Guardian
  'VEN-064': card(always({ costs: 'less', by: { energy: { count: { is: 'gear', side: 'yours' } } }, of: 'this' })),
  // Ravenbloom Prefect
  'VEN-102': card(
    when({ event: 'played', of: { is: 'gear' }, by: 'opponent' }, [{ do: 'banish', what: 'it' }], {
      cost: { banishThis: true },
    }),
  ),
  // Shadows of the Past
  'VEN-103': spell([{ do: 'return', what: { target: 0 } }], {
    target: { is: 'unit', zone: 'any trash' },
    min: 0,
    max: 2,
  }),
  // Wind and Ghosts
  'VEN-106': spell(
    [
      { do: 'banish', what: { target: 0 }, if: { object: { target: 0 }, is: { might: { max: 3 } } } },
      { do: 'return', what: { target: 0 } },
    ],
    AT_BATTLEFIELD,
  ),
  // Disciple of Shen
  'VEN-117': card(
    always(
      { keyword: 'Shield', value: 3, to: 'this' },
      {
        all: [
          { object: 'this', is: { at: 'battlefield' } },
          { there: OTHER_FRIENDLY_HERE, atLeast: 1, atMost: 1 },
        ],
      },
    ),
  ),
  // Decree of Insight
  'VEN-061': card(always({ ignores: 'Deflect', while: 'paying for this' }), {
    kind: 'spell',
    choices: [{ target: { ...ENEMY, domain: 'Body' } }],
    does: [might(-5)],
  }),
  // Horns of the Dragon
  'VEN-118': KEYWORDS_ONLY,
  // Reluctant Leader
  'VEN-121': card(when({ event: 'played', of: { ...UNIT, other: true }, by: 'you' }, [might(2, 'this')])),
  // Soulspinner
  'VEN-123': KEYWORDS_ONLY,
  // Decree of Unity
  'VEN-131': spell([{ do: 'kill', what: { target: 0 } }], { is: 'permanent', side: 'enemy', domain: 'Chaos' }),
  // Shen, Leader of the Kinkou Order
  'VEN-138': card(
    when(HOLDS, [{ do: 'score', who: 'you', amount: 1 }], {
      if: { there: OTHER_FRIENDLY_HERE, atLeast: 1, atMost: 1 },
    }),
  ),
  // Eye of Twilight
  'VEN-147': card(
    use({ exhaust: true }, [{ do: 'keyword', what: { target: 0 }, keyword: 'Tank', until: 'turn' }], {
      timing: 'action',
      targets: [FRIENDLY],
    }),
  ),
  // Heisho, Shell of the World
  'VEN-158': card(always({ ignores: 'Deflect', while: 'choosing here' })),
  // Protective Sands
  'VEN-162': card(when(CONQUERS_HERE, [draw(1)], { if: FEW_RUNES, cost: { energy: 1 } })),
  // Shadow Temple
  'VEN-165': card(when(HOLDS_HERE, [{ do: 'burn', who: 'you', count: 3 }])),
};
