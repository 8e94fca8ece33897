import {
  always,
  buff,
  card,
  channelExhausted,
  CONQUERS_HERE,
  DEFENDS_HERE,
  delay,
  discardCards,
  draw,
  FIRST_TURN,
  FRIENDLY_HERE,
  HOLDS_HERE,
  might,
  move,
  predict,
  ready,
  recycle,
  RUNE,
  TARGET,
  TURN_BEGINS,
  TURN_ENDS,
  UNIT,
  UNIT_HERE,
  when,
  YOUR_RUNE,
  YOUR_TRASH,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 276 to 300. */
export const ORIGINS_276_300: Definitions = {
  // Aspirant's Climb
  'OGN-276': card(always({ victoryScore: 1 })),
  // Back-Alley Bar
  'OGN-277': card(when({ event: 'moves', of: UNIT, from: 'here' }, [might(1, 'it')])),
  // Bandle Tree
  'OGN-278': card(always({ hidesMore: 1 })),
  // Fortified Position
  'OGN-279': card(
    when(DEFENDS_HERE, [{ do: 'keyword', what: TARGET, keyword: 'Shield', value: 2, until: 'combat' }], {
      targets: [UNIT],
    }),
  ),
  // Grove of the God-Willow
  'OGN-280': card(when(HOLDS_HERE, [draw(1)])),
  // Hallowed Tomb
  'OGN-281': card(
    when(
      HOLDS_HERE,
      [{ do: 'place', what: TARGET, on: 'champion', if: { there: { zone: 'your champion zone' }, atMost: 0 } }],
      { targets: [{ ...YOUR_TRASH, chosenChampion: true }], may: true },
    ),
  ),
  // Monastery of Hirana
  'OGN-282': card(
    when(CONQUERS_HERE, [draw(1)], { may: true, cost: { objects: { do: 'spend-buff', what: YOUR_UNIT } } }),
  ),
  // Navori Fighting Pit
  'OGN-283': card(when(HOLDS_HERE, [buff(TARGET)], { targets: [UNIT_HERE] })),
  // Obelisk of Power
  'OGN-284': card(when(TURN_BEGINS, [{ do: 'channel', who: 'turn player', count: 1 }], { if: FIRST_TURN })),
  // Reaver's Row
  'OGN-285': card(when(DEFENDS_HERE, [move(TARGET, 'its base')], { targets: [FRIENDLY_HERE], may: true })),
  // Reckoner's Arena
  'OGN-286': card(when(HOLDS_HERE, [{ do: 'activate effects', of: 'conquers', what: { all: UNIT_HERE } }])),
  // Sigil of the Storm
  'OGN-287': card(when(CONQUERS_HERE, [recycle({ pick: YOUR_RUNE })])),
  // Startipped Peak
  'OGN-288': card(when(HOLDS_HERE, [channelExhausted(1)], { may: true })),
  // Targon's Peak
  'OGN-289': card(
    when(CONQUERS_HERE, [
      delay(when(TURN_ENDS, [ready(TARGET)], { targets: [{ target: RUNE, min: 0, max: 2 }] }), { once: true }),
    ]),
  ),
  // The Arena's Greatest
  'OGN-290': card(when(TURN_BEGINS, [{ do: 'score', who: 'turn player', amount: 1 }], { if: FIRST_TURN })),
  // The Candlelit Sanctum
  'OGN-291': card(when(CONQUERS_HERE, [predict(2)])),
  // The Dreaming Tree
  'OGN-292': card(
    when({ event: 'chosen', of: FRIENDLY_HERE, by: 'you', with: 'spell', nth: 1 }, [draw(1)], {
      controlledBy: 'doer',
    }),
  ),
  // The Grand Plaza
  'OGN-293': card(
    when(HOLDS_HERE, [{ do: 'win', who: 'you' }], { provided: { there: { ...UNIT_HERE, side: 'yours' }, atLeast: 7 } }),
  ),
  // Trifarian War Camp
  'OGN-294': card(always({ might: 1, to: { all: UNIT_HERE } })),
  // Vilemaw's Lair
  'OGN-295': card(always({ forbids: 'moving', what: { all: UNIT_HERE }, to: 'base' })),
  // Void Gate
  'OGN-296': card(always({ bonusDamage: 1, of: 'any', to: UNIT_HERE })),
  // Windswept Hillock
  'OGN-297': card(always({ keyword: 'Ganking', to: { all: UNIT_HERE } })),
  // Zaun Warrens
  'OGN-298': card(when(CONQUERS_HERE, [discardCards(1), draw(1)])),
};
