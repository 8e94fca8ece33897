import type { CardDefinition, Condition, Filter } from '../../abilities/definition.js';
import {
  always,
  ATTACKS,
  AT_BATTLEFIELD,
  card,
  draw,
  ENEMY,
  ENEMY_HERE,
  ENTERS_READY,
  FRIENDLY,
  gainXp,
  HOLDS,
  HOLDS_HERE,
  might,
  spell,
  UNIT,
  use,
  when,
  YOUR_UNIT,
} from './common.js';
import { less, mayPay, mode, mustPay, PAID, PLACE, resolves, tokenThere, whenPaid } from './playing.js';

const NEXT_SPELL = {
  until: 'turn',
  ends: { event: 'finalized', of: { is: 'spell' }, by: 'you' },
} as const;

const YOURS_TAGGED = (tag: string): Condition => ({ there: { is: 'unit', side: 'yours', tag } });
const ANIMALS = ['Bird', 'Cat', 'Dog', 'Poro'] as const;
const TAGS: readonly Condition[] = ANIMALS.map(YOURS_TAGGED);
const AT_BASE: Filter = { ...UNIT, at: 'base' };

/** Cards of Unleashed whose text is about what they cost, or how often they are executed. */
export const UNLEASHED_PLAYING: Readonly<Record<string, CardDefinition>> = {
  // Upstage Comedy
  'UNL-009': spell([{ do: 'ready', what: { target: 0 } }], UNIT),
  // Square Up
  'UNL-017': spell([{ do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 4, until: 'turn' }], UNIT),
  // Undying Legion
  'UNL-025': card(always({ playFor: { energy: 3, power: ['own'] }, from: 'trash' }, { legion: true })),
  // Pyke, Dockside Butcher
  'UNL-028': card(mayPay({ power: ['own'] }), whenPaid([{ do: 'ready', what: 'this' }, might(2, 'this')])),
  // Nami, Headstrong
  'UNL-052': card(
    mayPay({ power: ['own'] }),
    whenPaid([{ do: 'stun', what: { target: 0 } }], { targets: [ENEMY] }),
    when(HOLDS, [
      {
        do: 'delay',
        ability: {
          kind: 'triggered',
          when: [{ event: 'played', of: UNIT, by: 'you' }],
          does: [
            { do: 'ready', what: 'it' },
            { do: 'buff', what: 'it' },
          ],
        },
        until: 'turn',
        once: true,
      },
    ]),
  ),
  // Downstage Dramatics
  'UNL-061': spell([draw(1)]),
  // Jhin, Meticulous Killer
  'UNL-089': card(
    always(
      { playFor: { power: ['own'] }, from: 'hand' },
      { thisTurn: { event: 'pays', by: 'you', energy: 4, for: 'spell' } },
    ),
  ),
  // Blood Rose
  'UNL-109': card(
    when({ event: 'played', of: UNIT, by: 'you' }, [gainXp(1)], { cost: { energy: 1 } }),
    use({ spendXp: 3, exhaust: true }, [{ do: 'ready', what: { target: 0 } }], { targets: [UNIT] }),
  ),
  // Crescent Guardian
  'UNL-122': card(
    always(
      { additionalCost: { power: ['own'] }, of: 'this', may: true },
      { thisTurn: { event: 'finalized', of: { is: 'spell' }, by: 'you' } },
    ),
    always(ENTERS_READY, PAID),
  ),
  // Existential Dread
  'UNL-134': spell(
    [
      { do: 'return', what: { target: 0 }, if: { object: { target: 0 }, is: { state: ['stunned'] } } },
      { do: 'stun', what: { target: 0 } },
    ],
    { ...ENEMY, state: ['attacking'] },
  ),
  // Syndra, Transcendent
  'UNL-146': card(
    always(
      { repeat: { energy: 2, power: ['own'] }, of: { type: 'Spell' } },
      { object: 'this', is: { state: ['in showdown'] } },
    ),
  ),
  // Sacrifice
  'UNL-173': card(
    mustPay({ objects: { do: 'kill', what: { ...FRIENDLY, state: ['mighty'] } } }),
    resolves([draw(2), { do: 'channel', who: 'you', count: 1, exhausted: true }]),
  ),
  // Poppy, Defender of the Meek
  'UNL-178': card(mayPay({ spendXp: 3 }, { less: { energy: 3 } })),
  // Curtain Call
  'UNL-182': card({
    kind: 'spell',
    does: [],
    different: true,
    modes: [
      mode([draw(1)]),
      mode([{ do: 'deal', amount: 2, to: { target: 0 } }], AT_BATTLEFIELD),
      mode([{ do: 'deal', amount: 3, to: { target: 0 } }], AT_BASE),
      mode([might(-4)], AT_BATTLEFIELD),
    ],
  }),
  // Bashful Bloom
  'UNL-189': card(
    use(
      { energy: 4, exhaust: true, less: { energy: { count: { ...FRIENDLY, keyword: 'Temporary' } } } },
      [tokenThere('Sprite', true)],
      { targets: [PLACE] },
    ),
  ),
  // Daisy!
  'UNL-196': card(
    always(ENTERS_READY),
    less({ energy: { sum: TAGS.map((condition) => ({ if: condition, then: 1, else: 0 })) } }),
    when(ATTACKS, [{ do: 'stun', what: { target: 0 } }], { if: { all: TAGS }, targets: [ENEMY_HERE] }),
  ),
  // The Academy
  'UNL-216': card(
    when(HOLDS_HERE, [
      {
        do: 'delay',
        ability: { kind: 'static', gives: { repeat: 'base cost', of: { type: 'Spell' } } },
        ...NEXT_SPELL,
      },
    ]),
  ),
  // Vaults of Helia
  'UNL-219': card(
    when(HOLDS_HERE, [
      {
        do: 'delay',
        ability: { kind: 'static', gives: { costs: 'more', by: { energy: 1 }, of: { type: 'Unit' } } },
        until: 'turn',
      },
    ]),
  ),
  // Scorn of the Moon
  'UNL-197': card(use({ exhaust: true }, [{ do: 'add', energy: 1, only: 'showdowns' }], { timing: 'reaction' })),
  // Master Yi, Unstoppable
  'UNL-059': card(
    less({ energy: 2, power: 1, own: true }, { all: [{ level: 3 }, { not: { level: 6 } }] }),
    less({ energy: 4, power: 2, own: true }, { all: [{ level: 6 }, { not: { level: 11 } }] }),
    less({ energy: 6, power: 3, own: true }, { level: 11 }),
    always({ forbids: 'choosing', what: 'this' }, { level: 16 }),
  ),
  // Forgotten Signpost
  'UNL-045': card(
    use(
      { exhaust: true, objects: { do: 'exhaust', what: YOUR_UNIT } },
      [{ do: 'move', what: { target: 0 }, to: { locationOf: 'paid' } }],
      { timing: 'action', targets: [{ ...YOUR_UNIT, not: 'paid' }] },
    ),
  ),
  // Undying Loyalty
  'UNL-168': card(
    less({ energy: 2 }, { any: ANIMALS.map((tag) => ({ object: { target: 0 }, is: { zone: 'your trash', tag } })) }),
    resolves([{ do: 'play', what: { target: 0 }, ignoring: 'cost' }], {
      is: 'unit',
      zone: 'your trash',
      energy: { max: 2 },
      power: { max: 1 },
    }),
  ),
  // Mageseeker Investigator
  'UNL-163': card(always({ applies: 'power for each beyond the first', to: 'moves here' })),
};
