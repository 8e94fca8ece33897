import {
  always,
  attach,
  BATTLEFIELD,
  burn,
  called,
  card,
  channelExhausted,
  CONQUERS_HERE,
  counter,
  create,
  DEFENDS_HERE,
  delay,
  detach,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  FRIENDLY,
  FRIENDLY_GEAR,
  gold,
  HERE_IS_YOURS,
  HOLDS_HERE,
  might,
  ready,
  recall,
  RECYCLE_REST,
  revealTop,
  score,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  TARGET,
  TURN_ENDS,
  UNIT_HERE,
  use,
  when,
  YOUR_EQUIPMENT,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 201 to 225. */
export const SPIRITFORGED_201_225: Definitions = {
  // Chem-Baroness
  'SFD-201': card(
    when({ event: 'holds', of: 'you or an ally' }, [gold()], { may: true, cost: { exhaust: true } }),
    always({ addsMore: 1, of: { name: 'Gold' } }, { pointsLeft: 3 }),
  ),
  // Hostile Takeover
  'SFD-202': card(
    spell(
      [
        { do: 'control', what: TARGET },
        ready('those'),
        delay(when(TURN_ENDS, [{ do: 'lose control', what: 'it' }, recall('it')]), { about: 'those', once: true }),
      ],
      ENEMY_AT_BATTLEFIELD,
    ),
  ),
  // Battle Mistress
  'SFD-203': card(
    called(
      'recycle',
      when({ event: 'recycled', by: 'you', what: 'rune' }, [gold()], { may: true, cost: { exhaust: true } }),
    ),
    called('die', when({ event: 'dies', of: ENEMY, together: true }, [ready('this')])),
  ),
  // On the Hunt
  'SFD-204': card(spell([ready({ all: YOUR_UNIT })])),
  // Grand Duelist
  'SFD-205': card(
    when({ event: 'reaches Might', might: 5, of: YOUR_UNIT }, [channelExhausted(1)], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Riposte
  'SFD-206': card(
    spell([might({ energyOf: SECOND_TARGET }, TARGET), counter(SECOND_TARGET)], FRIENDLY, SPELL_ON_CHAIN),
  ),
  // Emperor's Dais
  'SFD-207': card(
    when(CONQUERS_HERE, [create('Sand Soldier', 'here')], {
      may: true,
      cost: { energy: 1, objects: { do: 'return', what: { ...UNIT_HERE, side: 'yours' } } },
    }),
  ),
  // Forge of the Fluft
  'SFD-208': card(
    always(
      {
        ability: use({ exhaust: true }, [attach(TARGET, SECOND_TARGET)], { targets: [YOUR_EQUIPMENT, YOUR_UNIT] }),
        to: { all: { is: 'legend', side: 'friendly' } },
      },
      HERE_IS_YOURS,
    ),
  ),
  // Forgotten Monument
  'SFD-209': card(always({ forbids: 'scoring', who: 'each', before: 3 })),
  // Hall of Legends
  'SFD-210': card(
    when(CONQUERS_HERE, [ready({ all: { is: 'legend', side: 'yours' } })], { may: true, cost: { energy: 1 } }),
  ),
  // Marai Spire
  'SFD-211': card(
    always({ costs: 'less', by: { energy: 1 }, of: { part: 'repeat', player: 'friendly' } }, HERE_IS_YOURS),
  ),
  // Minefield
  'SFD-212': card(when(CONQUERS_HERE, [burn(2)])),
  // Ornn's Forge
  'SFD-213': card(
    always({ costs: 'less', by: { energy: 1 }, of: { type: 'Gear', player: 'friendly', first: true } }, HERE_IS_YOURS),
  ),
  // Power Nexus
  'SFD-214': card(when(HOLDS_HERE, [score(1)], { may: true, cost: { power: ['any', 'any', 'any', 'any'] } })),
  // Ravenbloom Conservatory
  'SFD-215': card(
    when(DEFENDS_HERE, [
      revealTop(1),
      { do: 'place', what: { all: { zone: 'looked', is: 'spell' } }, on: 'hand' },
      RECYCLE_REST,
    ]),
  ),
  // Rockfall Path
  'SFD-216': card(always({ forbids: 'playing', of: { type: 'Unit', player: 'any' }, to: 'here' })),
  // Seat of Power
  'SFD-217': card(when(CONQUERS_HERE, [draw({ count: { ...BATTLEFIELD, side: 'friendly', other: true } })])),
  // Sunken Temple
  'SFD-218': card(
    when(CONQUERS_HERE, [draw(1)], {
      if: { there: { ...YOUR_UNIT, at: 'here', state: ['mighty'] } },
      may: true,
      cost: { energy: 1 },
    }),
  ),
  // The Papertree
  'SFD-219': card(when(HOLDS_HERE, [{ do: 'channel', who: 'each', count: 1, exhausted: true }])),
  // Treasure Hoard
  'SFD-220': card(when(CONQUERS_HERE, [gold()], { may: true, cost: { energy: 1 } })),
  // Veiled Temple
  'SFD-221': card(
    when(
      CONQUERS_HERE,
      [
        ready(TARGET),
        { ...detach(TARGET), may: true, if: { object: TARGET, is: { is: 'equipment', state: ['attached'] } } },
      ],
      { targets: [FRIENDLY_GEAR], may: true, mayCovers: 1 },
    ),
  ),
};
