import type { CardDefinition } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  ATTACKS,
  card,
  CONQUERS,
  CONQUERS_HERE,
  DEFENDS,
  DIES,
  draw,
  ENEMY,
  ENTERS_READY,
  FRIENDLY,
  GEAR,
  gold,
  HOLDS,
  HOLDS_HERE,
  KEYWORDS_ONLY,
  might,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  OTHER_FRIENDLY,
  PLAYED,
  PLAYS_SPELL,
  spell,
  tokens,
  UNIT,
  use,
  when,
  WINS_COMBAT,
} from './common.js';

/** Cards of Spiritforged. */
export const SPIRITFORGED: Readonly<Record<string, CardDefinition>> = {
  // Detonate
  'SFD-005': spell(
    [
      { do: 'kill', what: { target: 0 } },
      { do: 'draw', who: { controllerOf: 'those' }, count: 2 },
    ],
    GEAR,
  ),
  // Eager Drakehound
  'SFD-006': card(always(ENTERS_READY)),
  // Gem Jammer
  'SFD-007': card(
    when(PLAYED, [{ do: 'keyword', what: { target: 0 }, keyword: 'Ganking', until: 'turn' }], { targets: [UNIT] }),
  ),
  // Draven, Vanquisher
  'SFD-020': card(
    when(WINS_COMBAT, [gold()]),
    when([ATTACKS, DEFENDS], [might(2, 'this')], { cost: { power: ['own'] } }),
  ),
  // Ferrous Forerunner
  'SFD-021': card(when(DIES, [tokens('Mech', 'your base', { count: 2 })])),
  // Dunebreaker
  'SFD-027': card(always(ENTERS_READY, { there: { zone: 'your hand' }, atMost: 2 }), when(HOLDS, [draw(2)])),
  // Disarming Rake
  'SFD-032': card(when(PLAYED, [{ do: 'kill', what: { target: 0 } }], { may: true, targets: [GEAR] })),
  // Lonely Poro
  'SFD-036': card(when(DIES, [draw(1)], { if: { there: { ...OTHER_FRIENDLY, at: 'here' }, atMost: 0 } })),
  // Navori Scout
  'SFD-037': KEYWORDS_ONLY,
  // Ribbon Dancer
  'SFD-038': card(when(MOVES_TO_BATTLEFIELD, [might(1)], { targets: [OTHER_FRIENDLY] })),
  // Poro Snax
  'SFD-046': card(
    when(PLAYED, [draw(1)]),
    use({ energy: 1, power: ['own'], exhaust: true, killThis: true }, [draw(1)]),
  ),
  // Stellacorn Herder
  'SFD-048': card(when(MOVES, [draw(1)])),
  // Heart of Dark Ice
  'SFD-052': card(use({ exhaust: true }, [might(3)], { targets: [UNIT] })),
  // Aspiring Engineer
  'SFD-061': card(
    when(PLAYED, [{ do: 'return', what: { target: 0 } }], { targets: [{ is: 'gear', zone: 'your trash' }] }),
  ),
  // Bubble Bot
  'SFD-062': card(
    when(PLAYED, [{ do: 'ready', what: { target: 0 } }], {
      targets: [{ is: 'permanent', side: 'friendly', tag: 'Mech', other: true }],
    }),
  ),
  // Chemtech Cask
  'SFD-063': card(when(PLAYS_SPELL, [gold()], { if: { turnOf: 'opponent' }, cost: { exhaust: true } })),
  // Plundering Poro
  'SFD-069': card(when(CONQUERS, [gold()])),
  // Wages of Pain
  'SFD-070': spell([{ do: 'deal', amount: 3, to: { target: 0 } }, gold()], AT_BATTLEFIELD),
  // Breakneck Mech
  'SFD-071': card(
    always({ keyword: 'Deflect', to: { all: { ...FRIENDLY, side: 'yours', tag: 'Mech' } } }),
    always({ keyword: 'Ganking', to: { all: { ...FRIENDLY, side: 'yours', tag: 'Mech' } } }),
    always(ENTERS_READY, { there: { is: 'permanent', side: 'yours', tag: 'Mech', other: true } }),
  ),
  // Dropboarder
  'SFD-072': card(
    when(PLAYED, [{ do: 'ready', what: 'this' }], { if: { there: { ...GEAR, side: 'yours' }, atLeast: 2 } }),
  ),
  // Pickpocket
  'SFD-074': card(
    when(
      PLAYED,
      [
        { do: 'kill', what: { target: 0 } },
        { ...gold(), if: { did: 'that' } },
      ],
      {
        may: true,
        targets: [{ ...GEAR, energy: { max: 1 } }],
      },
    ),
  ),
  // Production Surge
  'SFD-076': card(
    always(
      { costs: 'less', by: { energy: 2 }, of: 'this' },
      { there: { is: 'permanent', side: 'yours', tag: 'Mech' } },
    ),
    {
      kind: 'spell',
      does: [tokens('Mech', 'your base'), draw(1)],
    },
  ),
  // Rumble, Scrapper
  'SFD-089': card(
    always({ might: 1, to: { all: { ...FRIENDLY, side: 'yours', tag: 'Mech' } } }),
    when(HOLDS, [tokens('Mech', 'your base')]),
  ),
  // Dauntless Vanguard
  'SFD-093': card(always({ playableTo: 'occupied enemy battlefield', what: 'this' })),
  // Direwing
  'SFD-094': card(always(ENTERS_READY, { there: { is: 'permanent', side: 'yours', tag: 'Dragon', other: true } })),
  // Petricite Monument
  'SFD-104': card(always({ keyword: 'Deflect', to: { all: FRIENDLY } })),
  // Premonition
  'SFD-087': spell([draw(3)]),
  // Renata Glasc, Mastermind
  'SFD-088': card(
    use({ energy: 1, power: ['own'] }, [draw(1)], { if: { object: 'this', is: { at: 'battlefield' } } }),
    use({ energy: 4, power: ['own', 'own', 'own', 'own'], exhaust: true }, [{ do: 'score', who: 'you', amount: 1 }], {
      if: { object: 'this', is: { at: 'battlefield' } },
    }),
  ),
  // Laurent Bladekeeper
  'SFD-096': KEYWORDS_ONLY,
  // Punch First
  'SFD-097': spell([might(5)], UNIT),
  // Jaull-Fish
  'SFD-103': card(
    always({
      costs: 'less',
      by: { energy: { times: 2, of: { count: { ...FRIENDLY, state: ['mighty'] } } } },
      of: 'this',
    }),
  ),
  // Show of Strength
  'SFD-106': spell([{ do: 'draw', who: 'you', count: { count: { ...FRIENDLY, state: ['mighty'] } } }]),
  // Overzealous Fan
  'SFD-128': card(
    when(DEFENDS, [{ do: 'move', what: { target: 0 }, to: 'its base' }], {
      cost: { killThis: true },
      targets: [{ is: 'unit', state: ['attacking'] }],
    }),
  ),
  // Treasure Hunter
  'SFD-130': card(when(MOVES, [gold()])),
  // Beast Below
  'SFD-132': card(
    when(
      PLAYED,
      [
        { do: 'return', what: { target: 0 } },
        { do: 'return', what: { target: 1 } },
      ],
      { targets: [OTHER_FRIENDLY, ENEMY] },
    ),
  ),
  // Factory Recall
  'SFD-135': spell([{ do: 'return', what: { target: 0 } }], GEAR),
  // Harpoon Squad
  'SFD-137': card(when({ event: 'moves', of: 'this', from: 'battlefield' }, [might(2, 'this')])),
  // Windsinger
  'SFD-138': card(
    when(PLAYED, [{ do: 'return', what: { target: 0 } }], {
      may: true,
      targets: [{ ...AT_BATTLEFIELD, other: true, might: { max: 3 } }],
    }),
  ),
  // Downwell
  'SFD-147': spell([{ do: 'return', what: { all: { is: 'permanent' } } }]),
  // Eminent Benefactor
  'SFD-152': card(when(HOLDS, [gold(2)])),
  // Honest Broker
  'SFD-155': card(when(DIES, [gold()])),
  // Laurent Duelist
  'SFD-156': KEYWORDS_ONLY,
  // Royal Guard
  'SFD-157': card(when(PLAYED, [tokens('Sand Soldier', 'here')])),
  // Sandshifter
  'SFD-158': card(when(PLAYED, [{ do: 'kill', what: { target: 0 } }], { targets: [{ ...ENEMY, might: { max: 3 } }] })),
  // Trusty Ramhound
  'SFD-159': card(always({ might: 1, to: 'this' }, { there: { ...OTHER_FRIENDLY, at: 'here' } })),
  // Unsung Hero
  'SFD-167': card(when(DIES, [draw(2)], { if: { object: 'this', is: { state: ['mighty'] } } })),
  // Deathgrip
  'SFD-163': spell(
    [
      { do: 'kill', what: { target: 0 } },
      { do: 'might', what: { target: 1 }, amount: { mightOf: 'killed' }, until: 'turn', if: { did: 'that' } },
      draw(1),
    ],
    FRIENDLY,
    { ...FRIENDLY, not: { target: 0 } },
  ),
  // Trove Golem
  'SFD-174': card(when(PLAYED, [gold(4)])),
  // Xin Zhao, Vigilant
  'SFD-176': card(always(ENTERS_READY, { there: { ...OTHER_FRIENDLY, at: 'base' }, atLeast: 2 })),
  // Azir, Sovereign
  'SFD-177': card(
    when(ATTACKS, [{ do: 'move', what: { target: 0 }, to: 'here' }], {
      may: true,
      targets: [{ target: { ...FRIENDLY, side: 'yours', token: true }, min: 0, max: 99 }],
    }),
  ),
  // Corina Veraza
  'SFD-179': card(when(MOVES_TO_BATTLEFIELD, [tokens('Recruit', 'here', { count: 3 })])),
  // Mechanized Menace
  'SFD-181': card(always({ keyword: 'Shield', to: { all: { ...FRIENDLY, side: 'yours', tag: 'Mech' } } })),
  // Glorious Executioner
  'SFD-185': card(when({ event: 'wins combat', of: 'you' }, [draw(1)])),
  // Blade Dancer
  'SFD-195': card(
    when({ event: 'chosen', of: FRIENDLY, by: 'you' }, [{ do: 'ready', what: 'it' }], {
      cost: { exhaust: true, power: ['any'] },
    }),
    when({ event: 'conquers', of: 'you' }, [{ do: 'ready', what: 'this' }], { cost: { energy: 1 } }),
  ),
  // Defiant Dance
  'SFD-196': spell([might(2), might(-2, { target: 1 })], UNIT, { ...UNIT, not: { target: 0 } }),
  // On the Hunt
  'SFD-204': spell([{ do: 'ready', what: { all: { ...FRIENDLY, side: 'yours' } } }]),
  // Riposte
  'SFD-206': spell(
    [
      { do: 'might', what: { target: 0 }, amount: { energyOf: { target: 1 } }, until: 'turn' },
      { do: 'counter', what: { target: 1 } },
    ],
    FRIENDLY,
    { is: 'spell', zone: 'chain' },
  ),
  // Hall of Legends
  'SFD-210': card(
    when(CONQUERS_HERE, [{ do: 'ready', what: { all: { is: 'legend', side: 'yours' } } }], { cost: { energy: 1 } }),
  ),
  // Minefield
  'SFD-212': card(when(CONQUERS_HERE, [{ do: 'burn', who: 'you', count: 2 }])),
  // Power Nexus
  'SFD-214': card(
    when(HOLDS_HERE, [{ do: 'score', who: 'you', amount: 1 }], { cost: { power: ['any', 'any', 'any', 'any'] } }),
  ),
  // Seat of Power
  'SFD-217': card(when(CONQUERS_HERE, [{ do: 'draw', who: 'you', count: { battlefields: 'your others' } }])),
  // Sunken Temple
  'SFD-218': card(
    when(CONQUERS_HERE, [draw(1)], {
      if: { there: { ...FRIENDLY, at: 'here', state: ['mighty'] } },
      cost: { energy: 1 },
    }),
  ),
  // The Papertree
  'SFD-219': card(when(HOLDS_HERE, [{ do: 'channel', who: 'each', count: 1, exhausted: true }])),
  // Treasure Hoard
  'SFD-220': card(when(CONQUERS_HERE, [gold()], { cost: { energy: 1 } })),
  // Veiled Temple
  'SFD-221': card(
    when(
      CONQUERS_HERE,
      [
        { do: 'ready', what: { target: 0 } },
        {
          do: 'detach',
          what: { target: 0 },
          may: true,
          if: { object: { target: 0 }, is: { is: 'equipment', state: ['attached'] } },
        },
      ],
      { may: true, targets: [{ ...GEAR, side: 'friendly' }] },
    ),
  ),
  // Gold
  'SFD-T03': card(use({ exhaust: true, killThis: true }, [{ do: 'add', power: ['any'] }], { timing: 'reaction' })),
};
