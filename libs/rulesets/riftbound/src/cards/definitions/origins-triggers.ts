import type { CardDefinition } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  card,
  CONQUERS,
  CONQUERS_HERE,
  DIES,
  draw,
  ENEMY,
  EXHAUSTED_RUNE,
  FRIENDLY,
  HOLDS_HERE,
  might,
  OTHER_FRIENDLY,
  spell,
  UNIT,
  use,
  when,
  YOUR_UNIT,
} from './common.js';

/** Cards of Origins that wait for what other cards do not, or ask what has happened this turn. */
export const ORIGINS_TRIGGERS: Readonly<Record<string, CardDefinition>> = {
  // Disintegrate
  'OGN-005': spell(
    [
      { do: 'deal', amount: 3, to: { target: 0 } },
      {
        do: 'delay',
        about: { target: 0 },
        until: 'turn',
        once: true,
        ability: { kind: 'triggered', when: [{ event: 'dies', of: { among: 'it' }, with: 'this' }], does: [draw(1)] },
      },
    ],
    AT_BATTLEFIELD,
  ),
  // Raging Soul
  'OGN-019': card(
    ...(['Assault', 'Ganking'] as const).map((keyword) =>
      always({ keyword, to: 'this' }, { thisTurn: { event: 'discarded', of: {}, by: 'you' } }),
    ),
  ),
  // Sun Disc
  'OGN-021': card(
    use({ exhaust: true }, [
      {
        do: 'delay',
        until: 'turn',
        ends: { event: 'played', of: UNIT, by: 'you' },
        ability: { kind: 'static', gives: { enters: 'ready', what: 'friendly units' } },
        if: { legion: true },
      },
    ]),
  ),
  // Tryndamere, Barbarian
  'OGN-034': card(
    when(CONQUERS, [{ do: 'score', who: 'you', amount: 1 }], { if: { all: [{ after: 'attack' }, { excess: 5 }] } }),
  ),
  // Adaptatron
  'OGN-056': card(
    when(
      CONQUERS,
      [
        { do: 'kill', what: { target: 0 } },
        { do: 'buff', what: 'this', if: { did: 'that' } },
      ],
      { may: true, targets: [{ is: 'gear' }] },
    ),
  ),
  // Eclipse Herald
  'OGN-059': card(when({ event: 'stunned', of: ENEMY, by: 'you' }, [{ do: 'ready', what: 'this' }, might(1, 'this')])),
  // Solari Shrine
  'OGN-072': card(
    when({ event: 'dies', of: { ...ENEMY, state: ['stunned'] }, by: 'you' }, [draw(1)], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Lee Sin, Ascetic
  'OGN-078': card(use({ exhaust: true }, [{ do: 'buff', what: 'this' }]), always({ buffs: 'any number', to: 'this' })),
  // Mushroom Pouch
  'OGN-101': card(
    when({ event: 'turn begins', whose: 'you' }, [draw(1)], { if: { there: { zone: 'your facedown' } } }),
  ),
  // Ekko, Recurrent
  'OGN-110': card(
    when(DIES, [{ do: 'ready', what: { all: { is: 'rune', side: 'yours' } } }], { cost: { recycleThis: true } }),
  ),
  // Wraith of Echoes
  'OGN-118': card(when({ event: 'dies', of: OTHER_FRIENDLY, nth: 1 }, [draw(1)])),
  // Pirate's Haven
  'OGN-143': card(when({ event: 'readied', of: FRIENDLY, by: 'you' }, [might(1, 'it')])),
  // Mistfall
  'OGN-152': card(
    when({ event: 'buffed', of: FRIENDLY, by: 'you' }, [{ do: 'ready', what: 'it' }], {
      may: true,
      cost: { power: ['own'], exhaust: true },
    }),
  ),
  // Udyr, Wildman
  'OGN-157': card({
    kind: 'activated',
    cost: { spendBuff: true },
    different: 'each turn',
    modes: [
      { choices: [{ target: AT_BATTLEFIELD }], does: [{ do: 'deal', amount: 2, to: { target: 0 } }] },
      { choices: [{ target: AT_BATTLEFIELD }], does: [{ do: 'stun', what: { target: 0 } }] },
      { does: [{ do: 'ready', what: 'this' }] },
      { does: [{ do: 'keyword', what: 'this', keyword: 'Ganking', until: 'turn' }] },
    ],
    does: [],
  }),
  // Volibear, Imposing
  'OGN-158': card(
    when({ event: 'moves', of: { ...ENEMY, at: 'elsewhere' }, to: 'battlefield', by: 'opponent', together: true }, [
      draw(1),
    ]),
  ),
  // Miss Fortune, Captain
  'OGN-162': card(
    when({ event: 'moves', of: 'this', nth: 1 }, [{ do: 'ready', what: { target: 0 } }], {
      may: true,
      targets: [{ other: true, state: ['exhausted'] }],
    }),
  ),
  // Ember Monk
  'OGN-167': card(when({ event: 'played', of: { is: 'card' }, by: 'you', from: 'facedown' }, [might(2, 'this')])),
  // Stealthy Pursuer
  'OGN-177': card(
    when(
      { event: 'moves', of: OTHER_FRIENDLY, from: 'here' },
      [{ do: 'move', what: 'this', to: { locationOf: 'it' } }],
      {
        may: true,
      },
    ),
  ),
  // Treasure Trove
  'OGN-186': card(
    when({ event: 'leaves', of: 'this' }, [draw(1), { do: 'channel', who: 'you', count: 1, exhausted: true }]),
    use({ power: ['own'], exhaust: true }, [{ do: 'kill', what: 'this' }]),
  ),
  // Yasuo, Windrider
  'OGN-205': card(when({ event: 'moves', of: 'this', nth: 3 }, [{ do: 'score', who: 'you', amount: 1 }])),
  // Imperial Decree
  'OGN-221': spell([
    {
      do: 'delay',
      until: 'turn',
      ability: { kind: 'triggered', when: [{ event: 'damaged', of: UNIT }], does: [{ do: 'kill', what: 'it' }] },
    },
  ]),
  // Karthus, Eternal
  'OGN-236': card(always({ again: 'Deathknell' })),
  // Super Mega Death Rocket!
  'OGN-252': card(
    { kind: 'spell', choices: [{ target: UNIT }], does: [{ do: 'deal', amount: 5, to: { target: 0 } }] },
    {
      kind: 'triggered',
      when: [{ event: 'conquers', of: 'you' }],
      from: 'trash',
      may: true,
      cost: { objects: { do: 'discard', what: { zone: 'your hand' } } },
      does: [{ do: 'return', what: 'this' }],
    },
  ),
  // Hand of Noxus
  'OGN-253': card(use({ exhaust: true }, [{ do: 'add', energy: 1, if: { legion: true } }], { timing: 'reaction' })),
  // Noxian Guillotine
  'OGN-254': spell(
    [
      {
        do: 'delay',
        about: { target: 0 },
        until: 'turn',
        once: true,
        ability: {
          kind: 'triggered',
          when: [{ event: 'damaged', of: { among: 'it' } }],
          does: [{ do: 'kill', what: 'it' }],
        },
        if: { not: { legion: true } },
      },
      { do: 'kill', what: { target: 0 }, if: { legion: true } },
    ],
    UNIT,
  ),
  // Dragon's Rage
  'OGN-258': spell(
    [
      { do: 'move', what: { target: 0 }, to: 'chosen' },
      {
        do: 'trigger',
        about: { target: 0 },
        if: { object: { target: 0 }, is: { at: 'destination' } },
        ability: {
          kind: 'triggered',
          when: [],
          choices: [{ target: { ...ENEMY, at: { locationOf: 'it' }, not: 'it' } }],
          does: [{ do: 'fight', one: 'it', other: { target: 0 } }],
        },
      },
    ],
    ENEMY,
    { destination: 'location' },
  ),
  // Radiant Dawn
  'OGN-261': card(
    when({ event: 'stunned', of: ENEMY, by: 'you', together: true }, [{ do: 'buff', what: { target: 0 } }], {
      targets: [FRIENDLY],
    }),
  ),
  // Reckoner's Arena
  'OGN-286': card(
    when(HOLDS_HERE, [{ do: 'activate effects', of: 'conquers', what: { all: { ...UNIT, at: 'here' } } }]),
  ),
  // Targon's Peak
  'OGN-289': card(
    when(CONQUERS_HERE, [
      {
        do: 'delay',
        until: 'turn',
        once: true,
        ability: {
          kind: 'triggered',
          when: [{ event: 'turn ends', whose: 'each' }],
          does: [{ do: 'ready', what: { pick: EXHAUSTED_RUNE, count: 2, upTo: true } }],
        },
      },
    ]),
  ),
  // The Dreaming Tree
  'OGN-292': card(
    when({ event: 'chosen', of: { ...YOUR_UNIT, at: 'here' }, by: 'you', with: 'spell', nth: 1 }, [draw(1)], {
      controlledBy: 'doer',
    }),
  ),
  // Might of Demacia - Starter
  'OGS-023': card(
    when({ event: 'conquers', of: 'you' }, [draw(2)], { if: { there: { ...YOUR_UNIT, at: 'there' }, atLeast: 4 } }),
  ),
  // The Grand Plaza
  'OGN-293': card(
    when(HOLDS_HERE, [{ do: 'win', who: 'you' }], { if: { there: { ...YOUR_UNIT, at: 'here' }, atLeast: 7 } }),
  ),
};
