import type { CardDefinition, Filter, Step } from '../../abilities/definition.js';
import {
  always,
  ATTACKS,
  card,
  DIES,
  draw,
  ENEMY,
  FRIENDLY,
  HOLDS,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  PLAYED,
  spell,
  when,
  WINS_COMBAT,
} from './common.js';
import { discard, LOOKED, OWNER_PLAYS_IT, RECYCLE_REST, TRASH_UNIT } from './hidden-zones.js';

const REVEAL_TWO: Step = { do: 'reveal top', count: 2 };
const BANISH_ONE: Step = { do: 'banish', what: { pick: LOOKED, upTo: true } };
const FROM_TRASH: Filter = { zone: 'your trash' };

/** Cards of Spiritforged that look at, reveal, discard and play cards of hands, decks and trashes. */
export const SPIRITFORGED_HIDDEN_ZONES: Readonly<Record<string, CardDefinition>> = {
  // Guardian of the Passage
  'SFD-035': card(
    when(HOLDS, [{ do: 'return', what: { target: 0 } }], {
      may: true,
      targets: [
        {
          ...FROM_TRASH,
          anyOf: [
            { ...FROM_TRASH, is: 'unit' },
            { ...FROM_TRASH, is: 'gear' },
          ],
        },
      ],
    }),
  ),
  // Apprentice Smith
  'SFD-041': card(
    when(MOVES, [
      { do: 'reveal top', count: 1 },
      { do: 'draw these', what: { all: { ...LOOKED, is: 'gear' } } },
      RECYCLE_REST,
    ]),
  ),
  // Ornn, Blacksmith
  'SFD-058': card(
    when(
      [PLAYED, HOLDS],
      [
        { do: 'look', count: 4 },
        { do: 'reveal', what: { pick: { ...LOOKED, is: 'gear' }, upTo: true } },
        { do: 'draw these', what: 'those' },
        RECYCLE_REST,
      ],
    ),
  ),
  // Forecaster
  'SFD-065': card(always({ keyword: 'Vision', to: { all: { ...FRIENDLY, side: 'yours', tag: 'Mech' } } })),
  // Here to Help
  'SFD-111': spell([
    { do: 'play', what: { pick: { is: 'unit', zone: 'your hand' }, upTo: true }, only: 'your battlefields', less: 3 },
  ]),
  // Called Shot
  'SFD-122': spell([{ do: 'look', count: 2 }, { do: 'draw these', what: { pick: LOOKED } }, RECYCLE_REST]),
  // Corrupt Enforcer
  'SFD-123': card(when(MOVES_TO_BATTLEFIELD, [discard(1)]), when(WINS_COMBAT, [draw(1)])),
  // Fizz, Trickster
  'SFD-140': card(
    when(PLAYED, [{ do: 'play', what: { target: 0 }, ignoring: 'energy', then: 'recycle' }], {
      may: true,
      targets: [{ is: 'spell', zone: 'your trash', energy: { max: 3 } }],
    }),
  ),
  // Ezreal, Prodigy
  'SFD-149': card(
    when(PLAYED, [discard(1), draw(2)]),
    always({ costs: 'less', by: { energy: 1, power: 1, or: true }, of: { part: 'optional' } }),
  ),
  // Glasc Mixologist
  'SFD-165': card(
    when(DIES, [{ do: 'play', what: { target: 0 }, ignoring: 'cost' }], {
      may: true,
      targets: [{ ...TRASH_UNIT, energy: { max: 3 }, power: { max: 1 } }],
    }),
  ),
  // Altar of Memories
  'SFD-169': card(
    when(
      { event: 'dies', of: FRIENDLY },
      [
        draw(1),
        { do: 'choose', what: { pick: { is: 'card', zone: 'your hand' } } },
        { do: 'place', what: 'chosen', on: 'top', may: true },
        { do: 'place', what: { all: { zone: 'your hand', among: 'chosen' } }, on: 'bottom' },
      ],
      { cost: { exhaust: true } },
    ),
  ),
  // Rek'Sai, Swarm Queen
  'SFD-170': card(
    when(ATTACKS, [REVEAL_TWO, BANISH_ONE, { do: 'play', what: 'those', also: 'here' }, RECYCLE_REST], { may: true }),
  ),
  // Undertitan
  'SFD-175': card(
    when(PLAYED, [
      { do: 'might', what: { all: { is: 'unit', side: 'yours', other: true } }, amount: 2, until: 'turn' },
    ]),
    always({ asSeen: 'revealed', does: [{ do: 'add', energy: 2 }] }),
  ),
  // Void Burrower
  'SFD-187': card(
    when({ event: 'conquers', of: 'you' }, [REVEAL_TWO, BANISH_ONE, { do: 'play', what: 'those' }, RECYCLE_REST], {
      cost: { exhaust: true },
    }),
  ),
  // Void Rush
  'SFD-188': spell([
    REVEAL_TWO,
    BANISH_ONE,
    { do: 'play', what: 'those', less: 2 },
    { do: 'draw these', what: { all: LOOKED } },
  ]),
  // Arcane Shift
  'SFD-200': spell(
    [
      { do: 'banish', what: { target: 0 } },
      OWNER_PLAYS_IT,
      { do: 'deal', amount: 3, to: { target: 1 } },
      { do: 'banish', what: 'this' },
    ],
    FRIENDLY,
    { ...ENEMY, at: 'battlefield' },
  ),
  // Ravenbloom Conservatory
  'SFD-215': card(
    when({ event: 'defends', of: 'here' }, [
      { do: 'reveal top', count: 1 },
      { do: 'place', what: { all: { ...LOOKED, is: 'spell' } }, on: 'hand' },
      RECYCLE_REST,
    ]),
  ),
};
