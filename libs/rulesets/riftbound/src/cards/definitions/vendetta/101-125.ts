import {
  always,
  AT_A_BATTLEFIELD,
  banish,
  BATTLEFIELD,
  BECOMES_EMPOWERED,
  burn,
  called,
  card,
  CONQUERS,
  costsLess,
  create,
  type Definitions,
  delay,
  discardCards,
  EMPOWERED,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  FRIENDLY,
  GEAR,
  giveKeyword,
  HOLDS,
  KEYWORDS_ONLY,
  mayPay,
  might,
  mode,
  move,
  MOVES_TO_BATTLEFIELD,
  OPPONENT,
  PAID,
  PLAYED,
  ready,
  returnToHand,
  spell,
  stun,
  swapPlaces,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_OTHER_UNIT_HERE,
  YOUR_TURN_BEGINS,
  YOUR_UNIT,
} from '../common/index.js';

/** Vendetta, 101 to 125. */
export const VENDETTA_101_125: Definitions = {
  // Gust Monk
  'VEN-101': card(
    always(mayPay({ energy: 1 })),
    when(PLAYED, [giveKeyword('Assault', TARGET, 2)], {
      targets: [UNIT],
      provided: PAID,
      cost: { objects: { do: 'banish', what: { zone: 'any trash', is: 'card' } } },
    }),
  ),
  // Ravenbloom Prefect
  'VEN-102': card(
    when({ event: 'played', of: GEAR, by: 'opponent' }, [banish('it')], { may: true, cost: { banishThis: true } }),
  ),
  // Shadows of the Past
  'VEN-103': card(spell([returnToHand(TARGET)], { target: { is: 'unit', zone: 'any trash' }, min: 0, max: 2 })),
  // Tail-Cloaked Matriarch
  'VEN-104': card(
    when(BECOMES_EMPOWERED, [{ do: 'play', what: TARGET, ignoring: 'cost', only: 'your base' }], {
      targets: [{ ...UNIT_IN_TRASH, energy: { max: 3 }, power: { max: 1 } }],
      may: 'choice',
    }),
  ),
  // Twilight Step
  'VEN-105': card(spell([move(TARGET, 'chosen')], { is: 'unit', might: { max: 3 } }, { destination: 'location' })),
  // Wind and Ghosts
  'VEN-106': card(
    spell(
      [{ ...banish(TARGET), if: { object: TARGET, is: { might: { max: 3 } } } }, returnToHand(TARGET)],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Decree of Discord
  'VEN-107': card(
    spell([returnToHand(TARGET)], {
      target: { ...ENEMY, domain: 'Order' },
      min: 0,
      max: 99,
      group: { might: { max: 5 } },
    }),
  ),
  // Forgotten Relic
  'VEN-108': card(
    when(
      [PLAYED, YOUR_TURN_BEGINS],
      [
        burn(1),
        {
          do: 'trigger',
          about: 'those',
          if: { object: 'those', is: { is: 'unit', zone: 'any trash' } },
          ability: when([], [might({ mightOf: 'burned' }, TARGET)], { targets: [FRIENDLY] }),
        },
      ],
    ),
  ),
  // Illaoi, Prophet of the Great Kraken
  'VEN-109': card(
    when([PLAYED, CONQUERS, HOLDS], [create('Tentacle', 'as played')]),
    always({ might: { count: { ...YOUR_UNIT, token: true } }, to: 'this' }),
  ),
  // Mel, Defiant Soul
  'VEN-110': card(
    when(BECOMES_EMPOWERED, [banish(TARGET)], { targets: [{ ...ENEMY_AT_BATTLEFIELD, might: { max: 3 } }] }),
  ),
  // Minah Swiftfoot
  'VEN-111': card(
    when(MOVES_TO_BATTLEFIELD, [], {
      modes: [
        mode('discard', [{ ...discardCards(1), each: true }]),
        mode('draw', [{ do: 'draw', who: 'each', count: 1 }]),
      ],
    }),
  ),
  // Zed, Without a Sound
  'VEN-112': card(
    when(CONQUERS, [create('Shadow Clone', 'your base')]),
    use({ energy: 1, power: ['own'] }, [swapPlaces('this', TARGET)], {
      targets: [{ ...YOUR_UNIT, name: 'Shadow Clone' }],
      timing: 'action',
    }),
  ),
  // Kennen, Storm of Shuriken
  'VEN-113': card(
    called('play', when(PLAYED, [burn(2)])),
    called(
      'conquer',
      when(CONQUERS, [delay(always({ flow: 'base cost', to: 'it' }), { about: TARGET })], {
        targets: [{ zone: 'your trash', is: 'spell' }],
      }),
    ),
  ),
  // Kharox
  'VEN-114': card(
    when(
      BECOMES_EMPOWERED,
      [
        { do: 'burn', who: TARGET, count: 3 },
        {
          do: 'trigger',
          about: 'those',
          may: true,
          ability: when([], [{ do: 'play', what: TARGET, ignoring: 'cost' }], {
            targets: [{ is: 'unit', zone: 'any trash', owner: 'owner of it' }],
          }),
        },
      ],
      { targets: [OPPONENT] },
    ),
  ),
  // Ocean Drake
  'VEN-115': card(
    always({ playableTo: 'open battlefield', what: 'this' }),
    when(PLAYED, [returnToHand(TARGET)], { targets: [{ is: 'unit', withoutTag: 'Dragon' }], may: true }),
  ),
  // Dragon Form
  'VEN-116': card(spell([{ do: 'set might', what: TARGET, to: 5, until: 'turn' }], UNIT)),
  // Disciple of Shen
  'VEN-117': card(
    always(
      { keyword: 'Shield', value: 3, to: 'this' },
      { all: [AT_A_BATTLEFIELD, { there: YOUR_OTHER_UNIT_HERE, atLeast: 1, atMost: 1 }] },
    ),
  ),
  // Horns of the Dragon
  'VEN-118': KEYWORDS_ONLY,
  // Keeper of Law
  'VEN-119': card(
    always(costsLess({ energy: 2, power: 1, own: true }), {
      there: { ...BATTLEFIELD, side: 'yours', units: { min: 2, max: 2 } },
    }),
  ),
  // Masa, Crashing Thunder
  'VEN-120': card(
    always(mayPay({ power: ['own'] })),
    when(PLAYED, [stun(TARGET)], { targets: [ENEMY_AT_BATTLEFIELD], provided: PAID }),
  ),
  // Reluctant Leader
  'VEN-121': card(when({ event: 'played', of: { is: 'unit', other: true }, by: 'you' }, [might(2, 'this')])),
  // Solari Sunhawk
  'VEN-122': card(
    called('might', always({ might: 1, to: 'this' }, EMPOWERED)),
    called('deflect', always({ keyword: 'Deflect', value: 2, to: 'this' }, EMPOWERED)),
  ),
  // Soulspinner
  'VEN-123': KEYWORDS_ONLY,
  // Escaped Grayback
  'VEN-124': card(always({ might: 2, to: 'this' }, EMPOWERED)),
  // Hungry Wolf
  'VEN-125': card(
    use({ power: ['own'] }, [ready('this'), might(1, 'this')], {
      if: { thisTurn: { event: 'chosen', of: ENEMY, by: 'you' } },
      once: true,
    }),
  ),
};
