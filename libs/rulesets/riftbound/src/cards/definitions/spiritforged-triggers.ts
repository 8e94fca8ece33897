import type { Amount, CardDefinition } from '../../abilities/definition.js';
import {
  always,
  card,
  CONQUERS,
  CONQUERS_HERE,
  draw,
  ENEMY,
  FRIENDLY,
  gold,
  might,
  MOVES_TO_BATTLEFIELD,
  PLAYED,
  spell,
  tokens,
  UNIT,
  use,
  when,
  YOUR_UNIT,
} from './common.js';

const IN_COMBAT = { anyOf: [{ state: ['attacking'] }, { state: ['defending'] }] } as const;

/** Points scored from holding this turn. */
const HELD_POINTS: Amount = { happened: { event: 'gains points', by: 'you', from: 'hold' } };

/** Cards of Spiritforged that wait for what other cards do not, or ask what has happened this turn. */
export const SPIRITFORGED_TRIGGERS: Readonly<Record<string, CardDefinition>> = {
  // Sudden Storm
  'SFD-017': spell(
    [
      {
        do: 'deal',
        amount: { if: { object: { target: 0 }, is: { state: ['attacking'] } }, then: 4, else: 2 },
        to: { target: 0 },
      },
    ],
    { ...UNIT, at: 'battlefield' },
  ),
  // Lucian, Gunslinger
  'SFD-028': card(
    when(
      { event: 'attacks', of: 'this' },
      [{ do: 'deal', amount: { keywordValue: 'Assault', on: 'this' }, to: { target: 0 } }],
      { targets: [{ ...ENEMY, at: 'here' }] },
    ),
  ),
  // Simian Ancestor
  'SFD-047': card(when({ event: 'buffed', of: 'this', by: 'you' }, [{ do: 'ready', what: 'this' }])),
  // Needlessly Large Yordle
  'SFD-055': card(
    always({ costs: 'less', by: { energy: { times: 2, of: HELD_POINTS }, power: HELD_POINTS, own: true }, of: 'this' }),
  ),
  // Irelia, Fervent
  'SFD-057': card(
    when(
      [
        { event: 'chosen', of: 'this', by: 'you' },
        { event: 'readied', of: 'this', by: 'you' },
      ],
      [might(1, 'this')],
    ),
  ),
  // Prize of Progress
  'SFD-075': card(when({ event: 'uses', of: { is: 'gear' }, by: 'you' }, [might(1, 'this')])),
  // Yordle Explorer
  'SFD-100': card(when({ event: 'played', of: { is: 'card', power: { min: 2 } }, by: 'you' }, [draw(1)])),
  // Fae Dragon
  'SFD-101': card(
    when(PLAYED, [{ do: 'buff', what: { target: 0 } }], { targets: [{ target: FRIENDLY, min: 0, max: 4 }] }),
    when({ event: 'spends a buff', by: 'you' }, [gold()]),
  ),
  // Fiora, Peerless
  'SFD-110': card(
    when(
      [
        { event: 'attacks', of: 'this' },
        { event: 'defends', of: 'this' },
      ],
      [{ do: 'might', what: 'this', amount: { mightOf: 'this' }, until: 'combat' }],
      { if: { object: 'this', is: { state: ['one on one'] } } },
    ),
  ),
  // Sivir, Ambitious
  'SFD-120': card(
    when(CONQUERS, [{ do: 'deal', amount: { excess: 'yours' }, to: { target: 0 } }], {
      if: { all: [{ after: 'attack' }, { excess: 5 }] },
      may: true,
      targets: [ENEMY],
    }),
  ),
  // Black Market Broker
  'SFD-121': card(when({ event: 'played', of: { is: 'card' }, by: 'you', from: 'facedown' }, [gold()])),
  // Fae Porter
  'SFD-125': card(
    when(MOVES_TO_BATTLEFIELD, [{ do: 'move', what: { target: 0 }, to: 'there' }], {
      may: true,
      cost: { power: ['own'] },
      targets: [{ ...YOUR_UNIT, at: 'elsewhere' }],
    }),
  ),
  // Loyal Pup
  'SFD-126': card(when({ event: 'defends', of: 'you' }, [{ do: 'move', what: 'this', to: 'there' }], { may: true })),
  // Sivir, Mercenary
  'SFD-143': card(
    always({ might: 2, to: 'this' }, { spentPower: 2 }),
    always({ keyword: 'Ganking', to: 'this' }, { spentPower: 2 }),
  ),
  // Draven, Audacious
  'SFD-148': card(
    when({ event: 'wins combat', of: 'this', nth: 1 }, [{ do: 'score', who: 'you', amount: 1 }]),
    when({ event: 'dies', of: 'this' }, [{ do: 'score', who: { target: 0 }, amount: 1 }], {
      if: { object: 'this', is: IN_COMBAT },
      targets: [{ is: 'player', side: 'enemy' }],
    }),
  ),
  // Rally the Troops
  'SFD-166': spell([
    {
      do: 'delay',
      until: 'turn',
      ability: { kind: 'triggered', when: [{ event: 'played', of: FRIENDLY }], does: [{ do: 'buff', what: 'it' }] },
    },
    draw(1),
  ]),
  // Fiora, Worthy
  'SFD-180': card(
    when({ event: 'reaches Might', might: 5, of: YOUR_UNIT }, [{ do: 'ready', what: 'it' }], {
      may: true,
      cost: { power: ['own'] },
    }),
  ),
  // Guards!
  'SFD-154': spell(
    [
      { do: 'create', token: 'Sand Soldier', to: 'chosen' },
      {
        do: 'trigger',
        about: 'those',
        ability: {
          kind: 'triggered',
          when: [],
          may: true,
          cost: { power: ['own'] },
          does: [{ do: 'ready', what: 'it' }],
        },
      },
    ],
    { destination: 'play' },
  ),
  // Prodigal Explorer
  'SFD-199': card(
    use({ exhaust: true }, [draw(1)], {
      timing: 'reaction',
      if: {
        thisTurn: {
          event: 'chosen',
          of: { side: 'enemy', anyOf: [{ is: 'unit' }, { is: 'gear' }] },
          by: 'you',
          with: 'spell or unit',
        },
        atLeast: 2,
      },
    }),
  ),
  // Battle Mistress
  'SFD-203': card(
    when({ event: 'recycled', by: 'you', what: 'rune' }, [gold()], { may: true, cost: { exhaust: true } }),
    when({ event: 'dies', of: ENEMY, together: true }, [{ do: 'ready', what: 'this' }]),
  ),
  // Grand Duelist
  'SFD-205': card(
    when(
      { event: 'reaches Might', might: 5, of: YOUR_UNIT },
      [{ do: 'channel', who: 'you', count: 1, exhausted: true }],
      { may: true, cost: { exhaust: true } },
    ),
  ),
  // Emperor's Dais
  'SFD-207': card(
    when(CONQUERS_HERE, [tokens('Sand Soldier', 'here')], {
      may: true,
      cost: { energy: 1, objects: { do: 'return', what: { ...YOUR_UNIT, at: 'here' } } },
    }),
  ),
};
