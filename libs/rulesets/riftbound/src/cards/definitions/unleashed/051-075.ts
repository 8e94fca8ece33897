import {
  always,
  ATTACKS,
  BATTLEFIELD,
  buff,
  called,
  card,
  choose,
  costsLess,
  create,
  deal,
  DEFENDS,
  type Definitions,
  delay,
  DIES,
  draw,
  drawThese,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  ENEMY_WITH_TARGET,
  FRIENDLY,
  gainXp,
  GEAR,
  giveKeyword,
  gold,
  HOLDS,
  look,
  mayPay,
  might,
  move,
  oneOf,
  OPPONENT,
  OTHER_FRIENDLY,
  PAID,
  PLAYED,
  predict,
  ready,
  RECYCLE_REST,
  reveal,
  REVEAL_HAND,
  SECOND_TARGET,
  spell,
  stun,
  TARGET,
  UNIT,
  UNIT_HERE,
  when,
  YOUR_OTHER_UNIT_HERE,
  YOUR_UNIT,
} from '../common/index.js';

/** Unleashed, 051 to 075. */
export const UNLEASHED_051_075: Definitions = {
  // Ivern, Nurturer
  'UNL-051': card(
    when(
      [PLAYED, HOLDS],
      [
        look(3),
        choose({ pick: { zone: 'looked', is: 'unit' }, upTo: true }),
        reveal('chosen'),
        drawThese('chosen'),
        RECYCLE_REST,
        {
          do: 'trigger',
          if: {
            object: 'chosen',
            is: oneOf('your hand', { tag: 'Bird' }, { tag: 'Cat' }, { tag: 'Dog' }, { tag: 'Poro' }),
          },
          ability: when([], [buff(TARGET)], { targets: [FRIENDLY] }),
        },
      ],
    ),
  ),
  // Nami, Headstrong
  'UNL-052': card(
    always(mayPay({ power: ['own'] })),
    called('play', when(PLAYED, [stun(TARGET)], { targets: [ENEMY], provided: PAID })),
    called(
      'hold',
      when(HOLDS, [delay(when({ event: 'played', of: UNIT, by: 'you' }, [ready('it'), buff('it')]), { once: true })]),
    ),
  ),
  // Scuttle Crab
  'UNL-053': card(
    called('play', when(PLAYED, [draw(1)])),
    called(
      'die',
      when(DIES, [REVEAL_HAND, { do: 'look at facedown', of: TARGET }, gainXp(1)], { targets: [OPPONENT] }),
    ),
  ),
  // Tricksy Tentacles
  'UNL-054': card(
    spell(
      [move(TARGET, 'chosen')],
      { target: ENEMY, min: 0, max: 99, group: { might: { max: 8 }, same: 'controller' } },
      { destination: 'location' },
    ),
  ),
  // Vex, Mocking
  'UNL-055': card(
    when({ event: 'stunned', of: ENEMY_AT_BATTLEFIELD, by: 'you', there: 'its' }, [move('this', 'there')], {
      may: true,
    }),
  ),
  // Yuumi, Magical Cat
  'UNL-056': card(
    when([ATTACKS, DEFENDS], [might(3, TARGET), giveKeyword('Tank', TARGET)], { targets: [YOUR_OTHER_UNIT_HERE] }),
  ),
  // Alpha Wildclaw
  'UNL-057': card(
    always({
      forbids: 'choosing',
      what: { all: { ...UNIT_HERE, side: 'yours', might: { max: { sum: [{ mightOf: 'this' }, -1] } } } },
    }),
  ),
  // Lillia, Protector of Dreams
  'UNL-058': card(
    when({ event: 'played', of: { is: 'unit', token: true }, by: 'you' }, [might(1, 'this')]),
    always({ keyword: 'Tank', to: { all: { ...YOUR_UNIT, token: true } } }),
  ),
  // Master Yi, Unstoppable
  'UNL-059': card(
    called(
      'level 3',
      always(costsLess({ energy: 2, power: 1, own: true }), { all: [{ level: 3 }, { not: { level: 6 } }] }),
    ),
    called(
      'level 6',
      always(costsLess({ energy: 4, power: 2, own: true }), { all: [{ level: 6 }, { not: { level: 11 } }] }),
    ),
    called('level 11', always(costsLess({ energy: 6, power: 3, own: true }), { level: 11 })),
    called('level 16', always({ forbids: 'choosing', what: 'this' }, { level: 16 })),
  ),
  // Vilemaw
  'UNL-060': card(
    always({
      forbids: 'dealing combat damage',
      what: { all: { ...ENEMY_HERE, might: { max: { sum: [{ mightOf: 'this' }, -1] } } } },
    }),
    when(HOLDS, [draw(1)]),
  ),
  // Downstage Dramatics
  'UNL-061': card(spell([draw(1)])),
  // Dramatic Visionary
  'UNL-062': card(when(DIES, [predict(2)])),
  // Eclipse
  'UNL-063': card(spell([might(-4, TARGET), predict(1)], UNIT)),
  // Fate Weaver
  'UNL-064': card(
    when(PLAYED, [
      look(4),
      choose({ pick: { zone: 'looked', is: 'spell', energy: { min: 4 } }, upTo: true }),
      reveal('chosen'),
      drawThese('chosen'),
      RECYCLE_REST,
    ]),
  ),
  // Icevale Archer
  'UNL-065': card(when(ATTACKS, [might(-1, TARGET)], { targets: [UNIT_HERE], may: true, cost: { energy: 1 } })),
  // Moonlight Affliction
  'UNL-066': card(spell([might(-10, TARGET)], UNIT)),
  // Ruined Rex
  'UNL-067': card(when(DIES, [deal(4, TARGET)], { targets: [ENEMY] })),
  // Spectral Centaur
  'UNL-068': card(when({ event: 'dies', of: OTHER_FRIENDLY }, [might(2, 'this')])),
  // Sprite Burst
  'UNL-069': card(spell([create('Sprite', 'as played', { count: 2, ready: true })])),
  // Turn to Dust
  'UNL-070': card(spell([{ do: 'keyword', what: TARGET, keyword: 'Temporary', until: 'always' }], GEAR)),
  // Chakram Dancer
  'UNL-071': card(when(PLAYED, [giveKeyword('Shield', { all: YOUR_OTHER_UNIT_HERE })])),
  // Crescent Strike
  'UNL-072': card(
    spell(
      [deal(4, SECOND_TARGET), deal(1, { all: { ...ENEMY_WITH_TARGET, not: SECOND_TARGET } })],
      BATTLEFIELD,
      ENEMY_WITH_TARGET,
    ),
  ),
  // Deadly Flourish
  'UNL-073': card(
    spell(
      [deal(3, TARGET), delay(when({ event: 'dies', of: { among: 'it' } }, [gold()]), { about: TARGET, once: true })],
      ENEMY,
    ),
  ),
  // Frigid Jewel
  'UNL-074': card(when({ event: 'draws', by: 'you', nth: 2 }, [might(2, TARGET)], { targets: [FRIENDLY] })),
  // Gustwalker
  'UNL-075': card(
    called('might', always({ might: 1, to: 'this' }, { level: 3 })),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, { level: 3 })),
  ),
};
