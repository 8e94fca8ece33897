import {
  always,
  ATTACKS,
  banish,
  BECOMES_READY,
  called,
  card,
  channelExhausted,
  choose,
  CONQUERS,
  costsLess,
  create,
  DEFENDS,
  delay,
  DIES,
  DISCARDED,
  disempower,
  empower,
  EMPOWERED,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  fight,
  FRIENDLY,
  GEAR,
  giveKeyword,
  instead,
  kill,
  LEGEND,
  look,
  mayPay,
  might,
  mode,
  move,
  MOVES,
  oneOf,
  OPPONENT,
  PAID,
  PLAYED,
  recycle,
  RECYCLE_REST,
  REVEAL_HAND,
  SECOND_TARGET,
  spell,
  TARGET,
  TURN_ENDS,
  type Definitions,
  UNIT,
  UNIT_HERE,
  use,
  when,
  YOUR_UNIT,
} from '../common/index.js';

/** Vendetta, 076 to 100. */
export const VENDETTA_076_100: Definitions = {
  // Repair Specialist
  'VEN-076': card(always({ keyword: 'Assault', value: { count: { is: 'gear', side: 'yours' } }, to: 'this' })),
  // Tools of Empire
  'VEN-077': card(use({ exhaust: true }, [might({ if: EMPOWERED, then: 4, else: 2 }, TARGET)], { targets: [UNIT] })),
  // Baccai Witherclaw
  'VEN-078': card(
    always({ might: 2, to: 'this' }, EMPOWERED),
    when(DIES, [channelExhausted(2)], { keyword: 'Deathknell', if: EMPOWERED }),
  ),
  // Dame the Despoiler
  'VEN-079': card(
    when(
      [ATTACKS, DEFENDS],
      [
        {
          ...might({ raising: 'this', to: TARGET }, 'this'),
          if: { amount: { raising: 'this', to: TARGET }, least: 0 },
        },
        might(1, 'this'),
      ],
      { targets: [UNIT_HERE], if: EMPOWERED },
    ),
  ),
  // Noxian Demolitionist
  'VEN-080': card(
    when(CONQUERS, [kill(TARGET)], { targets: [{ is: 'gear', energy: { max: { mightOf: 'this' } } }], may: true }),
  ),
  // Onslaught
  'VEN-081': card(spell([might(6, TARGET)], UNIT)),
  // Profiteer
  'VEN-082': card(
    when(PLAYED, [empower(TARGET)], {
      targets: [{ anyOf: [LEGEND, UNIT, GEAR] }],
      may: true,
      cost: { objects: { do: 'disempower', what: { side: 'yours', state: ['empowered'] } } },
    }),
  ),
  // Rampage
  'VEN-083': card(
    always(mayPay({ power: ['own'] })),
    spell([{ ...might(2, TARGET), if: PAID }, fight(TARGET, SECOND_TARGET)], FRIENDLY, ENEMY),
  ),
  // Ambessa, The Wolf
  'VEN-084': card(
    called('might', always({ might: 3, to: 'this' }, EMPOWERED)),
    called(
      'damage',
      always(
        { forbids: 'taking damage', what: 'this' },
        {
          all: [
            EMPOWERED,
            { not: { object: 'this', is: { anyOf: [{ state: ['attacking'] }, { state: ['defending'] }] } } },
          ],
        },
      ),
    ),
  ),
  // Decree of Strength
  'VEN-085': card(spell([REVEAL_HAND, recycle({ pick: { zone: 'revealed hand', domain: 'Mind' } })], OPPONENT)),
  // Gangplank, Naval
  'VEN-086': card(
    called('stun', instead({ would: 'be stunned', of: 'this' }, [might(3, 'it')], { if: EMPOWERED })),
    called('might', instead({ would: 'lose might', of: 'this' }, [might(3, 'it')], { if: EMPOWERED })),
    called('return', instead({ would: 'return to hand', of: 'this' }, [might(3, 'it')], { if: EMPOWERED })),
  ),
  // Hextech Disc
  'VEN-087': card(use({ disempowerThis: true, energy: 1, exhaust: true }, [create('Mech', 'your base')])),
  // Jayce, Hammer in Hand
  'VEN-088': card(
    when(BECOMES_READY, [], {
      modes: [
        mode('assault', [giveKeyword('Assault', 'this', 2)]),
        mode('deflect', [giveKeyword('Deflect', 'this', 2)]),
        mode('ganking', [giveKeyword('Ganking', 'this')]),
      ],
    }),
  ),
  // Wild Claw
  'VEN-089': card(
    spell([
      look(5),
      choose({ pick: oneOf('looked', UNIT, GEAR), upTo: true }),
      banish('chosen'),
      { do: 'play', what: 'chosen', less: 5 },
      RECYCLE_REST,
      {
        do: 'trigger',
        about: 'chosen',
        if: { object: 'chosen', is: { zone: 'chain' } },
        may: true,
        ability: when([], [empower('it')]),
      },
    ]),
  ),
  // Cataclysmic Duel
  'VEN-090': card(
    spell([{ ...choose({ pick: YOUR_UNIT }), each: true }, kill({ all: { is: 'unit', not: 'chosen' } })]),
  ),
  // Corrupted Dragon
  'VEN-091': card(
    always(ENTERS_READY, { not: { pointsLeft: 3 } }),
    when(ATTACKS, [move(TARGET, 'its base')], {
      targets: [{ target: { ...ENEMY_HERE, might: { max: 5 } }, min: 0, max: 99 }],
      may: true,
    }),
  ),
  // Renekton, Brute
  'VEN-092': card(
    use({ energy: 1 }, [might(1, 'this')]),
    when({ event: 'reaches Might', might: 10, of: 'this' }, [empower('this')]),
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, EMPOWERED)),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, EMPOWERED)),
  ),
  // Kinkou Lifeblade
  'VEN-093': card(
    called('might', always({ might: 1, to: 'this' }, EMPOWERED)),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, EMPOWERED)),
  ),
  // Mask Mother
  'VEN-094': card(when(DISCARDED, [might(2, TARGET)], { targets: [FRIENDLY], may: true, cost: { energy: 1 } })),
  // Shadow Order Disciple
  'VEN-095': card(when(MOVES, [might(1, 'this')], { may: true, cost: { burn: 1 } })),
  // Shadowblade Lurker
  'VEN-096': card(
    always(costsLess({ energy: { times: 2, of: { count: { zone: 'your trash', name: 'Shadowblade Lurker' } } } })),
  ),
  // Spiderling
  'VEN-097': card(
    always({ might: { count: { ...UNIT_HERE, side: 'yours', other: true, name: 'Spiderling' } }, to: 'this' }),
    called('deck', always({ inDeck: 'any number' })),
  ),
  // Stargazer
  'VEN-098': card(
    always({ costs: 'less', by: { energy: 2, floor: 1 }, of: { type: 'Spell', keyword: 'Flow', from: 'trash' } }),
  ),
  // Tornado Warrior
  'VEN-099': card(
    when(
      { ...PLAYED, from: 'facedown' },
      [empower(TARGET), delay(when(TURN_ENDS, [disempower('it')]), { about: TARGET, once: true })],
      { targets: [{ at: 'here' }], may: true, mayCovers: 1 },
    ),
  ),
  // Up from the Deep
  'VEN-100': card(spell([create('Tentacle', 'as played', { count: 2 })])),
};
