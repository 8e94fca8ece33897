import type { CardDefinition, Step } from '../../abilities/definition.js';
import {
  ATTACKS,
  card,
  draw,
  FRIENDLY,
  might,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  PLAYED,
  spell,
  UNIT,
  when,
} from './common.js';
import {
  discard,
  LOOKED,
  oneOf,
  OPPONENT,
  OWNER_PLAYS_IT,
  RECYCLE_REST,
  REVEAL_HAND,
  REVEALED,
  TRASH_UNIT,
} from './hidden-zones.js';

const BECOMES_EMPOWERED = { event: 'empowered', of: 'this' } as const;
const YOUR_BEGINNING = { event: 'turn begins', whose: 'you' } as const;
const burn = (count: number): Step => ({ do: 'burn', who: 'you', count });

/** Cards of Vendetta that look at, reveal, burn and play cards of hands, decks and trashes. */
export const VENDETTA_HIDDEN_ZONES: Readonly<Record<string, CardDefinition>> = {
  // Blade Twirler
  'VEN-002': card(
    when({ event: 'moves', of: 'this', nth: 1 }, [{ do: 'burn', who: { target: 0 }, count: 1 }], {
      targets: [{ is: 'player' }],
    }),
  ),
  // Pakaa Protector
  'VEN-033': card(
    when(MOVES, [
      { do: 'reveal top', count: 1 },
      { do: 'draw these', what: { all: { ...LOOKED, is: 'unit' } } },
      { do: 'place', what: { all: LOOKED }, on: 'trash' },
      { ...might(2, 'this'), if: { did: 'that' } },
    ]),
  ),
  // Clairvoyance
  'VEN-056': spell([{ do: 'predict', count: 5 }, draw(2)]),
  // Temporal Breach
  'VEN-066': spell(
    [
      { do: 'banish', what: { target: 0 } },
      { ...OWNER_PLAYS_IT, only: 'where it was' },
    ],
    UNIT,
  ),
  // Decree of Strength
  'VEN-085': spell([REVEAL_HAND, { do: 'recycle', what: { pick: { ...REVEALED, domain: 'Mind' } } }], OPPONENT),
  // Wild Claw
  'VEN-089': spell([
    { do: 'look', count: 5 },
    { do: 'choose', what: { pick: oneOf('looked', { is: 'unit' }, { is: 'gear' }), upTo: true } },
    { do: 'banish', what: 'chosen' },
    { do: 'play', what: 'chosen', less: 5 },
    RECYCLE_REST,
    {
      do: 'trigger',
      about: 'chosen',
      if: { object: 'chosen', is: { zone: 'chain' } },
      may: true,
      ability: { kind: 'triggered', when: [], does: [{ do: 'empower', what: 'it' }] },
    },
  ]),
  // Cataclysmic Duel
  'VEN-090': spell([
    { do: 'choose', what: { pick: { is: 'unit', side: 'yours' } }, each: true },
    { do: 'kill', what: { all: { is: 'unit', not: 'chosen' } } },
  ]),
  // Mask Mother
  'VEN-094': card(when({ event: 'discarded', of: 'this' }, [might(2)], { cost: { energy: 1 }, targets: [FRIENDLY] })),
  // Shadow Order Disciple
  'VEN-095': card(when(MOVES, [might(1, 'this')], { cost: { burn: 1 } })),
  // Forgotten Relic
  'VEN-108': card(
    when(
      [PLAYED, YOUR_BEGINNING],
      [
        burn(1),
        {
          do: 'trigger',
          about: 'those',
          if: { object: 'those', is: { is: 'unit', zone: 'any trash' } },
          ability: {
            kind: 'triggered',
            when: [],
            choices: [{ target: FRIENDLY }],
            does: [{ do: 'might', what: { target: 0 }, amount: { mightOf: 'it' }, until: 'turn' }],
          },
        },
      ],
    ),
  ),
  // Minah Swiftfoot
  'VEN-111': card({
    kind: 'triggered',
    when: [MOVES_TO_BATTLEFIELD],
    does: [],
    modes: [{ does: [{ ...discard(1), each: true }] }, { does: [{ do: 'draw', who: 'each', count: 1 }] }],
  }),
  // Kharox
  'VEN-114': card(
    when(
      BECOMES_EMPOWERED,
      [
        { do: 'burn', who: { target: 0 }, count: 3 },
        {
          do: 'trigger',
          about: 'those',
          may: true,
          ability: {
            kind: 'triggered',
            when: [],
            choices: [{ target: { is: 'unit', zone: 'any trash', controlledLike: 'it' } }],
            does: [{ do: 'play', what: { target: 0 }, ignoring: 'cost' }],
          },
        },
      ],
      { targets: [OPPONENT] },
    ),
  ),
  // Lightning Rush
  'VEN-156': spell([
    { do: 'look', count: 3 },
    { do: 'draw these', what: { pick: LOOKED, upTo: true } },
    { do: 'place', what: { all: LOOKED }, on: 'trash' },
  ]),
  // Shadow Clone
  'VEN-T05': card(
    when(
      ATTACKS,
      [
        { do: 'banish', what: { target: 0 } },
        { do: 'keyword', what: 'this', keyword: 'Assault', value: 4, until: 'turn', if: { did: 'that' } },
      ],
      { may: true, targets: [TRASH_UNIT] },
    ),
  ),
};
