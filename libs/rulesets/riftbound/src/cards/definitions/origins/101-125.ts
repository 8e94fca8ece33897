import {
  always,
  ATTACKS,
  banish,
  buff,
  BUFFED,
  card,
  CARD,
  CARD_IN_TRASH,
  CONQUERS,
  create,
  deal,
  DEFENDS,
  DIES,
  draw,
  ENEMY,
  ENEMY_HERE,
  exhaust,
  FRIENDLY,
  GEAR,
  LEGEND,
  look,
  LOOKED,
  might,
  OTHER_FRIENDLY,
  PLAYED,
  ready,
  recycle,
  RECYCLE_REST,
  returnToHand,
  revealTop,
  SECOND_TARGET,
  spell,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  weaken,
  when,
  YOU_PLAY_SPELL,
  YOUR_RUNE,
  YOUR_TURN_BEGINS,
  type Definitions,
} from '../common/index.js';

/** Origins, 101 to 125. */
export const ORIGINS_101_125: Definitions = {
  // Mushroom Pouch
  'OGN-101': card(when(YOUR_TURN_BEGINS, [draw(1)], { provided: { there: { zone: 'your facedown' } } })),
  // Portal Rescue
  'OGN-102': card(
    spell([banish(TARGET), { do: 'play', what: 'those', by: 'owner', ignoring: 'cost', only: 'its base' }], FRIENDLY),
  ),
  // Ravenbloom Student
  'OGN-103': card(when(YOU_PLAY_SPELL, [might(1, 'this')])),
  // Retreat
  'OGN-104': card(
    spell([returnToHand(TARGET), { do: 'channel', who: { ownerOf: 'those' }, count: 1, exhausted: true }], FRIENDLY),
  ),
  // Singularity
  'OGN-105': card(spell([deal(6, TARGET)], { target: UNIT, min: 0, max: 2 })),
  // Sprite Mother
  'OGN-106': card(when(PLAYED, [create('Sprite', 'here', { ready: true })])),
  // Ava Achiever
  'OGN-107': card(
    when(
      ATTACKS,
      [
        {
          do: 'play',
          what: { pick: { zone: 'your hand', keyword: 'Hidden' }, upTo: true },
          ignoring: 'cost',
          only: 'here',
        },
      ],
      { may: true, cost: { power: ['own'] } },
    ),
  ),
  // Convergent Mutation
  'OGN-108': card(
    spell(
      [
        {
          ...might({ raising: TARGET, to: SECOND_TARGET }, TARGET),
          if: { amount: { raising: TARGET, to: SECOND_TARGET }, least: 0 },
        },
      ],
      FRIENDLY,
      { ...FRIENDLY, not: TARGET },
    ),
  ),
  // Dr. Mundo, Expert
  'OGN-109': card(
    always({ might: { count: CARD_IN_TRASH }, to: 'this' }),
    when(YOUR_TURN_BEGINS, [recycle({ pick: CARD_IN_TRASH, count: 3 })]),
  ),
  // Ekko, Recurrent
  'OGN-110': card(when(DIES, [ready({ all: YOUR_RUNE })], { cost: { recycleThis: true } })),
  // Heimerdinger, Inventor
  'OGN-111': card(
    always({
      exhaustAbilitiesOf: { side: 'friendly', other: true, anyOf: [LEGEND, UNIT, GEAR] },
      to: 'this',
    }),
  ),
  // Kai'Sa, Evolutionary
  'OGN-112': card(
    when(CONQUERS, [{ do: 'play', what: TARGET, ignoring: 'energy', then: 'recycle' }], {
      targets: [{ is: 'spell', zone: 'your trash', energy: { max: { sum: [{ pointsOf: 'you' }, -1] } } }],
      may: true,
    }),
  ),
  // Malzahar, Fanatic
  'OGN-113': card(
    use(
      { exhaust: true, objects: { do: 'kill', what: { is: 'permanent', side: 'friendly' } } },
      [{ do: 'add', power: ['any', 'any'] }],
      { timing: 'action' },
    ),
  ),
  // Progress Day
  'OGN-114': card(spell([draw(4)])),
  // Promising Future
  'OGN-115': card(
    spell([
      { ...look(5), each: true },
      { ...banish({ pick: LOOKED }), each: true, remember: true },
      { ...recycle({ all: LOOKED }), each: true },
      {
        do: 'play',
        what: { all: { zone: 'your banishment', among: 'chosen' } },
        ignoring: 'energy',
        each: 'next first',
      },
    ]),
  ),
  // Thousand-Tailed Watcher
  'OGN-116': card(when(PLAYED, [weaken(3, { all: ENEMY })])),
  // Viktor, Innovator
  'OGN-117': card(
    when({ event: 'played', of: CARD, by: 'you' }, [create('Recruit', 'your base')], { if: { turnOf: 'opponent' } }),
  ),
  // Wraith of Echoes
  'OGN-118': card(when({ event: 'dies', of: OTHER_FRIENDLY, nth: 1 }, [draw(1)])),
  // Ahri, Inquisitive
  'OGN-119': card(when([ATTACKS, DEFENDS], [weaken(2, TARGET)], { targets: [ENEMY_HERE] })),
  // Seal of Insight
  'OGN-120': card(use({ exhaust: true }, [{ do: 'add', power: ['own'] }], { timing: 'reaction' })),
  // Teemo, Strategist
  'OGN-121': card(
    when(DEFENDS, [revealTop(5), deal({ count: { zone: 'looked', keyword: 'Hidden' } }, TARGET), RECYCLE_REST], {
      targets: [ENEMY_HERE],
    }),
  ),
  // Time Warp
  'OGN-122': card(spell([{ do: 'extra turn', who: 'you' }, banish('this')])),
  // Unchecked Power
  'OGN-123': card(spell([exhaust({ all: FRIENDLY }), deal(12, { all: UNIT_AT_BATTLEFIELD })])),
  // Arena Bar
  'OGN-124': card(use({ exhaust: true }, [buff(TARGET)], { targets: [{ ...FRIENDLY, state: ['exhausted'] }] })),
  // Bilgewater Bully
  'OGN-125': card(always({ keyword: 'Ganking', to: 'this' }, BUFFED)),
};
