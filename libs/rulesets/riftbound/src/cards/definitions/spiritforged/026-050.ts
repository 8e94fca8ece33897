import {
  always,
  attach,
  ATTACKS,
  buff,
  card,
  channelExhausted,
  CONQUERS,
  counter,
  create,
  deal,
  DID_THAT,
  DIES,
  draw,
  drawThese,
  ENEMY_HERE,
  ENEMY_ITEM,
  ENTERS_READY,
  equipment,
  exhaust,
  FRIENDLY,
  FRIENDLY_AT_BATTLEFIELD,
  FRIENDLY_GEAR,
  GEAR,
  HOLDS,
  KEYWORDS_ONLY,
  kill,
  LEGEND,
  might,
  mode,
  move,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  mustPay,
  oneOf,
  OTHER_FRIENDLY,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  ready,
  RECYCLE_REST,
  returnToHand,
  revealTop,
  RUNE,
  SECOND_TARGET,
  spell,
  stun,
  swapPlaces,
  TARGET,
  UNIT,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_HAND,
  YOUR_MECH,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 026 to 050. */
export const SPIRITFORGED_026_050: Definitions = {
  // Rumble, Hotheaded
  'SFD-026': card(
    always({ keyword: 'Assault', to: { all: YOUR_MECH } }),
    when(CONQUERS, [{ do: 'play', what: TARGET, less: { mightBefore: 'paid' } }], {
      targets: [{ ...UNIT_IN_TRASH, tag: 'Mech' }],
      may: true,
      cost: { objects: { do: 'recycle', what: OTHER_FRIENDLY } },
    }),
  ),
  // Dunebreaker
  'SFD-027': card(always(ENTERS_READY, { there: YOUR_HAND, atMost: 2 }), when(HOLDS, [draw(2)])),
  // Lucian, Gunslinger
  'SFD-028': card(when(ATTACKS, [deal({ keywordValue: 'Assault', on: 'this' }, TARGET)], { targets: [ENEMY_HERE] })),
  // Rek'Sai, Breacher
  'SFD-029': card(always({ cardKeyword: 'Accelerate', of: { type: 'Unit', player: 'friendly', from: 'elsewhere' } })),
  // Skyfall of Areion
  'SFD-030': equipment([always({ alias: 'conquers and holds', to: 'this' })]),
  // Desert's Call
  'SFD-031': card(spell([create('Sand Soldier', 'as played')])),
  // Disarming Rake
  'SFD-032': card(when(PLAYED, [kill(TARGET)], { targets: [GEAR], may: true })),
  // Doran's Shield
  'SFD-033': equipment(),
  // Feral Strength
  'SFD-034': card(spell([might(2, TARGET)], UNIT)),
  // Guardian of the Passage
  'SFD-035': card(when(HOLDS, [returnToHand(TARGET)], { targets: [oneOf('your trash', UNIT, GEAR)], may: true })),
  // Lonely Poro
  'SFD-036': card(when(DIES, [draw(1)], { if: { there: OTHER_FRIENDLY_HERE, atMost: 0 } })),
  // Navori Scout
  'SFD-037': KEYWORDS_ONLY,
  // Ribbon Dancer
  'SFD-038': card(when(MOVES_TO_BATTLEFIELD, [might(1, TARGET)], { targets: [OTHER_FRIENDLY] })),
  // Royal Entourage
  'SFD-039': card(
    when(
      PLAYED,
      [
        { ...ready(TARGET), may: true },
        { ...exhaust(TARGET), if: { not: DID_THAT } },
      ],
      { targets: [LEGEND] },
    ),
  ),
  // Thwonk!
  'SFD-040': card(spell([stun(TARGET)], { is: 'unit', state: ['attacking'] })),
  // Apprentice Smith
  'SFD-041': card(when(MOVES, [revealTop(1), drawThese({ all: { zone: 'looked', is: 'gear' } }), RECYCLE_REST])),
  // Brutalizer
  'SFD-042': equipment([
    always({ might: 2, to: 'this' }, { object: 'attachment', is: { state: ['attached this turn'] } }),
  ]),
  // Emperor's Divide
  'SFD-043': card(
    spell([move(TARGET, 'its base')], {
      target: FRIENDLY_AT_BATTLEFIELD,
      min: 0,
      max: 99,
      group: { same: 'location' },
    }),
  ),
  // Legion Quartermaster
  'SFD-044': card(always(mustPay({ objects: { do: 'return', what: FRIENDLY_GEAR } }))),
  // Not So Fast
  'SFD-045': card(spell([counter(TARGET)], { ...ENEMY_ITEM, chooses: { side: 'friendly', anyOf: [UNIT, GEAR] } })),
  // Poro Snax
  'SFD-046': card(
    when(PLAYED, [draw(1)]),
    use({ energy: 1, power: ['own'], exhaust: true, killThis: true }, [draw(1)]),
  ),
  // Simian Ancestor
  'SFD-047': card(when({ event: 'buffed', of: 'this', by: 'you' }, [ready('this')])),
  // Stellacorn Herder
  'SFD-048': card(when(MOVES, [draw(1)])),
  // Aphelios, Exalted
  'SFD-049': card(
    when({ event: 'attached', of: 'this', what: { is: 'equipment' }, by: 'you' }, [], {
      different: 'each turn',
      modes: [
        mode('ready', [ready(TARGET)], { target: RUNE, min: 2, max: 2 }),
        mode('channel', [channelExhausted(1)]),
        mode('buff', [buff(TARGET)], FRIENDLY),
      ],
    }),
  ),
  // Azir, Ascendant
  'SFD-050': card(
    use(
      { power: ['own'] },
      [
        swapPlaces('this', TARGET),
        { ...attach(SECOND_TARGET, 'this'), may: true, if: { object: SECOND_TARGET, is: {} } },
      ],
      {
        targets: [YOUR_UNIT, { target: { is: 'equipment', attachedTo: TARGET }, min: 0, max: 1 }],
        timing: 'action',
        once: true,
      },
    ),
  ),
};
