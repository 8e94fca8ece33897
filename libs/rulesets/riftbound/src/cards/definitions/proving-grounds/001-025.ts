import {
  always,
  BATTLEFIELD,
  card,
  create,
  deal,
  delay,
  draw,
  ENEMY,
  ENEMY_WITH_TARGET,
  ENTERS_READY,
  exhaust,
  fight,
  FRIENDLY,
  heal,
  instead,
  KEYWORDS_ONLY,
  kill,
  might,
  move,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  ready,
  recall,
  returnToHand,
  RUNE,
  SECOND_TARGET,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOU_CONQUER,
  YOUR_RUNE,
  YOUR_TURN_ENDS,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Proving Grounds, 001 to 025. */
export const PROVING_GROUNDS_001_025: Definitions = {
  // Annie, Fiery
  'OGS-001': card(always({ bonusDamage: 1, of: 'yours' })),
  // Firestorm
  'OGS-002': card(spell([deal(3, { all: ENEMY_WITH_TARGET })], BATTLEFIELD)),
  // Incinerate
  'OGS-003': card(spell([deal(2, TARGET)], UNIT_AT_BATTLEFIELD)),
  // Yi, Meditative
  'OGS-004': card(always({ might: 4, to: 'this' }, { there: YOUR_RUNE, atLeast: 8 })),
  // Zephyr Sage
  'OGS-005': KEYWORDS_ONLY,
  // Lux, Illuminated
  'OGS-006': card(when({ event: 'played', of: { is: 'spell', energy: { min: 5 } }, by: 'you' }, [might(3, 'this')])),
  // Garen, Rugged
  'OGS-007': KEYWORDS_ONLY,
  // Gentlemen's Duel
  'OGS-008': card(spell([might(3, TARGET), fight(TARGET, SECOND_TARGET)], FRIENDLY, ENEMY)),
  // Yi, Honed
  'OGS-009': card(always(ENTERS_READY)),
  // Annie, Stubborn
  'OGS-010': card(when(PLAYED, [returnToHand(TARGET)], { targets: [{ is: 'spell', zone: 'your trash' }] })),
  // Flash
  'OGS-011': card(spell([move(TARGET, 'its base')], { target: FRIENDLY, min: 0, max: 2 })),
  // Blast of Power
  'OGS-012': card(spell([kill(TARGET)], UNIT_AT_BATTLEFIELD)),
  // Garen, Commander
  'OGS-013': card(always({ might: 1, to: { all: OTHER_FRIENDLY_HERE } })),
  // Lux, Crownguard
  'OGS-014': card(use({ exhaust: true }, [{ do: 'add', energy: 2, only: 'spells' }], { timing: 'reaction' })),
  // Recruit the Vanguard
  'OGS-015': card(spell([create('Recruit', 'as played', { count: 4 })])),
  // Vanguard Attendant
  'OGS-016': card(always(ENTERS_READY)),
  // Dark Child - Starter
  'OGS-017': card(when(YOUR_TURN_ENDS, [ready(TARGET)], { targets: [{ target: RUNE, min: 0, max: 2 }] })),
  // Tibbers
  'OGS-018': card(when(PLAYED, [deal(3, { all: UNIT_AT_BATTLEFIELD })])),
  // Wuju Bladesman - Starter
  'OGS-019': card(always({ might: 2, to: { all: { ...FRIENDLY, state: ['defending', 'alone'] } } })),
  // Highlander
  'OGS-020': card(
    spell(
      [
        delay(instead({ would: 'die', of: 'it' }, [heal('it'), exhaust('it'), recall('it')]), {
          about: TARGET,
          once: true,
        }),
      ],
      FRIENDLY,
    ),
  ),
  // Lady of Luminosity - Starter
  'OGS-021': card(when({ event: 'played', of: { is: 'spell', energy: { min: 5 } }, by: 'you' }, [draw(1)])),
  // Final Spark
  'OGS-022': card(spell([deal(8, TARGET)], UNIT)),
  // Might of Demacia - Starter
  'OGS-023': card(when(YOU_CONQUER, [draw(2)], { provided: { there: { ...YOUR_UNIT, at: 'there' }, atLeast: 4 } })),
  // Decisive Strike
  'OGS-024': card(spell([might(2, { all: FRIENDLY })])),
};
