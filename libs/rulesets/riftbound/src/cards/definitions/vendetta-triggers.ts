import type { Ability, CardDefinition, Condition, Filter, Step } from '../../abilities/definition.js';
import {
  always,
  ATTACKS,
  AT_BATTLEFIELD,
  card,
  CONQUERS,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  EXHAUSTED_RUNE,
  might,
  PLAYED,
  spell,
  UNIT,
  use,
  when,
  YOUR_UNIT,
  HOLDS,
} from './common.js';

const YOUR_RUNES: Filter = { is: 'rune', side: 'yours' };
const BECOMES_READY = { event: 'readied', of: 'this' } as const;
const scoreOne: Step = { do: 'score', who: 'you', amount: 1 };
const youPlayed = (of: Filter): Condition => ({ thisTurn: { event: 'finalized', of, by: 'you' } });
const fewerRunes = (does: readonly Step[]): Ability =>
  when({ event: 'turn begins', whose: 'you' }, does, { if: { fewer: YOUR_RUNES } });
const ready: Step = { do: 'ready', what: { target: 0 } };

/** Cards of Vendetta that wait for what other cards do not, or ask what has happened this turn. */
export const VENDETTA_TRIGGERS: Readonly<Record<string, CardDefinition>> = {
  // Forsaken Baccai
  'VEN-005': card(fewerRunes([might(1, 'this')])),
  // Oasis Raider
  'VEN-006': card(fewerRunes([might(2, 'this'), { do: 'keyword', what: 'this', keyword: 'Ganking', until: 'turn' }])),
  // Affectionate Poro
  'VEN-024': card(
    when({ event: 'combat ends', of: 'this' }, [draw(1)], {
      if: { thisTurn: { event: 'damaged', of: 'this' }, atMost: 0 },
    }),
  ),
  // Astral Heron
  'VEN-044': card(
    when(
      { event: 'played', of: { is: 'card' }, by: 'you', nth: 1 },
      [
        {
          do: 'delay',
          until: 'turn',
          ends: { event: 'finalized', of: {}, by: 'you' },
          ability: { kind: 'static', gives: { costs: 'less', by: { energy: 2, power: 2 }, of: {} } },
        },
      ],
      { if: { object: 'this', is: { at: 'battlefield' } } },
    ),
  ),
  // Nasus, Guardian of Knowledge
  'VEN-063': card(
    when({ event: 'dies', of: ENEMY_HERE }, [{ do: 'channel', who: 'you', count: 1, exhausted: true }], { once: true }),
  ),
  // Swain, Visionary
  'VEN-065': card(
    when(CONQUERS, [scoreOne], {
      if: {
        all: [
          youPlayed({ is: 'unit', token: false }),
          youPlayed({ is: 'gear', token: false }),
          youPlayed({ is: 'spell' }),
        ],
      },
    }),
  ),
  // Bottled Constellation
  'VEN-067': card(
    when({ event: 'main begins', whose: 'you' }, [scoreOne], {
      may: true,
      cost: {
        objects: {
          do: 'kill',
          what: { side: 'yours', other: true, anyOf: [{ is: 'unit' }, { is: 'gear' }] },
          count: 3,
        },
      },
    }),
  ),
  // Jayce, Brilliant Inventor
  'VEN-068': card(
    when([PLAYED, { event: 'played', of: { is: 'gear', token: false }, by: 'you', nth: 1 }], [ready], {
      may: true,
      targets: [{ other: true, state: ['exhausted'] }],
    }),
  ),
  // Fretful Feline
  'VEN-071': card(when(BECOMES_READY, [might(2, 'this')])),
  // Noxian Demolitionist
  'VEN-080': card(
    when(CONQUERS, [{ do: 'kill', what: { target: 0 } }], {
      may: true,
      targets: [{ is: 'gear', energy: { max: { mightOf: 'this' } } }],
    }),
  ),
  // Corrupted Dragon
  'VEN-091': card(
    always(ENTERS_READY, { not: { pointsLeft: 3 } }),
    when(ATTACKS, [{ do: 'move', what: { target: 0 }, to: 'its base' }], {
      may: true,
      targets: [{ target: { ...ENEMY_HERE, might: { max: 5 } }, min: 0, max: 99 }],
    }),
  ),
  // Zed, Without a Sound
  'VEN-112': card(
    when(CONQUERS, [{ do: 'create', token: 'Shadow Clone', to: 'your base' }]),
    use({ energy: 1, power: ['own'] }, [{ do: 'swap places', one: 'this', other: { target: 0 } }], {
      timing: 'action',
      targets: [{ ...YOUR_UNIT, name: 'Shadow Clone' }],
    }),
  ),
  // Hungry Wolf
  'VEN-125': card(
    use({ power: ['own'] }, [{ do: 'ready', what: 'this' }, might(1, 'this')], {
      if: { thisTurn: { event: 'chosen', of: ENEMY, by: 'you' } },
      once: true,
    }),
  ),
  // Kennen, Keeper of Balance
  'VEN-135': card(
    when([PLAYED, ATTACKS], [{ do: 'stun', what: { target: 0 } }], {
      may: true,
      cost: { energy: 2 },
      targets: [UNIT],
    }),
    always({ might: 2, to: 'this' }, { there: { ...ENEMY_HERE, state: ['stunned'] } }),
  ),
  // Curator of the Sands
  'VEN-145': card(
    when(
      [
        { event: 'played', of: { anyOf: [{ is: 'unit' }, { is: 'gear' }], energy: { min: 7 } }, by: 'you' },
        { event: 'uses', of: {}, by: 'you', energy: 7 },
      ],
      [ready],
      { may: true, cost: { exhaust: true }, targets: [{ target: EXHAUSTED_RUNE, min: 0, max: 2 }] },
    ),
  ),
  // Siphoning Strike
  'VEN-146': spell(
    [
      { do: 'deal', amount: { if: { there: YOUR_RUNES, atLeast: 7 }, then: 7, else: 4 }, to: { target: 0 } },
      {
        do: 'delay',
        about: { target: 0 },
        until: 'turn',
        once: true,
        ability: {
          kind: 'triggered',
          when: [{ event: 'dies', of: { among: 'it' } }],
          does: [{ do: 'channel', who: 'you', count: 1, exhausted: true }],
        },
      },
    ],
    AT_BATTLEFIELD,
  ),
  // Threshold of the Gray
  'VEN-166': card(
    when({ event: 'combat begins', of: 'here' }, [{ do: 'add', energy: 1, each: true, if: { fights: 'you' } }]),
  ),
  // Illaoi, Prophet of the Great Kraken
  'VEN-109': card(
    when([PLAYED, CONQUERS, HOLDS], [{ do: 'create', token: 'Tentacle', to: 'chosen' }], {
      targets: [{ destination: 'play' }],
    }),
    always({ might: { count: { ...YOUR_UNIT, token: true } }, to: 'this' }),
  ),
};
