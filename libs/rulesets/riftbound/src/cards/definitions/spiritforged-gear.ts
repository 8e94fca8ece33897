import type { CardDefinition } from '../../abilities/definition.js';
import {
  always,
  ATTACKS,
  CONQUERS,
  DEFENDS,
  DIES,
  draw,
  ENEMY_HERE,
  equipment,
  FRIENDLY_HERE,
  gold,
  HOLDS,
  MOVES,
  PLAYED,
  tokens,
  use,
  when,
} from './common.js';

/** Equipment of Spiritforged. */
export const SPIRITFORGED_GEAR: Readonly<Record<string, CardDefinition>> = {
  // Serrated Dirk
  'SFD-009': equipment(),
  // Recurve Bow
  'SFD-016': equipment([
    when([ATTACKS, DEFENDS], [{ do: 'deal', amount: 2, to: { target: 0 } }], { targets: [ENEMY_HERE] }),
  ]),
  // Long Sword
  'SFD-022': equipment(),
  // Skyfall of Areion
  'SFD-030': equipment([always({ alias: 'conquers and holds', to: 'this' })]),
  // Doran's Shield
  'SFD-033': equipment(),
  // Brutalizer
  'SFD-042': equipment([
    always({ might: 2, to: 'this' }, { object: 'attachment', is: { state: ['attached this turn'] } }),
  ]),
  // Sterak's Gage
  'SFD-056': equipment(),
  // Svellsongur
  'SFD-059': { abilities: [], bearer: 'copied' },
  // Cloth Armor
  'SFD-064': equipment(),
  // Experimental Hexplate
  'SFD-073': equipment([always({ tag: 'Mech', to: 'this' })]),
  // World Atlas
  'SFD-086': equipment([when(HOLDS, [gold(2)])]),
  // The Zero Drive
  'SFD-090': equipment(
    [when(DIES, [{ do: 'banish', what: 'it' }])],
    use(
      { energy: 3, power: ['own'], banishThis: true },
      [
        {
          do: 'play',
          what: { all: { is: 'unit', zone: 'any banishment', banishedWithThis: true } },
          ignoring: 'cost',
        },
      ],
      { if: { object: 'this', is: { state: ['detached'] } } },
    ),
  ),
  // Doran's Blade
  'SFD-095': equipment(),
  // Hexdrinker
  'SFD-102': equipment(),
  // Warmog's Armor
  'SFD-108': equipment([when(CONQUERS, [{ do: 'buff', what: 'this' }])]),
  // Trinity Force
  'SFD-115': equipment([when(HOLDS, [{ do: 'score', who: 'you', amount: 1 }])]),
  // Boneshiver
  'SFD-118': equipment([when(CONQUERS, [{ do: 'channel', who: 'you', count: 1, exhausted: true }])]),
  // Doran's Ring
  'SFD-124': equipment([when(CONQUERS, [{ do: 'discard', what: { pick: { zone: 'your hand' }, count: 1 } }, draw(1)])]),
  // Boots of Swiftness
  'SFD-133': equipment(),
  // Cull
  'SFD-134': equipment([when(CONQUERS, [gold()])]),
  // Edge of Night
  'SFD-139': equipment(
    [],
    when(PLAYED, [{ do: 'attach', what: 'this', to: { target: 0 } }], {
      if: { played: 'from facedown' },
      targets: [{ is: 'unit', side: 'yours', at: 'there' }],
    }),
  ),
  // Last Rites
  'SFD-150': equipment([
    when([CONQUERS, HOLDS], [{ do: 'play', what: { pick: { zone: 'your trash', is: 'unit' } } }], { may: true }),
  ]),
  // Eye of the Herald
  'SFD-153': equipment([when(MOVES, [tokens('Recruit', 'here')])]),
  // B.F. Sword
  'SFD-161': equipment(),
  // Sacred Shears
  'SFD-172': equipment([when(DIES, [draw(1)])]),
  // Blade of the Ruined King
  'SFD-178': equipment(),
  // Spinning Axe
  'SFD-186': equipment(),
  // Forgefire Cape
  'SFD-190': equipment([when([ATTACKS, DEFENDS], [{ do: 'deal', amount: 2, to: { all: ENEMY_HERE } }])]),
  // Shurelya's Requiem
  'SFD-192': equipment(
    [always({ keyword: 'Ganking', to: { all: { ...FRIENDLY_HERE, side: 'yours' } } })],
    when(PLAYED, [{ do: 'ready', what: { all: { is: 'unit', side: 'yours' } } }]),
  ),
};
