import type { CardDefinition } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  ATTACKS,
  card,
  CONQUERS,
  DEFENDS,
  DIES,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  EXHAUSTED_RUNE,
  FRIENDLY,
  FRIENDLY_HERE,
  gainXp,
  GEAR,
  gold,
  HOLDS,
  HOLDS_HERE,
  KEYWORDS_ONLY,
  might,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  OTHER_FRIENDLY,
  OTHER_FRIENDLY_HERE,
  PLAYED,
  PLAYS_SPELL,
  spell,
  tokens,
  UNIT,
  use,
  when,
  WINS_COMBAT,
} from './common.js';

/** Cards of Unleashed. */
export const UNLEASHED: Readonly<Record<string, CardDefinition>> = {
  // Arena Kingpin
  'UNL-001': card(always(ENTERS_READY), use({ exhaust: true }, [might(3)], { targets: [UNIT] })),
  // Inferna
  'UNL-002': KEYWORDS_ONLY,
  // Mischievous Marai
  'UNL-003': card(
    when(PLAYED, [{ do: 'deal', amount: 2, to: { target: 0 } }], {
      if: { played: 'to battlefield' },
      targets: [ENEMY_HERE],
    }),
  ),
  // Sharkling
  'UNL-006': KEYWORDS_ONLY,
  // Vault Breaker
  'UNL-010': spell(
    [
      { do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 2, until: 'turn' },
      { do: 'keyword', what: { target: 0 }, keyword: 'Ganking', until: 'turn' },
    ],
    UNIT,
  ),
  // Fresh Beans
  'UNL-011': card(
    when({ event: 'played', of: UNIT, by: 'you' }, [draw(1)], { if: { during: 'showdown' }, cost: { exhaust: true } }),
  ),
  // Lord Broadmane
  'UNL-012': card(
    when(PLAYED, [{ do: 'keyword', what: { all: OTHER_FRIENDLY_HERE }, keyword: 'Assault', until: 'turn' }]),
  ),
  // Right of Conquest
  'UNL-015': spell([draw(1), { do: 'draw', who: 'you', count: { battlefields: 'yours' } }]),
  // Scorchclaw
  'UNL-016': card(always({ might: 1, to: 'this' }, { level: 3 }), always(ENTERS_READY, { level: 3 })),
  // Grim Apothecary
  'UNL-021': card(
    when(PLAYED, [{ do: 'return', what: { target: 0 } }], {
      may: true,
      targets: [{ ...FRIENDLY, at: 'battlefield' }],
    }),
  ),
  // Rengar, Unseen
  'UNL-024': KEYWORDS_ONLY,
  // Xerath, Freed
  'UNL-026': card(
    use({ power: ['own'], exhaust: true }, [{ do: 'deal', amount: 3, to: { target: 0 } }], {
      if: { object: 'this', is: { at: 'battlefield' } },
      targets: [UNIT],
    }),
  ),
  // Inviolus Vox
  'UNL-027': card(when(CONQUERS, [might(8)], { targets: [FRIENDLY] })),
  // Combat Experience
  'UNL-031': spell(
    [
      { ...might(1), if: { not: { level: 6 } } },
      { ...might(3), if: { level: 6 } },
    ],
    UNIT,
  ),
  // Frisky Hunter
  'UNL-033': card(when(PLAYED, [tokens('Bird', 'here')])),
  // Herald of Spring
  'UNL-034': card(when(PLAYED, [gainXp(2)])),
  // Monch
  'UNL-035': card(
    always({ costs: 'less', by: { energy: 2 }, of: 'this' }, { there: { ...ENEMY, state: ['stunned'] } }),
    always(ENTERS_READY, { there: { ...ENEMY, state: ['stunned'] } }),
  ),
  // Mutated Mouser
  'UNL-036': KEYWORDS_ONLY,
  // Wuju Apprentice
  'UNL-040': card(when(PLAYED, [draw(1)], { if: { level: 6 } })),
  // Allay, Eager Admirer
  'UNL-041': card(
    always({ keyword: 'Deflect', to: { all: OTHER_FRIENDLY_HERE } }, { object: 'this', is: { at: 'battlefield' } }),
  ),
  // Back Off
  'UNL-042': spell(
    [
      { do: 'stun', what: { target: 0 } },
      { ...draw(1), if: { played: 'from hand' } },
    ],
    UNIT,
  ),
  // Enthusiastic Promoter
  'UNL-043': card(when(HOLDS, [{ do: 'buff', what: { all: { is: 'unit', at: 'here' } } }])),
  // Mosstomper
  'UNL-047': card(
    always({ might: 1, to: 'this' }, { level: 3 }),
    always({ keyword: 'Deflect', to: 'this' }, { level: 3 }),
  ),
  // Trevor Snoozebottom
  'UNL-048': card(when(HOLDS, [tokens('Sprite', 'here', { ready: true })])),
  // Yuumi, Magical Cat
  'UNL-056': card(
    when([ATTACKS, DEFENDS], [might(3), { do: 'keyword', what: { target: 0 }, keyword: 'Tank', until: 'turn' }], {
      targets: [OTHER_FRIENDLY_HERE],
    }),
  ),
  // Icevale Archer
  'UNL-065': card(when(ATTACKS, [might(-1)], { cost: { energy: 1 }, targets: [{ is: 'unit', at: 'here' }] })),
  // Moonlight Affliction
  'UNL-066': spell([might(-10)], UNIT),
  // Ruined Rex
  'UNL-067': card(when(DIES, [{ do: 'deal', amount: 4, to: { target: 0 } }], { targets: [ENEMY] })),
  // Spectral Centaur
  'UNL-068': card(when({ event: 'dies', of: OTHER_FRIENDLY }, [might(2, 'this')])),
  // Turn to Dust
  'UNL-070': spell([{ do: 'keyword', what: { target: 0 }, keyword: 'Temporary', until: 'always' }], GEAR),
  // Chakram Dancer
  'UNL-071': card(
    when(PLAYED, [{ do: 'keyword', what: { all: OTHER_FRIENDLY_HERE }, keyword: 'Shield', until: 'turn' }]),
  ),
  // Gustwalker
  'UNL-075': card(
    always({ might: 1, to: 'this' }, { level: 3 }),
    always({ keyword: 'Ganking', to: 'this' }, { level: 3 }),
  ),
  // Soul Shepherd
  'UNL-077': card(always({ might: 1, to: { all: { ...FRIENDLY, side: 'yours', token: true } } })),
  // Sprite Fountain
  'UNL-078': card(when([PLAYED, DIES], [tokens('Sprite', 'your base', { ready: true })])),
  // Sprite Queen
  'UNL-084': card(
    when([PLAYED, { event: 'turn begins', whose: 'you' }], [tokens('Sprite', 'your base', { ready: true })]),
  ),
  // Concentrate
  'UNL-091': card(
    always({ costs: 'less', by: { energy: 2 }, of: 'this' }, { all: [{ level: 6 }, { not: { level: 11 } }] }),
    always({ costs: 'less', by: { energy: 4 }, of: 'this' }, { level: 11 }),
    { kind: 'spell', does: [draw(2)] },
  ),
  // Demacian Diplomat
  'UNL-092': card(when(PLAYED, [gainXp(1)])),
  // Dragonsoul Sage
  'UNL-093': card(use({ exhaust: true }, [{ do: 'add', energy: 1 }], { timing: 'reaction' })),
  // Gemhand Hunter
  'UNL-094': card(always({ might: 1, to: 'this' }, { level: 6 })),
  // Targonian Visionary
  'UNL-098': card(always({ might: 4, to: 'this' }, { level: 11 })),
  // Towering Combatant, Voracious Gromp
  'UNL-099': KEYWORDS_ONLY,
  'UNL-100': KEYWORDS_ONLY,
  // Crowd Favorite
  'UNL-102': card(use({ spendXp: 2 }, [{ do: 'buff', what: 'this' }])),
  // Gentle Gemdragon
  'UNL-104': card(
    when(
      [PLAYED, { event: 'played', of: { is: 'permanent', tag: 'Dragon', other: true }, by: 'you' }],
      [{ do: 'ready', what: { pick: EXHAUSTED_RUNE, count: 2, upTo: true } }],
    ),
  ),
  // Clash of Giants
  'UNL-110': spell([{ do: 'fight', one: { target: 0 }, other: { target: 1 } }], UNIT, { ...UNIT, not: { target: 0 } }),
  // Irresistible Faefolk
  'UNL-112': card(
    when(MOVES_TO_BATTLEFIELD, [{ do: 'move', what: { target: 0 }, to: 'there' }], { may: true, targets: [ENEMY] }),
  ),
  // Master Yi, Tempered
  'UNL-113': card(
    always({ keyword: 'Deflect', to: 'this' }, { level: 6 }),
    always({ keyword: 'Ganking', to: 'this' }, { level: 6 }),
  ),
  // Nidalee, Cat Form
  'UNL-114': card(when(WINS_COMBAT, [draw(1)])),
  // Nilah, Joyful Ascetic
  'UNL-115': card(when(MOVES, [gainXp(1)])),
  // Kha'Zix, Evolving Hunter
  'UNL-119': card(
    when(ATTACKS, [{ do: 'deal', amount: { mightOf: 'this' }, to: { target: 0 } }], {
      cost: { spendXp: 3 },
      targets: [ENEMY_HERE],
    }),
  ),
  // Megatusk
  'UNL-126': card(
    use({ spendXp: 3 }, [{ do: 'keyword', what: { all: FRIENDLY_HERE }, keyword: 'Ganking', until: 'turn' }]),
  ),
  // Mister Root
  'UNL-127': card(when(MOVES_TO_BATTLEFIELD, [gainXp(2)])),
  // Star-Crossed
  'UNL-128': spell(
    [
      { do: 'return', what: { target: 0 } },
      { do: 'return', what: { target: 1 } },
    ],
    FRIENDLY,
    ENEMY,
  ),
  // Vicious Snapjaws
  'UNL-129': card(when({ event: 'dies', of: OTHER_FRIENDLY }, [gainXp(1)])),
  // Angler Beast
  'UNL-132': card(when(PLAYED, [{ do: 'return', what: { all: { is: 'unit', might: { max: 2 } } } }])),
  // Sinister Poro
  'UNL-137': card(
    when(ATTACKS, [{ do: 'move', what: { target: 0 }, to: 'its base' }], {
      cost: { energy: 1 },
      targets: [ENEMY_HERE],
    }),
  ),
  // Evelynn, Entrancing
  'UNL-141': card(
    when(PLAYED, [{ do: 'move', what: { target: 0 }, to: 'here' }], {
      if: { all: [{ played: 'from facedown' }, { turnOf: 'you' }] },
      may: true,
      targets: [{ ...ENEMY, at: 'elsewhere' }],
    }),
  ),
  // Kha'Zix, Mutating Horror
  'UNL-143': card(
    when([ATTACKS, DEFENDS], [might(2, 'this'), gainXp(2)], {
      if: { there: { ...ENEMY_HERE, state: ['alone'] } },
    }),
  ),
  // Diana, No Longer Human
  'UNL-149': card(when(PLAYS_SPELL, [might(2, 'this')])),
  // Bandle Soldier
  'UNL-151': card(always(ENTERS_READY, { level: 3 })),
  // Black Rose Dignitary
  'UNL-152': card(when(DIES, [{ do: 'channel', who: 'you', count: 1, exhausted: true }])),
  // Carrion Dredger
  'UNL-153': card(when(DIES, [tokens('Bird', 'your base')])),
  // Crimson Pigeons
  'UNL-154': card(
    always(
      { might: 2, to: 'this' },
      {
        all: [
          { object: 'this', is: { state: ['attacking'] } },
          { there: { ...OTHER_FRIENDLY_HERE, state: ['attacking'] } },
        ],
      },
    ),
  ),
  // Heroic Charge
  'UNL-155': spell([might(1), { do: 'stun', what: { target: 1 } }], FRIENDLY, {
    ...ENEMY,
    at: { locationOf: { target: 0 } },
  }),
  // Loyal Poro
  'UNL-156': card(when(DIES, [draw(1)], { if: { there: OTHER_FRIENDLY_HERE } })),
  // Scrutinizing Sergeant
  'UNL-157': card(when(PLAYED, [{ do: 'gain-xp', who: 'you', amount: { count: FRIENDLY } }])),
  // Soul Harvest
  'UNL-159': spell([{ do: 'kill', what: { target: 0 } }], { ...AT_BATTLEFIELD, might: { max: 3 } }),
  // Enthralling Protector
  'UNL-162': card(use({ spendXp: 2 }, [{ do: 'buff', what: 'this' }])),
  // Shadow's Call
  'UNL-165': spell([{ do: 'keyword', what: { target: 0 }, keyword: 'Temporary', until: 'always' }, draw(2)], {
    ...FRIENDLY,
    without: 'Temporary',
  }),
  // Vi, Peacekeeper
  'UNL-176': card(when(ATTACKS, [{ do: 'stun', what: { target: 0 } }], { targets: [ENEMY_HERE] })),
  // The Ruination
  'UNL-180': spell([{ do: 'kill', what: { all: UNIT } }]),
  // Pridestalker
  'UNL-183': card(when({ event: 'played', of: UNIT, by: 'you' }, [might(1)], { targets: [UNIT] })),
  // Bloodharbor Ripper
  'UNL-185': card(
    use({ energy: 1, exhaust: true }, [{ do: 'return', what: { target: 0 } }, gold()], {
      targets: [{ ...FRIENDLY, at: 'battlefield' }],
    }),
  ),
  // Wuju Master
  'UNL-191': card(
    always({ might: 1, to: { all: { ...FRIENDLY, side: 'yours' } } }, { level: 6 }),
    always({ enters: 'ready', what: 'your units' }, { level: 11 }),
  ),
  // Gloomist
  'UNL-193': card(when({ event: 'holds', of: 'you' }, [draw(1)], { cost: { exhaust: true } })),
  // Rengar, Trophy Hunter
  'UNL-120': card(always({ playableTo: 'enemy units by Ambush', what: 'this' })),
  // Voidreaver
  'UNL-201': card(
    when({ event: 'wins combat', of: 'you' }, [gainXp(1)]),
    use({ spendXp: 1, exhaust: true }, [{ do: 'buff', what: { target: 0 } }], { targets: [UNIT] }),
    use({ spendXp: 2, exhaust: true }, [{ do: 'move', what: { target: 0 }, to: 'its base' }], {
      targets: [{ ...FRIENDLY, at: 'battlefield', state: ['exhausted'] }],
    }),
  ),
  // Keeper of the Hammer
  'UNL-203': card(when({ event: 'holds', of: 'you' }, [gainXp(1)]), use({ spendXp: 3, exhaust: true }, [draw(1)])),
  // Amateur Recital
  'UNL-207': card(
    when(HOLDS_HERE, [{ do: 'move', what: { target: 0 }, to: 'its base' }], { may: true, targets: [AT_BATTLEFIELD] }),
  ),
  // Forbidding Waste
  'UNL-210': card(always({ might: -2, to: { all: { is: 'unit', at: 'here', state: ['defending', 'alone'] } } })),
  // Frozen Fortress
  'UNL-212': card(
    when({ event: 'turn begins', whose: 'each' }, [{ do: 'deal', amount: 1, to: { all: { is: 'unit', at: 'here' } } }]),
  ),
  // Gardens of Becoming
  'UNL-213': card(always({ ability: use({ exhaust: true }, [gainXp(1)]), to: { all: { is: 'unit', at: 'here' } } })),
};
