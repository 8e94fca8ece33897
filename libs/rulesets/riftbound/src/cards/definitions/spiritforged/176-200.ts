import {
  always,
  AT_A_BATTLEFIELD,
  attach,
  ATTACKS,
  banish,
  called,
  card,
  CONQUERS,
  create,
  deal,
  DEFENDS,
  delay,
  draw,
  drawThese,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  ENTERS_READY,
  equipment,
  FRIENDLY,
  GEAR,
  instead,
  LOOKED,
  might,
  move,
  MOVES_TO_BATTLEFIELD,
  PLAYED,
  ready,
  RECYCLE_REST,
  revealTop,
  SECOND_TARGET,
  spell,
  TARGET,
  UNIT,
  UNIT_HERE,
  use,
  when,
  YOU_CONQUER,
  YOUR_EQUIPMENT,
  YOUR_MECH,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 176 to 200. */
export const SPIRITFORGED_176_200: Definitions = {
  // Xin Zhao, Vigilant
  'SFD-176': card(always(ENTERS_READY, { there: { ...YOUR_UNIT, at: 'base', other: true }, atLeast: 2 })),
  // Azir, Sovereign
  'SFD-177': card(
    when(ATTACKS, [{ ...move(TARGET, 'here'), if: AT_A_BATTLEFIELD }], {
      targets: [{ target: { ...YOUR_UNIT, token: true }, min: 0, max: 99 }],
      may: true,
    }),
  ),
  // Blade of the Ruined King
  'SFD-178': equipment(),
  // Corina Veraza
  'SFD-179': card(when(MOVES_TO_BATTLEFIELD, [create('Recruit', 'here', { count: 3 })])),
  // Fiora, Worthy
  'SFD-180': card(
    when({ event: 'reaches Might', might: 5, of: YOUR_UNIT }, [ready('it')], { may: true, cost: { power: ['own'] } }),
  ),
  // Mechanized Menace
  'SFD-181': card(always({ keyword: 'Shield', to: { all: YOUR_MECH } })),
  // Danger Zone
  'SFD-182': card(spell([might(1, { all: YOUR_MECH })])),
  // Purifier
  'SFD-183': card(always({ keyword: 'Assault', to: { bearersOf: YOUR_EQUIPMENT } })),
  // Relentless Pursuit
  'SFD-184': card(
    spell(
      [
        move(TARGET, 'chosen'),
        { ...attach(SECOND_TARGET, TARGET), may: true, if: { object: SECOND_TARGET, is: {} } },
        delay(always({ ability: when(CONQUERS, [move('this', 'your base')], { may: true }), to: 'it' }), {
          about: TARGET,
        }),
      ],
      FRIENDLY,
      { target: { is: 'equipment', controlledLike: TARGET }, min: 0, max: 1 },
      { destination: 'location' },
    ),
  ),
  // Glorious Executioner
  'SFD-185': card(when({ event: 'wins combat', of: 'you' }, [draw(1)])),
  // Spinning Axe
  'SFD-186': equipment(),
  // Void Burrower
  'SFD-187': card(
    when(
      YOU_CONQUER,
      [revealTop(2), banish({ pick: LOOKED, upTo: true }), { do: 'play', what: 'those' }, RECYCLE_REST],
      { may: true, cost: { exhaust: true } },
    ),
  ),
  // Void Rush
  'SFD-188': card(
    spell([
      revealTop(2),
      banish({ pick: LOOKED, upTo: true }),
      { do: 'play', what: 'those', less: 2 },
      drawThese({ all: LOOKED }),
    ]),
  ),
  // Fire Below the Mountain
  'SFD-189': card(use({ exhaust: true }, [{ do: 'add', power: ['any'], only: 'gear' }], { timing: 'reaction' })),
  // Forgefire Cape
  'SFD-190': equipment([when([ATTACKS, DEFENDS], [deal(2, { all: ENEMY_HERE })])]),
  // Rabadon's Deathcrown
  'SFD-191': equipment([always({ bonusDamage: 3, of: 'yours' })]),
  // Shurelya's Requiem
  'SFD-192': equipment(
    [always({ keyword: 'Ganking', to: { all: { ...UNIT_HERE, side: 'yours' } } })],
    when(PLAYED, [ready({ all: YOUR_UNIT })]),
  ),
  // Grandmaster at Arms
  'SFD-193': card(
    called(
      'detached',
      use({ energy: 1, exhaust: true }, [attach(TARGET, SECOND_TARGET)], {
        targets: [{ ...YOUR_EQUIPMENT, state: ['detached'] }, YOUR_UNIT],
      }),
    ),
    called(
      'attached',
      use({ exhaust: true }, [attach(TARGET, SECOND_TARGET)], {
        targets: [{ ...YOUR_EQUIPMENT, state: ['attached'] }, YOUR_UNIT],
      }),
    ),
  ),
  // Counter Strike
  'SFD-194': card(
    spell(
      [delay(instead({ would: 'take damage', of: 'it' }, { prevent: 'all' }), { about: TARGET, once: true }), draw(1)],
      UNIT,
    ),
  ),
  // Blade Dancer
  'SFD-195': card(
    called(
      'choose',
      when({ event: 'chosen', of: FRIENDLY, by: 'you' }, [ready('it')], {
        may: true,
        cost: { exhaust: true, power: ['any'] },
      }),
    ),
    called('conquer', when(YOU_CONQUER, [ready('this')], { may: true, cost: { energy: 1 } })),
  ),
  // Defiant Dance
  'SFD-196': card(spell([might(2, TARGET), might(-2, SECOND_TARGET)], UNIT, { is: 'unit', not: TARGET })),
  // Emperor of the Sands
  'SFD-197': card(
    always({ keyword: 'Weaponmaster', to: { all: { ...YOUR_UNIT, name: 'Sand Soldier' } } }),
    use({ energy: 1, exhaust: true }, [create('Sand Soldier', 'your base')], {
      if: { thisTurn: { event: 'finalized', of: { is: 'equipment' }, by: 'you' } },
    }),
  ),
  // Arise!
  'SFD-198': card(
    spell([
      create('Sand Soldier', 'as played', { count: { count: YOUR_EQUIPMENT } }),
      {
        do: 'trigger',
        about: 'those',
        ability: when([], [ready(TARGET)], { targets: [{ target: { is: 'unit', among: 'it' }, min: 0, max: 2 }] }),
      },
    ]),
  ),
  // Prodigal Explorer
  'SFD-199': card(
    use({ exhaust: true }, [draw(1)], {
      timing: 'reaction',
      if: {
        thisTurn: { event: 'chosen', of: { side: 'enemy', anyOf: [UNIT, GEAR] }, by: 'you', with: 'spell or unit' },
        atLeast: 2,
      },
    }),
  ),
  // Arcane Shift
  'SFD-200': card(
    spell(
      [
        banish(TARGET),
        { do: 'play', what: 'those', by: 'owner', ignoring: 'cost' },
        deal(3, SECOND_TARGET),
        banish('this'),
      ],
      FRIENDLY,
      ENEMY_AT_BATTLEFIELD,
    ),
  ),
};
