import type { CardDefinition, Step } from '../../abilities/definition.js';
import {
  always,
  ATTACKS,
  card,
  CONQUERS,
  draw,
  ENEMY,
  EXHAUSTED_RUNE,
  FRIENDLY,
  KEYWORDS_ONLY,
  spell,
  tokens,
  use,
  when,
  YOUR_EQUIPMENT,
  YOUR_UNIT,
} from './common.js';

/** Attaches the first target to the second. */
const ATTACH: readonly Step[] = [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }];

/** Cards of Spiritforged that wield, attach or count Equipment. */
export const SPIRITFORGED_EQUIPPING: Readonly<Record<string, CardDefinition>> = {
  // Armed Assailant
  'SFD-002': KEYWORDS_ONLY,
  // Sentinel Adept
  'SFD-008': KEYWORDS_ONLY,
  // Angle Shot
  'SFD-011': spell(
    [
      {
        do: 'detach',
        what: { target: 1 },
        may: true,
        if: { object: { target: 1 }, is: { attachedTo: { target: 0 } } },
      },
      {
        do: 'attach',
        what: { target: 1 },
        to: { target: 0 },
        may: true,
        if: { all: [{ not: { did: 'that' } }, { object: { target: 1 }, is: { notAttachedTo: { target: 0 } } }] },
      },
      draw(1),
    ],
    { is: 'unit' },
    { is: 'equipment', controlledLike: { target: 0 } },
  ),
  // Rell, Magnetic
  'SFD-024': card(
    when(
      ATTACKS,
      [
        { do: 'play', what: { pick: { zone: 'your hand', is: 'equipment', energy: { max: 2 } } }, ignoring: 'cost' },
        {
          do: 'trigger',
          about: 'those',
          if: { did: 'that' },
          ability: { kind: 'triggered', when: [], does: [{ do: 'attach', what: 'it', to: 'this' }] },
        },
      ],
      { may: true },
    ),
  ),
  // Aphelios, Exalted
  'SFD-049': card({
    kind: 'triggered',
    when: [{ event: 'attached', of: 'this', what: { is: 'equipment' }, by: 'you' }],
    different: 'each turn',
    modes: [
      { does: [{ do: 'ready', what: { pick: { ...EXHAUSTED_RUNE, side: 'yours' }, count: 2 } }] },
      { does: [{ do: 'channel', who: 'you', count: 1, exhausted: true }] },
      { choices: [{ target: FRIENDLY }], does: [{ do: 'buff', what: { target: 0 } }] },
    ],
    does: [],
  }),
  // Azir, Ascendant
  'SFD-050': card({
    kind: 'activated',
    cost: { power: ['own'] },
    timing: 'action',
    once: true,
    choices: [{ target: YOUR_UNIT }],
    does: [
      { do: 'swap places', one: 'this', other: { target: 0 } },
      {
        do: 'attach',
        what: { pick: { is: 'equipment', attachedTo: { target: 0 } } },
        to: 'this',
        may: true,
        if: { object: { target: 0 }, is: { state: ['equipped'] } },
      },
    ],
  }),
  // Jax, Unmatched
  'SFD-054': card(always({ cardKeyword: 'Quick-Draw', of: { tag: 'Equipment' } })),
  // Gearhead
  'SFD-068': card(always({ bonusTimes: 2, to: 'this' })),
  // Ornn, Forge God
  'SFD-085': card(always({ might: { count: { is: 'gear', side: 'friendly' } }, to: 'this' })),
  // Combat Chef
  'SFD-092': KEYWORDS_ONLY,
  // Veteran Poro
  'SFD-099': KEYWORDS_ONLY,
  // Strike Down
  'SFD-107': spell(
    [
      { do: 'deal', amount: { mightOf: { target: 0 } }, to: { target: 1 }, by: { target: 0 } },
      { do: 'detach', what: { pick: { is: 'equipment', attachedTo: { target: 0 } } } },
    ],
    { ...FRIENDLY, state: ['equipped'] },
    ENEMY,
  ),
  // Lucian, Merciless
  'SFD-113': card(when({ ...CONQUERS, nth: 1 }, [{ do: 'ready', what: 'this' }])),
  // Yone, Blademaster
  'SFD-116': card(
    when(
      { event: 'conquers', of: 'this', open: true },
      [{ do: 'deal', amount: { mightOf: 'this' }, to: { target: 0 } }],
      {
        targets: [{ ...ENEMY, at: 'base' }],
      },
    ),
  ),
  // Jax, Unrelenting
  'SFD-119': card(
    when({ event: 'attached', of: 'this', what: { is: 'equipment' }, by: 'you' }, [draw(1)], {
      may: true,
      cost: { energy: 1 },
    }),
  ),
  // Master Bingwen
  'SFD-127': KEYWORDS_ONLY,
  // Purifier
  'SFD-183': card(always({ keyword: 'Assault', to: { bearersOf: YOUR_EQUIPMENT } })),
  // Relentless Pursuit
  'SFD-184': spell(
    [
      { do: 'move', what: { target: 0 }, to: 'chosen' },
      { do: 'attach', what: { target: 1 }, to: { target: 0 }, may: true, if: { object: { target: 1 }, is: {} } },
      {
        do: 'delay',
        about: { target: 0 },
        ability: {
          kind: 'static',
          gives: {
            ability: when(CONQUERS, [{ do: 'move', what: 'this', to: 'your base' }], { may: true }),
            to: 'it',
          },
        },
        until: 'turn',
      },
    ],
    FRIENDLY,
    { target: { is: 'equipment', controlledLike: { target: 0 } }, min: 0, max: 1 },
    { destination: 'location' },
  ),
  // Grandmaster at Arms
  'SFD-193': card(
    use({ energy: 1, exhaust: true }, ATTACH, { targets: [{ ...YOUR_EQUIPMENT, state: ['detached'] }, YOUR_UNIT] }),
    use({ exhaust: true }, ATTACH, { targets: [{ ...YOUR_EQUIPMENT, state: ['attached'] }, YOUR_UNIT] }),
  ),
  // Emperor of the Sands
  'SFD-197': card(
    always({ keyword: 'Weaponmaster', to: { all: { ...YOUR_UNIT, name: 'Sand Soldier' } } }),
    use({ energy: 1, exhaust: true }, [tokens('Sand Soldier', 'your base')], {
      if: { thisTurn: { event: 'finalized', of: { is: 'equipment' }, by: 'you' } },
    }),
  ),
  // Arise!
  'SFD-198': spell([
    { do: 'create', token: 'Sand Soldier', count: { count: YOUR_EQUIPMENT }, to: 'your base' },
    {
      do: 'trigger',
      about: 'those',
      ability: {
        kind: 'triggered',
        when: [],
        choices: [{ target: { is: 'unit', among: 'it' }, min: 0, max: 2 }],
        does: [{ do: 'ready', what: { target: 0 } }],
      },
    },
  ]),
  // Forge of the Fluft
  'SFD-208': card(
    always(
      {
        ability: use({ exhaust: true }, ATTACH, { targets: [YOUR_EQUIPMENT, YOUR_UNIT] }),
        to: { all: { is: 'legend', side: 'friendly' } },
      },
      { controls: 'here' },
    ),
  ),
};
