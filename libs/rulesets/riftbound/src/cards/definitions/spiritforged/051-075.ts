import {
  always,
  BECOMES_READY,
  called,
  card,
  CONQUERS,
  costsLess,
  deal,
  DID_THAT,
  drawThese,
  ENEMY,
  ENTERS_READY,
  equipment,
  exhaust,
  GEAR,
  gold,
  heal,
  HOLDS,
  instead,
  kill,
  look,
  mayPay,
  might,
  move,
  PAID,
  PLAYED,
  ready,
  recall,
  RECYCLE_REST,
  returnToHand,
  reveal,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_HERE,
  UNIT_THERE,
  use,
  when,
  YOU_PLAY_SPELL,
  YOUR_MECH,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 051 to 075. */
export const SPIRITFORGED_051_075: Definitions = {
  // Guardian Angel
  'SFD-051': equipment([
    instead({ would: 'die', of: 'this' }, [kill('attachment'), heal('it'), exhaust('it'), recall('it')]),
  ]),
  // Heart of Dark Ice
  'SFD-052': card(use({ exhaust: true }, [might(3, TARGET)], { targets: [UNIT] })),
  // Janna, Savior
  'SFD-053': card(
    when(PLAYED, [heal({ all: { ...UNIT_HERE, side: 'yours' } }), move(TARGET, 'its base')], {
      targets: [{ target: { ...ENEMY, at: 'this battlefield' }, min: 0, max: 1 }],
    }),
  ),
  // Jax, Unmatched
  'SFD-054': card(always({ cardKeyword: 'Quick-Draw', of: { tag: 'Equipment' } })),
  // Needlessly Large Yordle
  'SFD-055': card(
    always(
      costsLess({
        energy: { times: 2, of: { happened: { event: 'gains points', by: 'you', from: 'hold' } } },
        power: { happened: { event: 'gains points', by: 'you', from: 'hold' } },
        own: true,
      }),
    ),
  ),
  // Sterak's Gage
  'SFD-056': equipment(),
  // Irelia, Fervent
  'SFD-057': card(
    when(
      [
        { event: 'chosen', of: 'this', by: 'you' },
        { ...BECOMES_READY, by: 'you' },
      ],
      [might(1, 'this')],
    ),
  ),
  // Ornn, Blacksmith
  'SFD-058': card(
    when(
      [PLAYED, HOLDS],
      [look(4), reveal({ pick: { zone: 'looked', is: 'gear' }, upTo: true }), drawThese('those'), RECYCLE_REST],
    ),
  ),
  // Svellsongur
  'SFD-059': { ...card(), bearer: 'copied' },
  // Tianna Crownguard
  'SFD-060': card(always({ forbids: 'gaining points', who: 'opponent' }, UNIT_THERE)),
  // Aspiring Engineer
  'SFD-061': card(when(PLAYED, [returnToHand(TARGET)], { targets: [{ is: 'gear', zone: 'your trash' }] })),
  // Bubble Bot
  'SFD-062': card(
    when(PLAYED, [ready(TARGET)], { targets: [{ is: 'permanent', side: 'friendly', tag: 'Mech', other: true }] }),
  ),
  // Chemtech Cask
  'SFD-063': card(when(YOU_PLAY_SPELL, [gold()], { if: { turnOf: 'opponent' }, may: true, cost: { exhaust: true } })),
  // Cloth Armor
  'SFD-064': equipment(),
  // Forecaster
  'SFD-065': card(always({ keyword: 'Vision', to: { all: YOUR_MECH } })),
  // Frigid Touch
  'SFD-066': card(spell([might(-2, TARGET)], UNIT)),
  // Frostcoat Cub
  'SFD-067': card(
    always(mayPay({ power: ['own'] })),
    when(PLAYED, [might(-2, TARGET)], { targets: [UNIT], provided: PAID }),
  ),
  // Gearhead
  'SFD-068': card(always({ bonusTimes: 2, to: 'this' })),
  // Plundering Poro
  'SFD-069': card(when(CONQUERS, [gold()])),
  // Wages of Pain
  'SFD-070': card(spell([deal(3, TARGET), gold()], UNIT_AT_BATTLEFIELD)),
  // Breakneck Mech
  'SFD-071': card(
    called('deflect', always({ keyword: 'Deflect', to: { all: YOUR_MECH } })),
    called('ganking', always({ keyword: 'Ganking', to: { all: YOUR_MECH } })),
    called('enters', always(ENTERS_READY, { there: { is: 'permanent', side: 'yours', tag: 'Mech', other: true } })),
  ),
  // Dropboarder
  'SFD-072': card(when(PLAYED, [ready('this')], { provided: { there: { is: 'gear', side: 'yours' }, atLeast: 2 } })),
  // Experimental Hexplate
  'SFD-073': equipment([always({ tag: 'Mech', to: 'this' })]),
  // Pickpocket
  'SFD-074': card(
    when(PLAYED, [kill(TARGET), { ...gold(), if: DID_THAT }], {
      targets: [{ is: 'gear', energy: { max: 1 } }],
      may: true,
    }),
  ),
  // Prize of Progress
  'SFD-075': card(when({ event: 'uses', of: GEAR, by: 'you' }, [might(1, 'this')])),
};
