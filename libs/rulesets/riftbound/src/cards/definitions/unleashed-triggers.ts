import type { CardDefinition, Condition, Step } from '../../abilities/definition.js';
import {
  always,
  card,
  CONQUERS,
  CONQUERS_HERE,
  DIES,
  draw,
  ENEMY,
  ENTERS_READY,
  FRIENDLY,
  gainXp,
  gold,
  HOLDS,
  MOVES,
  might,
  PLAYED,
  spell,
  UNIT,
  when,
  YOUR_UNIT,
  use,
} from './common.js';

const SPELL = { is: 'spell' } as const;
const COSTLY_SPELL = { event: 'played', of: SPELL, by: 'you', spent: 4 } as const;
const FROM_FACEDOWN = { event: 'played', of: { is: 'card' }, by: 'you', from: 'facedown' } as const;
const EXCESS: Condition = { excess: 3 };
const buffTarget: Step = { do: 'buff', what: { target: 0 } };

/** Cards of Unleashed that wait for what other cards do not, or ask what has happened this turn. */
export const UNLEASHED_TRIGGERS: Readonly<Record<string, CardDefinition>> = {
  // Prepared Neophyte
  'UNL-004': card(
    always({ might: 4, to: 'this' }, { thisTurn: { event: 'pays', by: 'you', energy: 4, for: 'spell' } }),
  ),
  // Revna the Lorekeeper
  'UNL-005': card(when(COSTLY_SPELL, [{ do: 'ready', what: 'this' }])),
  // Towering Pairofant
  'UNL-008': card(always(ENTERS_READY, { thisTurn: { event: 'dies', of: UNIT } })),
  // Yeti Brawler
  'UNL-018': card(when(CONQUERS, [gold(2)], { if: EXCESS })),
  // Jhin, Murderous Artist
  'UNL-022': card(when(MOVES, [{ do: 'add', energy: 1, power: ['any'] }])),
  // Katarina, Reckless
  'UNL-023': card(
    when({ event: 'hides', by: 'you' }, [{ do: 'ready', what: 'this' }]),
    when(FROM_FACEDOWN, [{ do: 'deal', amount: 2, to: { target: 0 } }], { targets: [ENEMY] }),
  ),
  // Red Brambleback
  'UNL-029': card(always({ again: 'conquers', at: 'here' }), when(CONQUERS, [buffTarget], { targets: [FRIENDLY] })),
  // Shadow Watcher
  'UNL-037': card(
    always(ENTERS_READY, {
      all: [{ turnOf: 'you' }, { thisTurn: { event: 'dies', of: FRIENDLY }, phase: 'beginning' }],
    }),
  ),
  // Skyward Strike
  'UNL-038': spell(
    [
      { do: 'move', what: { target: 0 }, to: 'chosen' },
      { do: 'stun', what: { target: 1 }, if: { level: 6 } },
    ],
    ENEMY,
    { target: ENEMY, if: { level: 6 } },
    { destination: 'location' },
  ),
  // Iascylla
  'UNL-050': card(
    when(HOLDS, [
      {
        do: 'delay',
        until: 'always',
        once: true,
        ability: {
          kind: 'triggered',
          when: [{ event: 'main begins', whose: 'you' }],
          may: true,
          choices: [{ target: ENEMY }],
          does: [{ do: 'move', what: { target: 0 }, to: 'there' }],
        },
      },
    ]),
  ),
  // Vex, Mocking
  'UNL-055': card(
    when(
      { event: 'stunned', of: { ...ENEMY, at: 'battlefield' }, by: 'you' },
      [{ do: 'move', what: 'this', to: { locationOf: 'it' } }],
      { may: true },
    ),
  ),
  // Lillia, Protector of Dreams
  'UNL-058': card(
    when({ event: 'played', of: { ...UNIT, token: true }, by: 'you' }, [might(1, 'this')]),
    always({ keyword: 'Tank', to: { all: { ...YOUR_UNIT, token: true } } }),
  ),
  // Deadly Flourish
  'UNL-073': spell(
    [
      { do: 'deal', amount: 3, to: { target: 0 } },
      {
        do: 'delay',
        about: { target: 0 },
        until: 'turn',
        once: true,
        ability: { kind: 'triggered', when: [{ event: 'dies', of: { among: 'it' } }], does: [gold()] },
      },
    ],
    ENEMY,
  ),
  // Frigid Jewel
  'UNL-074': card(when({ event: 'draws', by: 'you', nth: 2 }, [might(2)], { targets: [FRIENDLY] })),
  // Lillia, Fae Fawn
  'UNL-082': card(
    when({ event: 'moves', of: 'this', from: 'location' }, [{ do: 'create', token: 'Sprite', to: 'there' }]),
  ),
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
  // Blue Sentinel
  'UNL-087': card(
    always({ again: 'holds', at: 'here' }),
    when(HOLDS, [
      {
        do: 'delay',
        until: 'always',
        once: true,
        ability: {
          kind: 'triggered',
          when: [{ event: 'main begins', whose: 'you' }],
          does: [{ do: 'add', power: ['any'] }],
        },
      },
    ]),
  ),
  // LeBlanc, Everywhere at Once
  'UNL-090': card(always({ silences: 'Temporary' })),
  // Grim Resolve
  'UNL-095': spell(
    [
      might(3),
      {
        do: 'delay',
        about: { target: 0 },
        until: 'turn',
        ability: {
          kind: 'triggered',
          when: [{ event: 'wins combat', of: { among: 'it' } }],
          does: [gainXp(2)],
        },
      },
    ],
    FRIENDLY,
  ),
  // Wily Newtfish
  'UNL-108': card(
    always({ might: 1, to: 'this' }, { thisTurn: { event: 'gains XP', by: 'you' } }),
    always({ keyword: 'Ganking', to: 'this' }, { thisTurn: { event: 'gains XP', by: 'you' } }),
  ),
  // Poppy, Paragon
  'UNL-116': card(when(PLAYED, [{ do: 'ready', what: 'this' }, gainXp(3)], { if: { opponentPointsLeft: 3 } })),
  // Blast Cone
  'UNL-133': card(
    when(PLAYED, [{ do: 'move', what: { target: 0 }, to: 'chosen' }], {
      may: true,
      targets: [ENEMY, { destination: 'location' }],
    }),
    when({ event: 'moves', of: ENEMY, by: 'you' }, [{ do: 'stun', what: 'it' }], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Pyke, Returned
  'UNL-145': card(
    when({ event: 'dies', of: ENEMY }, [gold()], { if: { object: 'this', is: { at: 'battlefield' } }, once: true }),
  ),
  // LeBlanc, Fragmented
  'UNL-172': card(
    when(DIES, [
      {
        do: 'draw',
        who: 'you',
        count: { if: { all: [{ turnOf: 'you' }, { phase: 'beginning' }] }, then: 2, else: 1 },
      },
    ]),
  ),
  // Piltover Enforcer
  'UNL-187': card(
    when({ event: 'conquers', of: 'you' }, [{ do: 'ready', what: { target: 0 } }], {
      if: EXCESS,
      may: true,
      cost: { exhaust: true },
      targets: [UNIT],
    }),
  ),
  // Abandoned Hall
  'UNL-205': card(
    when({ event: 'played', of: SPELL, by: 'you' }, [might(1)], {
      may: true,
      targets: [{ ...YOUR_UNIT, at: 'here' }],
      controlledBy: 'doer',
    }),
  ),
  // Dusk Rose Lab
  'UNL-209': card(
    when({ event: 'turn begins', whose: 'you' }, [draw(1)], {
      if: { controls: 'here' },
      may: true,
      cost: { objects: { do: 'kill', what: { ...YOUR_UNIT, at: 'here' } } },
    }),
  ),
  // Ripper's Bay
  'UNL-214': card(
    when(
      { event: 'returned', of: { ...UNIT, at: 'here' } },
      [{ do: 'channel', who: 'you', count: 1, exhausted: true }],
      { may: true, cost: { energy: 1 }, controlledBy: 'doer' },
    ),
  ),
  // Star Spring
  'UNL-215': card(
    when(
      { event: 'played', of: { ...YOUR_UNIT, token: false, at: 'here' }, by: 'you', nth: 1 },
      [{ do: 'move', what: { target: 0 }, to: 'its base' }],
      { may: true, targets: [{ ...YOUR_UNIT, at: 'here', not: 'it' }], controlledBy: 'doer' },
    ),
  ),
  // Trapping Grounds
  'UNL-217': card(
    when(CONQUERS_HERE, [{ do: 'create', token: 'Bird', to: 'chosen' }], {
      if: EXCESS,
      targets: [{ destination: 'play' }],
    }),
  ),
  // Valley of Idols
  'UNL-218': card(
    when({ event: 'played', of: { ...YOUR_UNIT, at: 'here' }, by: 'you' }, [{ do: 'buff', what: 'it' }], {
      may: true,
      cost: { energy: 1 },
      controlledBy: 'doer',
    }),
  ),
  // Honeyfruit
  'UNL-049': card(
    always({ enters: 'exhausted', what: 'this' }),
    use({ exhaust: true }, [{ do: 'add', power: ['any'] }], { timing: 'reaction' }),
    use({ exhaust: true }, [{ do: 'add', energy: 1, power: ['any'] }], { timing: 'reaction', if: { level: 6 } }),
  ),
  // Gutter Palace
  'UNL-088': card(
    when({ event: 'turn begins', whose: 'you' }, [{ do: 'win', who: 'you' }], {
      if: {
        all: [
          { there: { zone: 'your hand' }, atLeast: 4, atMost: 4 },
          { there: { ...YOUR_UNIT, at: 'battlefield' }, atLeast: 4, atMost: 4 },
        ],
      },
    }),
    use(
      { exhaust: true, objects: { do: 'discard', what: { zone: 'your hand' } } },
      [{ do: 'create', token: 'Bird', to: 'chosen' }],
      { targets: [{ destination: 'play' }] },
    ),
  ),
  // Imposing Challenger
  'UNL-105': card(
    when(MOVES, [{ do: 'move', what: { target: 0 }, to: 'chosen' }], {
      may: true,
      targets: [
        { ...ENEMY, at: 'here', might: { max: { sum: [{ mightOf: 'this' }, -1] } } },
        { destination: 'battlefield' },
      ],
    }),
  ),
  // Safety Inspector
  'UNL-164': card(
    always({ additionalCost: { spendXp: 3 }, of: 'this', may: true }),
    when(PLAYED, [
      { do: 'kill', what: { pick: YOUR_UNIT }, each: true, if: { any: [{ you: 'opponent' }, { not: { paid: 0 } }] } },
    ]),
  ),
  // Shard of Undoing
  'UNL-174': card(
    when(
      { event: 'dies', of: FRIENDLY, nth: 1 },
      [{ do: 'kill', what: { pick: YOUR_UNIT }, each: true, if: { you: 'opponent' } }],
      { if: { all: [{ turnOf: 'you' }, { phase: 'beginning' }] } },
    ),
  ),
};
