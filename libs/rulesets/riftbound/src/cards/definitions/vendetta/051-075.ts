import {
  always,
  banish,
  BECOMES_READY,
  called,
  card,
  channelExhausted,
  chooseOne,
  CONQUERS,
  costsLess,
  create,
  deal,
  draw,
  empower,
  EMPOWERED,
  ENEMY,
  ENEMY_HERE,
  ENTERS_EXHAUSTED,
  equipment,
  FRIENDLY,
  GEAR,
  gearUnit,
  instead,
  might,
  mode,
  MOVES,
  PLAYED,
  predict,
  ready,
  returnToHand,
  score,
  spell,
  SPELL,
  TARGET,
  TARGET_EMPOWERED,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  type Definitions,
} from '../common/index.js';

/** Vendetta, 051 to 075. */
export const VENDETTA_051_075: Definitions = {
  // Iterative Design
  'VEN-051': card(spell([create('Mech', 'as played')])),
  // Mesmerize
  'VEN-052': card(
    chooseOne(mode('return', [returnToHand(TARGET)], FRIENDLY), mode('might', [might(-2, TARGET)], ENEMY)),
  ),
  // Otterpus
  'VEN-053': card(instead({ would: 'score', whose: 'each', turns: 2 }, [draw(1)])),
  // Questionable Tome
  'VEN-054': card(use({ disempowerThis: true, energy: 1, exhaust: true }, [draw(1)])),
  // Applied Researchers
  'VEN-055': card(always({ costs: 'less', by: { energy: 1, power: 1, floor: 1 }, of: { type: 'Spell' } }, EMPOWERED)),
  // Clairvoyance
  'VEN-056': card(spell([predict(5), draw(2)])),
  // Covert Informant
  'VEN-057': card(when(MOVES, [draw(1)], { if: EMPOWERED })),
  // Patched Porobot
  'VEN-058': gearUnit(
    when(PLAYED, [draw(1)], { provided: { there: { is: 'gear', side: 'yours', other: true }, atLeast: 3 } }),
  ),
  // Shock Blast
  'VEN-059': card(
    always(costsLess({ energy: 2 }), { there: { side: 'yours', state: ['empowered'] } }),
    spell([deal(4, TARGET)], UNIT_AT_BATTLEFIELD),
  ),
  // Sky Cruiser
  'VEN-060': card(
    use(
      { energy: 1, exhaust: true, objects: { do: 'discard', what: { zone: 'your hand', is: 'gear' } } },
      [deal(4, TARGET)],
      { targets: [UNIT_AT_BATTLEFIELD] },
    ),
  ),
  // Decree of Insight
  'VEN-061': card(
    always({ ignores: 'Deflect', while: 'paying for this' }),
    spell([might(-5, TARGET)], { ...ENEMY, domain: 'Body' }),
  ),
  // Hextech Formula
  'VEN-062': card(
    always(ENTERS_EXHAUSTED),
    use({ exhaust: true }, [empower(TARGET)], { targets: [{ is: 'gear', other: true }] }),
  ),
  // Nasus, Guardian of Knowledge
  'VEN-063': card(when({ event: 'dies', of: ENEMY_HERE }, [channelExhausted(1)], { once: true })),
  // Plaza Guardian
  'VEN-064': card(always(costsLess({ energy: { count: { is: 'gear', side: 'yours' } } }))),
  // Swain, Visionary
  'VEN-065': card(
    when(CONQUERS, [score(1)], {
      provided: {
        all: [
          { thisTurn: { event: 'finalized', of: { is: 'unit', token: false }, by: 'you' } },
          { thisTurn: { event: 'finalized', of: { is: 'gear', token: false }, by: 'you' } },
          { thisTurn: { event: 'finalized', of: SPELL, by: 'you' } },
        ],
      },
    }),
  ),
  // Temporal Breach
  'VEN-066': card(
    spell([banish(TARGET), { do: 'play', what: 'those', by: 'owner', ignoring: 'cost', only: 'where it was' }], UNIT),
  ),
  // Bottled Constellation
  'VEN-067': card(
    when({ event: 'main begins', whose: 'you' }, [score(1)], {
      may: true,
      cost: { objects: { do: 'kill', what: { side: 'friendly', other: true, anyOf: [UNIT, GEAR] }, count: 3 } },
    }),
  ),
  // Jayce, Brilliant Inventor
  'VEN-068': card(
    when([PLAYED, { event: 'played', of: { is: 'gear', token: false }, by: 'you', nth: 1 }], [ready(TARGET)], {
      targets: [{ other: true, state: ['exhausted'] }],
      may: true,
    }),
  ),
  // Mel, Newly Awakened
  'VEN-069': card(
    when(PLAYED, [draw(1)]),
    always({ forbids: 'countering', of: 'yours' }, EMPOWERED),
    instead({ would: 'lose might', of: UNIT, by: 'you' }, { mightMore: -1 }, { if: EMPOWERED }),
  ),
  // Brutal Hunter
  'VEN-070': card(
    called('might', always({ might: 2, to: 'this' }, EMPOWERED)),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, EMPOWERED)),
  ),
  // Fretful Feline
  'VEN-071': card(when(BECOMES_READY, [might(2, 'this')])),
  // Guttural Roar
  'VEN-072': card(spell([might({ if: TARGET_EMPOWERED, then: 4, else: 2 }, TARGET)], UNIT)),
  // Jagged Cutlass
  'VEN-073': equipment([always({ forbids: 'moving', what: 'this', effectsOf: 'opponent' })]),
  // Legion Marauder
  'VEN-074': card(always({ might: 1, to: 'this' }, EMPOWERED)),
  // Platewyrm Egg
  'VEN-075': card(
    always(ENTERS_EXHAUSTED),
    use(
      { exhaust: true },
      [
        { do: 'add', energy: 1, if: { not: EMPOWERED } },
        { do: 'add', energy: 2, if: EMPOWERED },
      ],
      { timing: 'reaction' },
    ),
  ),
};
