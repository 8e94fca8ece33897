import type { CardDefinition, Filter, Step } from '../../abilities/definition.js';
import {
  always,
  card,
  DIES,
  draw,
  FRIENDLY,
  gainXp,
  HOLDS,
  might,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  PLAYED,
  spell,
  UNIT,
  use,
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
} from './hidden-zones.js';

const ANIMALS: readonly Filter[] = [{ tag: 'Bird' }, { tag: 'Cat' }, { tag: 'Dog' }, { tag: 'Poro' }];
const predict = (count: number): Step => ({ do: 'predict', count });

/** Spells that are banished with the source. */
const WITH_THIS: Filter = { is: 'spell', zone: 'any banishment', banishedWithThis: true };

/** One of the top cards may be revealed and drawn, and the rest is recycled. */
const seek = (count: number, filter: Filter): readonly Step[] => [
  { do: 'look', count },
  { do: 'choose', what: { pick: { ...LOOKED, ...filter }, upTo: true } },
  { do: 'reveal', what: 'chosen' },
  { do: 'draw these', what: 'chosen' },
  RECYCLE_REST,
];

/** Cards of Unleashed that look at, reveal, discard and play cards of hands, decks and trashes. */
export const UNLEASHED_HIDDEN_ZONES: Readonly<Record<string, CardDefinition>> = {
  // Double Trouble
  'UNL-032': spell([
    { do: 'look', count: 3 },
    { do: 'reveal', what: { pick: { ...LOOKED, is: 'unit' }, upTo: true } },
    { do: 'draw these', what: 'those' },
    RECYCLE_REST,
  ]),
  // Ivern, Nurturer
  'UNL-051': card(
    when(
      [PLAYED, HOLDS],
      [
        ...seek(3, { is: 'unit' }),
        {
          do: 'trigger',
          if: { object: 'chosen', is: oneOf('your hand', ...ANIMALS) },
          ability: {
            kind: 'triggered',
            when: [],
            choices: [{ target: FRIENDLY }],
            does: [{ do: 'buff', what: { target: 0 } }],
          },
        },
      ],
    ),
  ),
  // Scuttle Crab
  'UNL-053': card(
    when(PLAYED, [draw(1)]),
    when(DIES, [REVEAL_HAND, { do: 'look at facedown', of: { target: 0 } }, gainXp(1)], { targets: [OPPONENT] }),
  ),
  // Dramatic Visionary
  'UNL-062': card(when(DIES, [predict(2)])),
  // Eclipse
  'UNL-063': spell([might(-4), predict(1)], UNIT),
  // Fate Weaver
  'UNL-064': card(when(PLAYED, seek(4, { is: 'spell', energy: { min: 4 } }))),
  // Diana, Lunari
  'UNL-079': card(
    when(
      { event: 'showdown begins', of: 'here' },
      [
        predict(1),
        { do: 'reveal top', count: 1 },
        { do: 'draw these', what: 'those', if: { object: 'those', is: { ...LOOKED, is: 'spell' } } },
      ],
      { cost: { energy: 1 } },
    ),
  ),
  // Hwei, Brooding Painter
  'UNL-080': card(
    when(MOVES, [
      draw(1),
      { do: 'choose', what: { pick: { is: 'card', zone: 'your hand' } } },
      { do: 'discard', what: 'chosen' },
      { ...draw(1), if: { object: 'chosen', is: { is: 'spell', zone: 'any trash' } } },
      {
        do: 'ready',
        what: { pick: { is: 'rune', side: 'yours', state: ['exhausted'] }, count: 2, upTo: true },
        if: { object: 'chosen', is: { is: 'gear', zone: 'any trash' } },
      },
      { ...might(3, 'this'), if: { object: 'chosen', is: { is: 'unit', zone: 'any trash' } } },
    ]),
  ),
  // Disposal Order
  'UNL-103': card({
    kind: 'spell',
    does: [],
    modes: [
      {
        choices: [{ target: { is: 'card', zone: 'any trash', side: 'enemy' }, min: 0, max: 3 }],
        does: [{ do: 'recycle', what: { target: 0 } }],
      },
      { does: [draw(1)] },
    ],
  }),
  // Bewitching Spirit
  'UNL-121': card(when(PLAYED, [{ ...discard(1), each: { target: 0 } }], { targets: [{ is: 'player' }] })),
  // Evershade Stalker
  'UNL-123': card(when(PLAYED, [discard(1), draw(1)])),
  // Lunar Boon
  'UNL-125': spell([discard(1), draw(2)]),
  // Abandon
  'UNL-131': spell(
    [
      { do: 'counter', what: { target: 0 } },
      { do: 'return', what: { all: { zone: 'any trash', among: 'those' } } },
      predict(1),
    ],
    { is: 'spell', zone: 'chain' },
  ),
  // Heedless Resurrection
  'UNL-142': card(always({ additionalCost: { objects: { do: 'kill', what: FRIENDLY } }, of: 'this' }), {
    kind: 'spell',
    choices: [
      {
        target: {
          is: 'unit',
          zone: 'your trash',
          energy: { max: { energyOf: 'paid' } },
          power: { max: { powerOf: 'paid' } },
        },
      },
    ],
    does: [{ do: 'play', what: { target: 0 }, ignoring: 'cost' }],
  }),
  // Insightful Investigator
  'UNL-135': card(
    when(
      PLAYED,
      [
        REVEAL_HAND,
        { do: 'choose', what: { pick: REVEALED }, cost: { spendXp: 2 } },
        { do: 'discard', what: 'chosen' },
        { do: 'draw', who: { target: 0 }, count: 1, if: { did: 'that' } },
      ],
      { targets: [OPPONENT] },
    ),
  ),
  // Scryer's Bloom
  'UNL-136': card(
    always({ enters: 'exhausted', what: 'this' }),
    use({ killThis: true, energy: 1, exhaust: true }, [predict(2), draw(1), gainXp(1)]),
  ),
  // Bone Skewer
  'UNL-139': card({
    kind: 'spell',
    choices: [{ target: OPPONENT }, { destination: 'battlefield' }],
    does: [
      REVEAL_HAND,
      { do: 'choose', what: { pick: { ...REVEALED, is: 'unit' }, upTo: true } },
      { do: 'play', what: 'chosen', by: 'owner', ignoring: 'all', only: 'chosen' },
      {
        do: 'trigger',
        about: 'those',
        if: { did: 'that' },
        ability: { kind: 'triggered', when: [], does: [{ do: 'stun', what: 'it' }] },
      },
    ],
  }),
  // Cursed Sarcophagus
  'UNL-148': card(
    when(PLAYED, [{ do: 'banish', what: { all: { is: 'unit', zone: 'your trash' } } }]),
    use({ exhaust: true }, [
      { do: 'play', what: { pick: { is: 'unit', zone: 'any banishment', banishedWithThis: true } } },
    ]),
  ),
  // Divining Shells
  'UNL-161': card(use({ killThis: true, exhaust: true }, [might(2)], { timing: 'action', targets: [UNIT] })),
  // Starhound
  'UNL-167': card(
    when(PLAYED, [{ do: 'return', what: { target: 0 } }], { targets: [oneOf('your trash', ...ANIMALS)] }),
  ),
  // Ashe, Focused
  'UNL-169': card(
    when(
      PLAYED,
      [
        REVEAL_HAND,
        { do: 'banish', what: { pick: REVEALED } },
        {
          do: 'delay',
          about: 'those',
          until: 'always',
          once: true,
          if: { did: 'that' },
          ability: {
            kind: 'triggered',
            when: [{ event: 'holds', of: 'owner of it' }],
            does: [{ do: 'return', what: { all: { zone: 'any banishment', among: 'it' } } }],
          },
        },
      ],
      { targets: [OPPONENT] },
    ),
  ),
  // Virtuoso
  'UNL-181': card(
    when(
      { event: 'played', of: { is: 'spell' }, by: 'you', spent: 4 },
      [
        { do: 'banish', what: { all: { zone: 'any trash', among: 'it' } } },
        { do: 'choose', what: { all: WITH_THIS }, if: { there: WITH_THIS, atLeast: 4 } },
        { do: 'place', what: 'chosen', on: 'trash' },
        { do: 'channel', who: 'you', count: 4, if: { there: { zone: 'any trash', among: 'chosen' } } },
        { ...draw(1), if: { there: { zone: 'any trash', among: 'chosen' } } },
      ],
      { may: true },
    ),
  ),
  // Rift Herald
  'UNL-179': card(
    when(MOVES_TO_BATTLEFIELD, seek(3, { is: 'unit' })),
    when(DIES, [
      {
        do: 'play',
        what: { pick: { is: 'unit', zone: 'your hand' } },
        ignoring: 'energy',
        only: 'your base',
      },
    ]),
  ),
  // Thrill of the Hunt
  'UNL-184': spell(
    [
      { do: 'banish', what: { target: 0 } },
      { ...OWNER_PLAYS_IT, only: 'battlefields' },
    ],
    FRIENDLY,
  ),
  // Keeper's Verdict
  'UNL-204': spell(
    [
      { do: 'place', what: { target: 0 }, on: 'top', may: true, pickers: { ownerOf: { target: 0 } } },
      { do: 'place', what: { target: 0 }, on: 'bottom' },
    ],
    { is: 'unit', side: 'enemy', at: 'battlefield' },
  ),
  // Forgotten Library
  'UNL-211': card(
    when({ event: 'played', of: { is: 'spell' }, by: 'you', spent: 4 }, [predict(1)], { if: { controls: 'here' } }),
  ),
};
