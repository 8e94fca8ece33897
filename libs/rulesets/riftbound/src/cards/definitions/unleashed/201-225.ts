import {
  always,
  buff,
  called,
  card,
  channelExhausted,
  CONQUERS_HERE,
  create,
  deal,
  delay,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  exhaust,
  FRIENDLY,
  FRIENDLY_AT_BATTLEFIELD,
  gainXp,
  heal,
  HERE_IS_YOURS,
  HOLDS_HERE,
  instead,
  might,
  move,
  predict,
  recall,
  SECOND_TARGET,
  spell,
  SPELL,
  TARGET,
  thisTurn,
  TURN_BEGINS,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_HERE,
  use,
  when,
  YOU_HOLD,
  YOU_PLAY_SPELL,
  YOUR_TURN_BEGINS,
  type Definitions,
} from '../common/index.js';

/** Unleashed, 201 to 225. */
export const UNLEASHED_201_225: Definitions = {
  // Voidreaver
  'UNL-201': card(
    when({ event: 'wins combat', of: 'you' }, [gainXp(1)]),
    called('buff', use({ spendXp: 1, exhaust: true }, [buff(TARGET)], { targets: [UNIT] })),
    called(
      'move',
      use({ spendXp: 2, exhaust: true }, [move(TARGET, 'its base')], {
        targets: [{ ...FRIENDLY_AT_BATTLEFIELD, state: ['exhausted'] }],
      }),
    ),
  ),
  // Void Assault
  'UNL-202': card(
    spell(
      [move(TARGET, 'chosen'), move(SECOND_TARGET, 'chosen second')],
      FRIENDLY,
      ENEMY,
      { destination: 'location', of: TARGET },
      { destination: 'location', of: SECOND_TARGET },
    ),
  ),
  // Keeper of the Hammer
  'UNL-203': card(when(YOU_HOLD, [gainXp(1)]), use({ spendXp: 3, exhaust: true }, [draw(1)])),
  // Keeper's Verdict
  'UNL-204': card(
    spell(
      [
        { do: 'place', what: TARGET, on: 'top', may: true, pickers: { ownerOf: TARGET } },
        { do: 'place', what: TARGET, on: 'bottom' },
      ],
      ENEMY_AT_BATTLEFIELD,
    ),
  ),
  // Abandoned Hall
  'UNL-205': card(
    when(YOU_PLAY_SPELL, [might(1, TARGET)], {
      targets: [{ ...UNIT_HERE, side: 'yours' }],
      may: true,
      controlledBy: 'doer',
    }),
  ),
  // Altar of Blood
  'UNL-206': card(
    instead({ would: 'die', of: UNIT_HERE }, [heal('it'), exhaust('it'), recall('it')], {
      if: { during: 'combat' },
      may: 'its controller',
      cost: { power: ['any', 'any', 'any'] },
    }),
  ),
  // Amateur Recital
  'UNL-207': card(when(HOLDS_HERE, [move(TARGET, 'its base')], { targets: [UNIT_AT_BATTLEFIELD], may: true })),
  // Black Flame Altar
  'UNL-208': card(always({ keyword: 'Shield', to: { all: { ...UNIT_HERE, keyword: 'Temporary' } } })),
  // Dusk Rose Lab
  'UNL-209': card(
    when(YOUR_TURN_BEGINS, [draw(1)], {
      if: HERE_IS_YOURS,
      may: true,
      cost: { objects: { do: 'kill', what: { ...UNIT_HERE, side: 'yours' } } },
    }),
  ),
  // Forbidding Waste
  'UNL-210': card(always({ might: -2, to: { all: { ...UNIT_HERE, state: ['defending', 'alone'] } } })),
  // Forgotten Library
  'UNL-211': card(when({ ...YOU_PLAY_SPELL, spent: 4 }, [predict(1)], { if: HERE_IS_YOURS })),
  // Frozen Fortress
  'UNL-212': card(when(TURN_BEGINS, [deal(1, { all: UNIT_HERE })])),
  // Gardens of Becoming
  'UNL-213': card(always({ ability: use({ exhaust: true }, [gainXp(1)]), to: { all: UNIT_HERE } })),
  // Ripper's Bay
  'UNL-214': card(
    when({ event: 'returned', of: UNIT_HERE }, [channelExhausted(1)], {
      may: true,
      cost: { energy: 1 },
      controlledBy: 'doer',
    }),
  ),
  // Star Spring
  'UNL-215': card(
    when(
      { event: 'played', of: { ...UNIT_HERE, side: 'yours', token: false }, by: 'you', nth: 1 },
      [move(TARGET, 'its base')],
      { targets: [{ ...UNIT_HERE, side: 'yours', not: 'it' }], may: true, controlledBy: 'doer' },
    ),
  ),
  // The Academy
  'UNL-216': card(
    when(HOLDS_HERE, [
      delay(always({ repeat: 'base cost', of: { type: 'Spell' } }), {
        ends: { event: 'finalized', of: SPELL, by: 'you' },
      }),
    ]),
  ),
  // Trapping Grounds
  'UNL-217': card(when(CONQUERS_HERE, [create('Bird', 'as played')], { provided: { excess: 3 } })),
  // Valley of Idols
  'UNL-218': card(
    when({ event: 'played', of: { ...UNIT_HERE, side: 'yours' }, by: 'you' }, [buff('it')], {
      may: true,
      cost: { energy: 1 },
      controlledBy: 'doer',
    }),
  ),
  // Vaults of Helia
  'UNL-219': card(when(HOLDS_HERE, [thisTurn({ costs: 'more', by: { energy: 1 }, of: { type: 'Unit' } })])),
};
