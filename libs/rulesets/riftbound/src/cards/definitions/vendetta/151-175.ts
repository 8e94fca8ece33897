import {
  always,
  burn,
  card,
  CARD,
  CONQUERS_HERE,
  counter,
  draw,
  drawThese,
  empower,
  ENEMY,
  FEW_RUNES,
  FRIENDLY,
  FRIENDLY_GEAR,
  FRIENDLY_HERE,
  giveKeyword,
  HERE_IS_YOURS,
  HOLDS_HERE,
  kill,
  look,
  LOOKED,
  might,
  PAID_FOR_THAT,
  ready,
  SECOND_TARGET,
  spell,
  SPELL_ON_CHAIN,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_HERE,
  use,
  when,
  YOUR_UNIT_HERE,
  type Definitions,
} from '../common/index.js';

/** Vendetta, 151 to 175. */
export const VENDETTA_151_175: Definitions = {
  // Soul's Reflection
  'VEN-151': card(
    when({ event: 'empowered', of: { other: true }, by: 'you' }, [empower('this')]),
    use({ disempowerThis: true, exhaust: true }, [might(-2, TARGET)], { targets: [UNIT_AT_BATTLEFIELD] }),
  ),
  // Rebuttal
  'VEN-152': card(
    spell(
      [
        { do: 'take item', what: TARGET, may: true, cost: { power: ['any'] } },
        { ...counter(TARGET), if: { not: PAID_FOR_THAT } },
        { do: 'choose anew', what: TARGET, if: PAID_FOR_THAT },
      ],
      { ...SPELL_ON_CHAIN, energy: { max: 4 } },
    ),
  ),
  // Matriarch of War
  'VEN-153': card(
    when({ event: 'empowered', of: { other: true }, by: 'you' }, [empower('this')]),
    use({ disempowerThis: true, power: ['any'], exhaust: true }, [ready(TARGET)], { targets: [UNIT] }),
  ),
  // Public Execution
  'VEN-154': card(
    spell([{ ...kill(SECOND_TARGET), if: { object: TARGET, is: UNIT } }], FRIENDLY, {
      ...ENEMY,
      might: { max: { sum: [{ mightOf: TARGET }, -1] } },
    }),
  ),
  // Heart of the Tempest
  'VEN-155': card(
    when({ event: 'played', of: CARD, by: 'you', from: 'not hand' }, [empower('this')]),
    use({ disempowerThis: true, exhaust: true }, [giveKeyword('Assault', TARGET, 2)], {
      targets: [UNIT],
      timing: 'action',
    }),
  ),
  // Lightning Rush
  'VEN-156': card(
    spell([look(3), drawThese({ pick: LOOKED, upTo: true }), { do: 'place', what: { all: LOOKED }, on: 'trash' }]),
  ),
  // Dragon Roost
  'VEN-157': card(
    always({
      additionalCost: { power: ['any', 'any'] },
      of: { type: 'Unit', tag: 'Dragon', player: 'any' },
      may: true,
      toHere: true,
    }),
  ),
  // Heisho, Shell of the World
  'VEN-158': card(always({ ignores: 'Deflect', while: 'choosing here' })),
  // Kinkou Temple
  'VEN-159': card(always({ might: 1, to: { all: { ...UNIT_HERE, keyword: 'Tank' } } })),
  // Mystic Vortex
  'VEN-160': card(
    always(
      { costs: 'more', by: { power: 1 }, of: { keyword: 'Reaction', player: 'any' } },
      { during: 'showdown here' },
    ),
  ),
  // Piltovan Forge
  'VEN-161': card(
    always({ costs: 'less', by: { energy: 1 }, of: { abilityOf: FRIENDLY_GEAR, first: true } }, HERE_IS_YOURS),
  ),
  // Protective Sands
  'VEN-162': card(when(CONQUERS_HERE, [draw(1)], { provided: FEW_RUNES, may: true, cost: { energy: 1 } })),
  // Risen Altar
  'VEN-163': card(
    always(
      {
        costs: 'less',
        by: { energy: 1, power: 1, or: true },
        of: { abilityOf: YOUR_UNIT_HERE, keyword: 'Empower' },
      },
      HERE_IS_YOURS,
    ),
  ),
  // Sandswept Tomb
  'VEN-164': card(
    always({ costs: 'less', by: { power: 1 }, of: { type: 'Spell', player: 'any', chooses: { all: FRIENDLY_HERE } } }),
  ),
  // Shadow Temple
  'VEN-165': card(when(HOLDS_HERE, [burn(3)])),
  // Threshold of the Gray
  'VEN-166': card(
    when({ event: 'combat begins', of: 'here' }, [{ do: 'add', energy: 1, each: true, if: { fights: 'you' } }]),
  ),
};
