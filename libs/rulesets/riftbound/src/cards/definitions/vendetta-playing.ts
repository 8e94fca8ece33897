import type { CardDefinition, Filter } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  card,
  draw,
  ENEMY,
  FRIENDLY,
  FRIENDLY_HERE,
  GEAR,
  might,
  PLAYED,
  spell,
  UNIT,
  use,
  when,
  YOUR_UNIT,
} from './common.js';
import { chooseOne, DISCARD_ONE, less, mayPay, mode, PAID, PLACE, resolves, tokenThere, whenPaid } from './playing.js';

const ENEMY_AT_BATTLEFIELD: Filter = { ...ENEMY, at: 'battlefield' };
const YOURS_WHERE_IT_WENT: Filter = { ...YOUR_UNIT, at: { locationOf: { target: 0 } } };
const READIED = { event: 'readied', of: 'this' } as const;

/** Cards of Vendetta whose text is about what they cost or where they are played from. */
export const VENDETTA_PLAYING: Readonly<Record<string, CardDefinition>> = {
  // Brittle Steel
  'VEN-003': spell([{ do: 'kill', what: { target: 0 } }], GEAR),
  // Ruthless Strike
  'VEN-008': card(
    mayPay(DISCARD_ONE),
    resolves([{ do: 'deal', amount: { if: PAID, then: 5, else: 3 }, to: { target: 0 } }], AT_BATTLEFIELD),
  ),
  // Perfect Execution
  'VEN-012': spell(
    [
      { do: 'ready', what: { target: 0 } },
      { do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 3, until: 'turn' },
    ],
    UNIT,
  ),
  // Zed, From the Shadows
  'VEN-023': card(mayPay(DISCARD_ONE), whenPaid([tokenThere('Shadow Clone')], { targets: [PLACE] })),
  // Dredge Up
  'VEN-049': spell([draw(1)]),
  // Iterative Design
  'VEN-051': card(resolves([tokenThere('Mech')], PLACE)),
  // Mesmerize
  'VEN-052': card(chooseOne(mode([{ do: 'return', what: { target: 0 } }], FRIENDLY), mode([might(-2)], ENEMY))),
  // Shock Blast
  'VEN-059': card(
    less({ energy: 2 }, { there: { side: 'yours', state: ['empowered'] } }),
    resolves([{ do: 'deal', amount: 4, to: { target: 0 } }], AT_BATTLEFIELD),
  ),
  // Sky Cruiser
  'VEN-060': card(
    use(
      { energy: 1, exhaust: true, objects: { do: 'discard', what: { zone: 'your hand', is: 'gear' } } },
      [{ do: 'deal', amount: 4, to: { target: 0 } }],
      { targets: [AT_BATTLEFIELD] },
    ),
  ),
  // Onslaught
  'VEN-081': spell([might(6)], UNIT),
  // Rampage
  'VEN-083': card(
    mayPay({ power: ['own'] }),
    resolves(
      [
        { ...might(2), if: PAID },
        { do: 'fight', one: { target: 0 }, other: { target: 1 } },
      ],
      FRIENDLY,
      ENEMY,
    ),
  ),
  // Jayce, Hammer in Hand
  'VEN-088': card({
    kind: 'triggered',
    when: [READIED],
    does: [],
    modes: [
      mode([{ do: 'keyword', what: 'this', keyword: 'Assault', value: 2, until: 'turn' }]),
      mode([{ do: 'keyword', what: 'this', keyword: 'Deflect', value: 2, until: 'turn' }]),
      mode([{ do: 'keyword', what: 'this', keyword: 'Ganking', until: 'turn' }]),
    ],
  }),
  // Shadowblade Lurker
  'VEN-096': card(less({ energy: { times: 2, of: { count: { zone: 'your trash', name: 'Shadowblade Lurker' } } } })),
  // Stargazer
  'VEN-098': card(less({ energy: 2, floor: 1 }, undefined, { type: 'Spell', keyword: 'Flow', from: 'trash' })),
  // Gust Monk
  'VEN-101': card(
    mayPay({ energy: 1 }),
    whenPaid([{ do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 2, until: 'turn' }], {
      cost: { objects: { do: 'banish', what: { zone: 'any trash', is: 'card' } } },
      targets: [UNIT],
    }),
  ),
  // Twilight Step
  'VEN-105': spell(
    [{ do: 'move', what: { target: 0 }, to: 'chosen' }],
    { ...UNIT, might: { max: 3 } },
    { destination: 'location' },
  ),
  // Kennen, Storm of Shuriken
  'VEN-113': card(
    when(PLAYED, [{ do: 'burn', who: 'you', count: 2 }]),
    when(
      { event: 'conquers', of: 'this' },
      [
        {
          do: 'delay',
          about: { target: 0 },
          ability: { kind: 'static', gives: { flow: 'base cost', to: 'it' } },
          until: 'turn',
        },
      ],
      { targets: [{ zone: 'your trash', is: 'spell' }] },
    ),
  ),
  // Masa, Crashing Thunder
  'VEN-120': card(
    mayPay({ power: ['own'] }),
    whenPaid([{ do: 'stun', what: { target: 0 } }], { targets: [ENEMY_AT_BATTLEFIELD] }),
  ),
  // Shuriken Flip
  'VEN-140': spell(
    [
      { do: 'deal', amount: 2, to: { target: 0 } },
      { do: 'move', what: { target: 1 }, to: 'chosen' },
    ],
    { target: ENEMY_AT_BATTLEFIELD, min: 0, max: 1 },
    FRIENDLY,
    { destination: 'location', of: { target: 1 } },
  ),
  // Death Mark
  'VEN-144': card(resolves([{ do: 'burn', who: 'you', count: 3 }, tokenThere('Shadow Clone')], PLACE)),
  // Public Execution
  'VEN-154': spell([{ do: 'kill', what: { target: 1 } }], FRIENDLY, {
    ...ENEMY,
    might: { max: { sum: [{ mightOf: { target: 0 } }, -1] } },
  }),
  // Dragon Roost
  'VEN-157': card(
    always({
      additionalCost: { power: ['any', 'any'] },
      of: { type: 'Unit', tag: 'Dragon', player: 'any' },
      may: true,
      toHere: true,
    }),
  ),
  // Sandswept Tomb
  'VEN-164': card(less({ power: 1 }, undefined, { type: 'Spell', player: 'any', chooses: { all: FRIENDLY_HERE } })),
  // Butcher of the Sands
  'VEN-141': card(
    use({ power: ['any', 'any'], exhaust: true }, [{ do: 'add', energy: 2, only: 'units' }], { timing: 'reaction' }),
  ),
  // Twilight Shroud
  'VEN-031': spell(
    [
      might(1),
      {
        do: 'delay',
        about: { target: 0 },
        ability: { kind: 'static', gives: { forbids: 'choosing', what: 'it' } },
        until: 'turn',
      },
    ],
    FRIENDLY,
  ),
  // Mystic Vortex
  'VEN-160': card(
    always(
      { costs: 'more', by: { power: 1 }, of: { keyword: 'Reaction', player: 'any' } },
      { during: 'showdown here' },
    ),
  ),
  // Risen Altar
  'VEN-163': card(
    always({
      costs: 'less',
      by: { energy: 1, power: 1, or: true },
      of: { abilityOf: { is: 'unit', side: 'yours', at: 'here' }, keyword: 'Empower' },
    }),
  ),
  // Shadow Dash
  'VEN-148': card(
    resolves(
      [
        { do: 'move', what: { target: 0 }, to: 'chosen' },
        {
          ...might(1, { all: YOURS_WHERE_IT_WENT }),
          if: { there: YOURS_WHERE_IT_WENT, atLeast: 2, atMost: 2 },
        },
      ],
      ENEMY,
      { destination: 'battlefield', with: YOUR_UNIT },
    ),
  ),
};
