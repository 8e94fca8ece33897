import {
  always,
  AT_A_BATTLEFIELD,
  called,
  card,
  CARD_IN_HAND,
  choose,
  costsLess,
  create,
  type Definitions,
  delay,
  DIES,
  discard,
  draw,
  drawThese,
  equipment,
  FRIENDLY,
  gainXp,
  HOLDS,
  instead,
  KEYWORDS_ONLY,
  might,
  MOVES,
  PLAYED,
  predict,
  ready,
  revealTop,
  RUNE,
  SECOND_TARGET,
  spell,
  swapPlaces,
  TARGET,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOUR_HAND,
  YOUR_TURN_BEGINS,
  YOUR_UNIT,
} from '../common/index.js';

/** Unleashed, 076 to 100. */
export const UNLEASHED_076_100: Definitions = {
  // Petal Pixie
  'UNL-076': card(
    always({ might: { count: { ...YOUR_UNIT, keyword: 'Temporary', at: 'this battlefield' } }, to: 'this' }),
  ),
  // Soul Shepherd
  'UNL-077': card(always({ might: 1, to: { all: { ...YOUR_UNIT, token: true } } })),
  // Sprite Fountain
  'UNL-078': card(when([PLAYED, DIES], [create('Sprite', 'your base', { ready: true })])),
  // Diana, Lunari
  'UNL-079': card(
    when(
      { event: 'showdown begins', of: 'here' },
      [
        predict(1),
        revealTop(1),
        { ...drawThese('those'), if: { object: 'those', is: { zone: 'looked', is: 'spell' } } },
      ],
      { may: true, cost: { energy: 1 } },
    ),
  ),
  // Hwei, Brooding Painter
  'UNL-080': card(
    when(MOVES, [
      draw(1),
      choose({ pick: CARD_IN_HAND }),
      discard('chosen'),
      {
        do: 'trigger',
        if: { object: 'chosen', is: { is: 'spell', zone: 'any trash' } },
        ability: called('spell', when([], [draw(1)])),
      },
      {
        do: 'trigger',
        if: { object: 'chosen', is: { is: 'gear', zone: 'any trash' } },
        ability: called('gear', when([], [ready(TARGET)], { targets: [{ target: RUNE, min: 0, max: 2 }] })),
      },
      {
        do: 'trigger',
        if: { object: 'chosen', is: { is: 'unit', zone: 'any trash' } },
        ability: called('unit', when([], [might(3, 'this')])),
      },
    ]),
  ),
  // Keeper of Masks
  'UNL-081': card(
    when(PLAYED, [
      create('Reflection', 'here', { count: 2 }),
      { do: 'trigger', about: 'those', and: 'this', ability: when([], [{ do: 'copy', what: 'it', of: 'that' }]) },
    ]),
  ),
  // Lillia, Fae Fawn
  'UNL-082': card(when({ ...MOVES, from: 'location' }, [create('Sprite', 'there')])),
  // Smoke and Mirrors
  'UNL-083': card(
    spell(
      [
        {
          ...swapPlaces(TARGET, SECOND_TARGET),
          if: {
            any: [
              { object: TARGET, is: { keyword: 'Temporary' } },
              { object: SECOND_TARGET, is: { keyword: 'Temporary' } },
            ],
          },
        },
        draw(1),
      ],
      YOUR_UNIT,
      { ...YOUR_UNIT, at: { awayFrom: TARGET } },
    ),
  ),
  // Sprite Queen
  'UNL-084': card(when([PLAYED, YOUR_TURN_BEGINS], [create('Sprite', 'your base', { ready: true })])),
  // Sumpworks Map
  'UNL-085': card(
    when(
      [
        { event: 'conquers', of: 'opponent' },
        { event: 'holds', of: 'opponent' },
      ],
      [draw(1)],
    ),
  ),
  // Zilean, Time Mage
  'UNL-086': card(
    instead({ would: 'play token' }, { more: 1 }, { if: AT_A_BATTLEFIELD, may: 'you', limit: 'each turn' }),
  ),
  // Blue Sentinel
  'UNL-087': card(
    always({ again: 'holds', at: 'here' }),
    when(HOLDS, [
      delay(when({ event: 'main begins', whose: 'you' }, [{ do: 'add', power: ['any'] }]), {
        until: 'always',
        once: true,
      }),
    ]),
  ),
  // Gutter Palace
  'UNL-088': card(
    when(YOUR_TURN_BEGINS, [{ do: 'win', who: 'you' }], {
      provided: {
        all: [
          { there: YOUR_HAND, atLeast: 4, atMost: 4 },
          { there: { ...UNIT_AT_BATTLEFIELD, side: 'yours' }, atLeast: 4, atMost: 4 },
        ],
      },
    }),
    use({ exhaust: true, objects: { do: 'discard', what: YOUR_HAND } }, [create('Bird', 'as played')]),
  ),
  // Jhin, Meticulous Killer
  'UNL-089': card(
    always({ playFor: { power: ['own'] } }, { thisTurn: { event: 'pays', by: 'you', energy: 4, for: 'spell' } }),
  ),
  // LeBlanc, Everywhere at Once
  'UNL-090': card(always({ silences: 'Temporary' })),
  // Concentrate
  'UNL-091': card(
    called('level 6', always(costsLess({ energy: 2 }), { all: [{ level: 6 }, { not: { level: 11 } }] })),
    called('level 11', always(costsLess({ energy: 4 }), { level: 11 })),
    spell([draw(2)]),
  ),
  // Demacian Diplomat
  'UNL-092': card(when(PLAYED, [gainXp(1)])),
  // Dragonsoul Sage
  'UNL-093': card(use({ exhaust: true }, [{ do: 'add', energy: 1 }], { timing: 'reaction' })),
  // Gemhand Hunter
  'UNL-094': card(always({ might: 1, to: 'this' }, { level: 6 })),
  // Grim Resolve
  'UNL-095': card(
    spell(
      [might(3, TARGET), delay(when({ event: 'wins combat', of: { among: 'it' } }, [gainXp(2)]), { about: TARGET })],
      FRIENDLY,
    ),
  ),
  // Hunter's Machete
  'UNL-096': equipment(),
  // Kinkou Initiate
  'UNL-097': card(
    when(PLAYED, [{ ...draw(1), if: { amount: { mightOf: { all: { ...YOUR_UNIT, other: true } } }, least: 5 } }]),
  ),
  // Targonian Visionary
  'UNL-098': card(always({ might: 4, to: 'this' }, { level: 11 })),
  // Towering Combatant
  'UNL-099': KEYWORDS_ONLY,
  // Voracious Gromp
  'UNL-100': KEYWORDS_ONLY,
};
