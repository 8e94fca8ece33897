import {
  always,
  attach,
  ATTACKS,
  called,
  card,
  CARD,
  costsLess,
  create,
  deal,
  DEFENDS,
  detach,
  DID_THAT,
  DIES,
  draw,
  ENEMY_HERE,
  ENEMY_WITH_TARGET,
  ENTERS_READY,
  equipment,
  FRIENDLY_AT_BATTLEFIELD,
  GEAR,
  giveKeyword,
  gold,
  instead,
  KEYWORDS_ONLY,
  kill,
  mayPay,
  might,
  PAID,
  PLAYED,
  SECOND_TARGET,
  spell,
  TARGET,
  thisTurn,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_IN_TRASH,
  use,
  when,
  WINS_COMBAT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 001 to 025. */
export const SPIRITFORGED_001_025: Definitions = {
  // Against the Odds
  'SFD-001': card(spell([might({ times: 2, of: { count: ENEMY_WITH_TARGET } }, TARGET)], FRIENDLY_AT_BATTLEFIELD)),
  // Armed Assailant
  'SFD-002': KEYWORDS_ONLY,
  // Blood Rush
  'SFD-003': card(spell([giveKeyword('Assault', TARGET, 2)], UNIT)),
  // Bushwhack
  'SFD-004': card(spell([thisTurn({ enters: 'ready', what: 'friendly units' }), gold()])),
  // Detonate
  'SFD-005': card(spell([kill(TARGET), { do: 'draw', who: { controllerOf: 'those' }, count: 2 }], GEAR)),
  // Eager Drakehound
  'SFD-006': card(always(ENTERS_READY)),
  // Gem Jammer
  'SFD-007': card(when(PLAYED, [giveKeyword('Ganking', TARGET)], { targets: [UNIT] })),
  // Sentinel Adept
  'SFD-008': KEYWORDS_ONLY,
  // Serrated Dirk
  'SFD-009': equipment(),
  // Void Drone
  'SFD-010': card(always(costsLess({ energy: 2 }), { not: { played: 'from hand' } })),
  // Angle Shot
  'SFD-011': card(
    spell(
      [
        { ...detach(SECOND_TARGET), may: true, if: { object: SECOND_TARGET, is: { attachedTo: TARGET } } },
        {
          ...attach(SECOND_TARGET, TARGET),
          may: true,
          if: { all: [{ not: DID_THAT }, { object: SECOND_TARGET, is: { notAttachedTo: TARGET } }] },
        },
        draw(1),
      ],
      UNIT,
      { is: 'equipment', controlledLike: TARGET },
    ),
  ),
  // Battering Ram
  'SFD-012': card(always(costsLess({ energy: { happened: { event: 'finalized', of: CARD, by: 'you' } }, floor: 1 }))),
  // Blast Corps Cadet
  'SFD-013': card(
    always(mayPay({ energy: 1, power: ['own'] })),
    when(PLAYED, [deal(2, TARGET)], { targets: [UNIT_AT_BATTLEFIELD], provided: PAID }),
  ),
  // Minotaur Reckoner
  'SFD-014': card(always({ forbids: 'moving', what: { all: UNIT }, to: 'base' })),
  // Perched Grimwyrm
  'SFD-015': card(always({ forbids: 'playing', of: 'this', to: 'elsewhere than conquered this turn' })),
  // Recurve Bow
  'SFD-016': equipment([when([ATTACKS, DEFENDS], [deal(2, TARGET)], { targets: [ENEMY_HERE] })]),
  // Sudden Storm
  'SFD-017': card(
    spell(
      [deal({ if: { object: TARGET, is: { state: ['attacking'] } }, then: 4, else: 2 }, TARGET)],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Void Hatchling
  'SFD-018': card(instead({ would: 'reveal' }, { looksFirst: 1 })),
  // Assembly Rig
  'SFD-019': card(
    use({ energy: 1, power: ['own'], exhaust: true, objects: { do: 'recycle', what: UNIT_IN_TRASH } }, [
      create('Mech', 'your base'),
    ]),
  ),
  // Draven, Vanquisher
  'SFD-020': card(
    called('win', when(WINS_COMBAT, [gold()])),
    called('fight', when([ATTACKS, DEFENDS], [might(2, 'this')], { may: true, cost: { power: ['own'] } })),
  ),
  // Ferrous Forerunner
  'SFD-021': card(when(DIES, [create('Mech', 'your base', { count: 2 })])),
  // Long Sword
  'SFD-022': equipment(),
  // Piercing Light
  'SFD-023': card(
    spell([deal(2, TARGET), deal(2, SECOND_TARGET)], UNIT_AT_BATTLEFIELD, {
      target: { is: 'unit', not: TARGET },
      min: 0,
      max: 1,
    }),
  ),
  // Rell, Magnetic
  'SFD-024': card(
    when(
      ATTACKS,
      [
        { do: 'play', what: { pick: { zone: 'your hand', is: 'equipment', energy: { max: 2 } } }, ignoring: 'cost' },
        { do: 'trigger', about: 'those', if: DID_THAT, ability: when([], [attach('it', 'this')]) },
      ],
      { may: true },
    ),
  ),
  // Rengar, Pouncing
  'SFD-025': card(always({ playableTo: 'battlefield attacked', what: 'this' })),
};
