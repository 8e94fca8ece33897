import {
  always,
  AT_A_BATTLEFIELD,
  ATTACKS,
  banish,
  BATTLEFIELD,
  buff,
  called,
  card,
  chooseOne,
  costsLess,
  create,
  deal,
  DEFENDS,
  delay,
  DID_THAT,
  DIES,
  draw,
  ENEMY_HERE,
  ENTERS_READY,
  equipment,
  FRIENDLY_GEAR,
  GEAR,
  gold,
  HOLDS,
  KEYWORDS_ONLY,
  kill,
  mayPay,
  might,
  mode,
  move,
  PAID,
  PLAYED,
  score,
  SECOND_TARGET,
  SPELL,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BASE,
  use,
  when,
  YOUR_MECH,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 076 to 100. */
export const SPIRITFORGED_076_100: Definitions = {
  // Production Surge
  'SFD-076': card(
    always(costsLess({ energy: 2 }), { there: { is: 'permanent', side: 'yours', tag: 'Mech' } }),
    spell([create('Mech', 'your base'), draw(1)]),
  ),
  // Rocket Barrage
  'SFD-077': card(chooseOne(mode('deal', [deal(4, TARGET)], UNIT_AT_BASE), mode('kill', [kill(TARGET)], GEAR))),
  // Temporal Portal
  'SFD-078': card(
    use({ power: ['any'], exhaust: true }, [
      delay(always({ repeat: 'base cost', of: { type: 'Spell' } }), {
        ends: { event: 'finalized', of: SPELL, by: 'you' },
      }),
    ]),
  ),
  // Bard, Mercurial
  'SFD-079': card(
    always(mayPay({ objects: { do: 'exhaust', what: { is: 'legend', side: 'yours' } } })),
    when(PLAYED, [move(TARGET, { locationOf: SECOND_TARGET })], {
      provided: PAID,
      targets: [
        { target: YOUR_UNIT, min: 0, max: 99 },
        { ...BATTLEFIELD, state: ['open'] },
      ],
    }),
  ),
  // Bellows Breath
  'SFD-080': card(spell([deal(1, TARGET)], { target: UNIT, min: 0, max: 3, group: { same: 'location' } })),
  // Card Sharp
  'SFD-081': card(
    when(PLAYED, [
      { ...gold(), may: true },
      { ...gold(), may: true, each: true, if: { you: 'opponent' }, remember: true },
      gold({ counted: 'chosen' }),
    ]),
  ),
  // Ezreal, Dashing
  'SFD-082': card(
    when([ATTACKS, DEFENDS], [deal({ mightOf: 'this' }, TARGET)], { targets: [ENEMY_HERE] }),
    always({ forbids: 'dealing combat damage', what: 'this' }),
    use({ power: ['own'] }, [move('this', 'your base')], { timing: 'action' }),
  ),
  // Hextech Anomaly
  'SFD-083': card(
    use({ exhaust: true }, [{ do: 'add', energy: 1, times: { paid: 'amount' }, cost: { any: 'power' } }], {
      timing: 'reaction',
    }),
  ),
  // Jayce, Man of Progress
  'SFD-084': card(
    when(
      PLAYED,
      [
        kill(TARGET),
        {
          ...delay(always({ playsIgnoring: 'energy', of: { type: 'Gear', energyAtMost: 7 } }), { once: true }),
          if: DID_THAT,
        },
      ],
      { targets: [FRIENDLY_GEAR], may: true },
    ),
  ),
  // Ornn, Forge God
  'SFD-085': card(always({ might: { count: FRIENDLY_GEAR }, to: 'this' })),
  // World Atlas
  'SFD-086': equipment([when(HOLDS, [gold(2)])]),
  // Premonition
  'SFD-087': card(spell([draw(3)])),
  // Renata Glasc, Mastermind
  'SFD-088': card(
    called('draw', use({ energy: 1, power: ['own'] }, [draw(1)], { if: AT_A_BATTLEFIELD })),
    called(
      'score',
      use({ energy: 4, power: ['own', 'own', 'own', 'own'], exhaust: true }, [score(1)], { if: AT_A_BATTLEFIELD }),
    ),
  ),
  // Rumble, Scrapper
  'SFD-089': card(always({ might: 1, to: { all: YOUR_MECH } }), when(HOLDS, [create('Mech', 'your base')])),
  // The Zero Drive
  'SFD-090': equipment(
    [when(DIES, [banish('it')])],
    use(
      { energy: 3, power: ['own'], banishThis: true },
      [{ do: 'play', what: { all: { is: 'unit', zone: 'any banishment', banishedWithThis: true } }, ignoring: 'cost' }],
      { if: { object: 'this', is: { state: ['detached'] } } },
    ),
  ),
  // Buhru Captain
  'SFD-091': card(
    when(
      PLAYED,
      [
        { ...buff('this'), may: true },
        { ...draw(1), if: { not: DID_THAT } },
      ],
      { may: true },
    ),
  ),
  // Combat Chef
  'SFD-092': KEYWORDS_ONLY,
  // Dauntless Vanguard
  'SFD-093': card(always({ playableTo: 'occupied enemy battlefield', what: 'this' })),
  // Direwing
  'SFD-094': card(always(ENTERS_READY, { there: { is: 'permanent', side: 'yours', tag: 'Dragon', other: true } })),
  // Doran's Blade
  'SFD-095': equipment(),
  // Laurent Bladekeeper
  'SFD-096': KEYWORDS_ONLY,
  // Punch First
  'SFD-097': card(spell([might(5, TARGET)], UNIT)),
  // Sea Monkey
  'SFD-098': card(always(mayPay({ energy: 1 })), when(PLAYED, [buff('this')], { provided: PAID })),
  // Veteran Poro
  'SFD-099': KEYWORDS_ONLY,
  // Yordle Explorer
  'SFD-100': card(when({ event: 'played', of: { is: 'card', power: { min: 2 } }, by: 'you' }, [draw(1)])),
};
