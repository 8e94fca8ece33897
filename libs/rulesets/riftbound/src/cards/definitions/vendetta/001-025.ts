import { empowerAbility } from '../../keyword-abilities.js';
import {
  always,
  ATTACKS,
  banish,
  burn,
  called,
  card,
  CARD_IN_TRASH,
  create,
  deal,
  draw,
  EMPOWERED,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  equipment,
  FEW_RUNES,
  GEAR,
  giveKeyword,
  instead,
  kill,
  mayPay,
  might,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  OTHER_FRIENDLY,
  PAID,
  PLAYED,
  PLAYER,
  ready,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  when,
  YOUR_HAND,
  YOUR_RUNE,
  YOUR_TRASH,
  YOUR_TURN_BEGINS,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Vendetta, 001 to 025. */
export const VENDETTA_001_025: Definitions = {
  // Baccai Sandspinner
  'VEN-001': card(
    empowerAbility({ energy: 5, less: { energy: { if: FEW_RUNES, then: 3, else: 0 } } }),
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, EMPOWERED)),
    called('assault', always({ keyword: 'Assault', value: 2, to: 'this' }, EMPOWERED)),
  ),
  // Blade Twirler
  'VEN-002': card(when({ ...MOVES, nth: 1 }, [{ do: 'burn', who: TARGET, count: 1 }], { targets: [PLAYER] })),
  // Brittle Steel
  'VEN-003': card(spell([kill(TARGET)], GEAR)),
  // Dune Surfer
  'VEN-004': card(always({ ignores: 'Tank', while: 'assigning here' })),
  // Forsaken Baccai
  'VEN-005': card(when(YOUR_TURN_BEGINS, [might(1, 'this')], { if: { fewer: YOUR_RUNE } })),
  // Oasis Raider
  'VEN-006': card(
    when(YOUR_TURN_BEGINS, [might(2, 'this'), giveKeyword('Ganking', 'this')], { if: { fewer: YOUR_RUNE } }),
  ),
  // Punching Poro
  'VEN-007': card(always({ might: 1, to: 'this' }, EMPOWERED)),
  // Ruthless Strike
  'VEN-008': card(
    always(mayPay({ objects: { do: 'discard', what: YOUR_HAND } })),
    spell([deal({ if: PAID, then: 5, else: 3 }, TARGET)], UNIT_AT_BATTLEFIELD),
  ),
  // Baccai Reaper
  'VEN-009': card(when(ATTACKS, [giveKeyword('Assault', 'this', 2)], { may: true, cost: { power: ['own'] } })),
  // Consuming Curse
  'VEN-010': card(
    spell(
      [{ ...deal(2, TARGET), bonus: { count: { ...CARD_IN_TRASH, name: 'Consuming Curse' } } }],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Pendulum Blade
  'VEN-011': equipment([when(MOVES_TO_BATTLEFIELD, [might(2, 'this')])]),
  // Perfect Execution
  'VEN-012': card(spell([ready(TARGET), giveKeyword('Assault', TARGET, 3)], UNIT)),
  // Shadow Assassin
  'VEN-013': card(always(ENTERS_READY, { there: { ...CARD_IN_TRASH, name: 'Shadow Assassin' } })),
  // Shadow Fiend
  'VEN-014': card(always({ keyword: 'Assault', value: 3, to: 'this' }, EMPOWERED)),
  // Decree of Rage
  'VEN-015': card(
    spell([deal(4, TARGET)], { ...ENEMY, domain: 'Calm' }),
    always({ forbids: 'countering', of: 'this' }),
  ),
  // Eclipse Dragon
  'VEN-016': card(when(MOVES, [draw(1)], { provided: FEW_RUNES })),
  // Morgana, Vindictive
  'VEN-017': card(when(PLAYED, [deal({ damageOn: TARGET }, TARGET)], { targets: [UNIT] })),
  // Rage Amplifier
  'VEN-018': card(always({ might: { if: EMPOWERED, then: 2, else: 1 }, to: { all: YOUR_UNIT } })),
  // Renekton, Rage Fueled
  'VEN-019': card(when(ATTACKS, [deal(2, { all: ENEMY_HERE })], { provided: FEW_RUNES })),
  // Twilight Reveler
  'VEN-020': card(when(ATTACKS, [ready(TARGET)], { targets: [OTHER_FRIENDLY] })),
  // Akali, Deadly Weapon
  'VEN-021': card(
    when({ ...MOVES, between: true }, [deal({ if: EMPOWERED, then: 2, else: 1 }, TARGET)], {
      targets: [{ ...UNIT, at: 'moved between' }],
      may: true,
    }),
    always({ might: 1, to: 'this' }, EMPOWERED),
  ),
  // Endless Riches
  'VEN-022': card(
    when(PLAYED, [banish({ all: YOUR_HAND }), banish({ all: YOUR_TRASH }), burn(7)]),
    called('draw', instead({ would: 'begin', step: 'draw' }, { skip: true })),
    always({ playsFrom: 'trash' }),
    called('trash', instead({ would: 'go to trash' }, [banish('it')])),
  ),
  // Zed, From the Shadows
  'VEN-023': card(
    always(mayPay({ objects: { do: 'discard', what: YOUR_HAND } })),
    when(PLAYED, [create('Shadow Clone', 'as played')], { provided: PAID }),
  ),
  // Affectionate Poro
  'VEN-024': card(
    when({ event: 'combat ends', of: 'this' }, [draw(1)], {
      provided: { thisTurn: { event: 'damaged', of: 'this' }, atMost: 0 },
    }),
  ),
  // Esteemed Hierophant
  'VEN-025': card(
    instead(
      { would: 'take damage', of: 'this', from: 'spells and abilities', by: 'opponent' },
      { prevent: 'all' },
      { if: { there: YOUR_RUNE, atLeast: 7 } },
    ),
  ),
};
