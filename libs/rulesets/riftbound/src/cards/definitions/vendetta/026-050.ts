import { empowerAbility } from '../../keyword-abilities.js';
import {
  always,
  AT_A_BATTLEFIELD,
  ATTACKS,
  BATTLEFIELD,
  BECOMES_EMPOWERED,
  called,
  card,
  CARD,
  chooseOne,
  CONQUERS,
  counter,
  deal,
  delay,
  DID_THAT,
  disempower,
  draw,
  drawThese,
  empower,
  EMPOWERED,
  ENEMY,
  ENEMY_HERE,
  equipment,
  FRIENDLY,
  HOLDS,
  IN_COMBAT,
  kill,
  LOOKED,
  might,
  mode,
  move,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  ON_YOUR_TURN,
  PLAYED,
  predict,
  revealTop,
  score,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  TARGET,
  TARGET_EMPOWERED,
  TURN_ENDS,
  UNIT,
  UNIT_THERE,
  when,
  YOUR_RUNE,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Vendetta, 026 to 050. */
export const VENDETTA_026_050: Definitions = {
  // Field Musicians
  'VEN-026': card(when(PLAYED, [might(3, TARGET)], { targets: [UNIT] })),
  // Hand Hammer
  'VEN-027': equipment([
    always(
      { might: 2, to: 'this' },
      { there: { ...YOUR_UNIT, at: 'this battlefield', other: true }, atLeast: 1, atMost: 1 },
    ),
  ]),
  // Mournful Witness
  'VEN-028': card(
    when({ event: 'combat ends', of: 'this' }, [empower('this')]),
    always({ might: 2, to: 'this' }, EMPOWERED),
  ),
  // Ol' Poro
  'VEN-029': card(always({ forbids: 'playing', of: 'this', before: 4 }, ON_YOUR_TURN)),
  // Serene Ascetic
  'VEN-030': card(
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, EMPOWERED)),
    called('shield', always({ keyword: 'Shield', value: 3, to: 'this' }, EMPOWERED)),
  ),
  // Twilight Shroud
  'VEN-031': card(
    spell([might(1, TARGET), delay(always({ forbids: 'choosing', what: 'it' }), { about: TARGET })], FRIENDLY),
  ),
  // Frostcoat Mother
  'VEN-032': card(
    empowerAbility({ energy: 12, less: { energy: { count: YOUR_RUNE } } }),
    always({ might: 3, to: 'this' }, EMPOWERED),
  ),
  // Pakaa Protector
  'VEN-033': card(
    when(MOVES, [
      revealTop(1),
      drawThese({ all: { zone: 'looked', is: 'unit' } }),
      { do: 'place', what: { all: LOOKED }, on: 'trash' },
      { ...might(2, 'this'), if: DID_THAT },
    ]),
  ),
  // Resonating Strike
  'VEN-034': card(
    spell(
      [move(SECOND_TARGET, { locationOf: TARGET }), might(2, SECOND_TARGET)],
      { ...BATTLEFIELD, side: 'yours' },
      { ...YOUR_UNIT, at: { awayFrom: TARGET } },
    ),
  ),
  // Sanction
  'VEN-035': card(
    chooseOne(
      mode(
        'empower',
        [
          empower(TARGET),
          delay(called('disempower', when(TURN_ENDS, [disempower('it')])), { about: TARGET, once: true }),
        ],
        UNIT,
      ),
      mode(
        'disempower',
        [disempower(TARGET), delay(called('empower', when(TURN_ENDS, [empower('it')])), { about: TARGET, once: true })],
        {
          is: 'unit',
          state: ['empowered'],
        },
      ),
    ),
  ),
  // Sandstone Chimera
  'VEN-036': card(always({ channels: 1 }, UNIT_THERE)),
  // Tomb-Raider Barbara
  'VEN-037': card(
    when(
      PLAYED,
      [
        { ...kill(TARGET), if: { not: TARGET_EMPOWERED } },
        { ...disempower(TARGET), if: TARGET_EMPOWERED },
      ],
      { targets: [{ is: 'gear', side: 'enemy' }], provided: { there: YOUR_RUNE, atLeast: 7 } },
    ),
  ),
  // Akali, Silent
  'VEN-038': card(
    always({ forbids: 'choosing', what: 'this' }, { not: IN_COMBAT }),
    when(MOVES_TO_BATTLEFIELD, [might(2, 'this')]),
  ),
  // Crumbling Sands
  'VEN-039': card(
    spell(
      [
        {
          ...counter(TARGET),
          if: { thisTurn: { event: 'finalized', of: { is: 'spell', not: TARGET }, by: 'opponent' } },
        },
      ],
      SPELL_ON_CHAIN,
    ),
  ),
  // Decree of Focus
  'VEN-040': card(
    spell([might(4, TARGET)], {
      ...FRIENDLY,
      anyOf: [
        { state: ['in combat'], with: { ...ENEMY, domain: 'Fury', state: ['in combat'] } },
        { chosenBy: { ...SPELL_ON_CHAIN, side: 'enemy', domain: 'Fury' } },
      ],
    }),
  ),
  // Riven, Shattered
  'VEN-041': card(
    when(ATTACKS, [deal({ times: 2, of: { count: { is: 'equipment', attachedTo: 'this' } } }, TARGET)], {
      targets: [ENEMY_HERE],
    }),
  ),
  // Shen, Scourge of Shadows
  'VEN-042': card(
    when(HOLDS, [draw(1)], { provided: { there: { ...YOUR_UNIT, at: 'here', other: true }, atLeast: 1, atMost: 1 } }),
  ),
  // Steel Paws
  'VEN-043': card(always({ might: 7, to: 'this' }, EMPOWERED)),
  // Astral Heron
  'VEN-044': card(
    when(
      { event: 'played', of: CARD, by: 'you', nth: 1 },
      [
        delay(always({ costs: 'less', by: { energy: 2, power: 2 }, of: {} }), {
          ends: { event: 'finalized', of: {}, by: 'you' },
        }),
      ],
      { provided: AT_A_BATTLEFIELD },
    ),
  ),
  // Helm of Suppression
  'VEN-045': card(
    always({
      costs: 'more',
      by: { energy: 1, power: { if: EMPOWERED, then: 1, else: 0 } },
      of: { type: 'Spell', player: 'opponent' },
    }),
  ),
  // Nasus, Ascended
  'VEN-046': card(when(CONQUERS, [score(1)], { if: EMPOWERED })),
  // Apprentice Mage
  'VEN-047': card(when(BECOMES_EMPOWERED, [predict(2)]), always({ might: 1, to: 'this' }, EMPOWERED)),
  // Cloud Drake
  'VEN-048': card(when(PLAYED, [draw(1)])),
  // Dredge Up
  'VEN-049': card(spell([draw(1)])),
  // Grumpy Rockbear
  'VEN-050': card(
    empowerAbility({ energy: 12, less: { energy: { count: YOUR_RUNE } } }),
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, EMPOWERED)),
    called('shield', always({ keyword: 'Shield', value: 3, to: 'this' }, EMPOWERED)),
  ),
};
