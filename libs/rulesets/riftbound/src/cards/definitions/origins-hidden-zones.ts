import type { CardDefinition, Step, TriggeredAbility } from '../../abilities/definition.js';
import type { Domain } from '../../vocabulary.js';
import {
  always,
  ATTACKS,
  card,
  CONQUERS,
  CONQUERS_HERE,
  DEFENDS,
  draw,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY,
  KEYWORDS_ONLY,
  OTHER_FRIENDLY,
  PLAYED,
  spell,
  UNIT,
  use,
  when,
} from './common.js';
import {
  LOOKED,
  oneOf,
  OPPONENT,
  OWNER_PLAYS_IT,
  RECYCLE_REST,
  REVEAL_HAND,
  REVEALED,
  TRASH_UNIT,
} from './hidden-zones.js';

/** "Do this", where the rune that is revealed is of the domain. */
const doIfRevealed = (domain: Domain, what: Pick<TriggeredAbility, 'choices' | 'does'>): Step => ({
  do: 'trigger',
  if: { there: { ...LOOKED, domain } },
  ability: { kind: 'triggered', when: [], ...what },
});

/** Cards of Origins that look at, reveal, recycle and play cards of hands, decks and trashes. */
export const ORIGINS_HIDDEN_ZONES: Readonly<Record<string, CardDefinition>> = {
  // Flame Chompers
  'OGN-006': card(
    when({ event: 'discarded', of: 'this' }, [{ do: 'play', what: 'this', ignoring: 'cost' }], {
      cost: { power: ['own'] },
    }),
  ),
  // Immortal Phoenix
  'OGN-037': card({
    kind: 'triggered',
    when: [{ event: 'dies', of: UNIT, by: 'you', with: 'spell' }],
    from: 'trash',
    may: true,
    cost: { energy: 1, power: ['own'] },
    does: [{ do: 'play', what: 'this', ignoring: 'cost' }],
  }),
  // Jeweled Colossus
  'OGN-086': KEYWORDS_ONLY,
  // Gemcraft Seer
  'OGN-100': card(always({ keyword: 'Vision', to: { all: OTHER_FRIENDLY } })),
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
      { cost: { power: ['own'] } },
    ),
  ),
  // Portal Rescue
  'OGN-102': spell(
    [
      { do: 'banish', what: { target: 0 } },
      { ...OWNER_PLAYS_IT, only: 'its base' },
    ],
    FRIENDLY,
  ),
  // Kai'Sa, Evolutionary
  'OGN-112': card(
    when(CONQUERS, [{ do: 'play', what: { target: 0 }, ignoring: 'energy', then: 'recycle' }], {
      may: true,
      targets: [{ is: 'spell', zone: 'your trash', energy: { max: { sum: [{ pointsOf: 'you' }, -1] } } }],
    }),
  ),
  // Promising Future
  'OGN-115': spell([
    { do: 'look', count: 5, each: true },
    { do: 'choose', what: { pick: LOOKED }, each: true },
    { do: 'banish', what: 'chosen' },
    { do: 'recycle', what: { all: LOOKED }, each: true },
    {
      do: 'play',
      what: { all: { zone: 'your banishment', among: 'chosen' } },
      ignoring: 'energy',
      each: 'next first',
    },
  ]),
  // Teemo, Strategist
  'OGN-121': card(
    when(
      DEFENDS,
      [
        { do: 'reveal top', count: 5 },
        { do: 'deal', amount: { count: { ...LOOKED, keyword: 'Hidden' } }, to: { target: 0 } },
        RECYCLE_REST,
      ],
      { targets: [ENEMY_HERE] },
    ),
  ),
  // Sabotage
  'OGN-156': spell(
    [REVEAL_HAND, { do: 'recycle', what: { pick: oneOf('revealed hand', { is: 'spell' }, { is: 'gear' }) } }],
    OPPONENT,
  ),
  // Dazzling Aurora
  'OGN-160': card(
    when({ event: 'turn ends', whose: 'you' }, [
      { do: 'reveal until', until: { is: 'unit' } },
      { do: 'choose', what: 'those' },
      { do: 'banish', what: { all: { ...LOOKED, is: 'unit', among: 'chosen' } } },
      { do: 'play', what: { all: { is: 'unit', zone: 'your banishment', among: 'chosen' } }, ignoring: 'cost' },
      RECYCLE_REST,
    ]),
  ),
  // Mystic Poro
  'OGN-171': KEYWORDS_ONLY,
  // Sai Scout
  'OGN-174': card(always({ playableTo: 'open battlefield', what: 'this' })),
  // Stacked Deck
  'OGN-183': spell([{ do: 'look', count: 3 }, { do: 'place', what: { pick: LOOKED }, on: 'hand' }, RECYCLE_REST]),
  // Whirlwind
  'OGN-187': spell([{ do: 'return', what: { pick: { is: 'unit' }, upTo: true }, each: 'next first' }]),
  // Mindsplitter
  'OGN-192': card(when(PLAYED, [REVEAL_HAND, { do: 'discard', what: { pick: REVEALED } }], { targets: [OPPONENT] })),
  // Nocturne, Horrifying
  'OGN-194': card(
    always({
      asSeen: 'looked at',
      may: true,
      does: [
        { do: 'banish', what: 'this' },
        { do: 'play', what: 'this', cost: { power: ['any'] } },
      ],
    }),
  ),
  // Soulgorger
  'OGN-196': card(
    when(PLAYED, [{ do: 'play', what: { target: 0 }, ignoring: 'energy' }], { may: true, targets: [TRASH_UNIT] }),
  ),
  // The Harrowing
  'OGN-198': spell([{ do: 'play', what: { target: 0 }, ignoring: 'energy' }], TRASH_UNIT),
  // Twisted Fate, Gambler
  'OGN-200': card(
    when(ATTACKS, [
      { do: 'reveal top', count: 1, deck: 'rune-deck' },
      doIfRevealed('Fury', {
        choices: [{ target: ENEMY_HERE }],
        does: [
          { do: 'deal', amount: 2, to: { target: 0 } },
          { do: 'deal', amount: 1, to: { all: { ...ENEMY_HERE, not: { target: 0 } } } },
        ],
      }),
      doIfRevealed('Mind', { does: [draw(1)] }),
      doIfRevealed('Order', { choices: [{ target: ENEMY }], does: [{ do: 'stun', what: { target: 0 } }] }),
      RECYCLE_REST,
    ]),
  ),
  // Forge of the Future
  'OGN-212': card(
    when(PLAYED, [{ do: 'create', token: 'Recruit', to: 'your base' }]),
    use({ killThis: true }, [
      { do: 'recycle', what: { pick: { is: 'card', zone: 'any trash' }, count: 4, upTo: true } },
    ]),
  ),
  // Spectral Matron
  'OGN-226': card(
    when(PLAYED, [{ do: 'play', what: { target: 0 }, ignoring: 'cost' }], {
      may: true,
      targets: [{ ...TRASH_UNIT, energy: { max: 3 }, power: { max: 1 } }],
    }),
  ),
  // Karma, Channeler
  'OGN-235': card(
    when({ event: 'recycled', by: 'you' }, [{ do: 'buff', what: { target: 0 } }], { targets: [FRIENDLY] }),
  ),
  // King's Edict
  'OGN-237': spell([
    { do: 'choose', what: { pick: { is: 'unit', side: 'not yours', not: 'chosen' } }, pickers: 'others' },
    { do: 'kill', what: 'chosen' },
  ]),
  // Blind Fury
  'OGN-025': spell([
    { do: 'reveal top', who: 'opponent', count: 1 },
    { do: 'banish', what: { pick: LOOKED } },
    { do: 'play', what: 'those', ignoring: 'cost' },
    RECYCLE_REST,
  ]),
  // Baited Hook
  'OGN-242': card(
    use(
      { energy: 1, power: ['own'], exhaust: true },
      [
        { do: 'kill', what: { target: 0 } },
        { do: 'look', count: 5 },
        {
          do: 'banish',
          what: { pick: { ...LOOKED, is: 'unit', might: { max: { sum: [{ mightOf: 'killed' }, 1] } } }, upTo: true },
        },
        { do: 'play', what: 'those', ignoring: 'cost' },
        RECYCLE_REST,
      ],
      { targets: [FRIENDLY] },
    ),
  ),
  // Reinforce
  'OGN-062': spell([
    { do: 'look', count: 5 },
    { do: 'banish', what: { pick: { ...LOOKED, is: 'unit' }, upTo: true } },
    { do: 'play', what: 'those', less: 5 },
    RECYCLE_REST,
  ]),
  // The Candlelit Sanctum
  'OGN-291': card(when(CONQUERS_HERE, [{ do: 'predict', count: 2 }])),
};
