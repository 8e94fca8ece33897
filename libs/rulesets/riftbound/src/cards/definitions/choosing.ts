import type { CardDefinition, Filter } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  ATTACKS,
  card,
  draw,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY,
  KEYWORDS_ONLY,
  PLAYED,
  spell,
  UNIT,
  use,
  when,
} from './common.js';

const BATTLEFIELD: Filter = { is: 'battlefield', zone: 'battlefields' };
const SPELL: Filter = { is: 'spell', zone: 'chain' };
const FRIENDLY_AT_BASE: Filter = { ...FRIENDLY, at: 'base' };
const YOURS: Filter = { is: 'unit', side: 'yours' };
/** "Any number": more than a table ever has. */
const ANY = 99;

/** Cards whose choices are a group, are split, are made anew, or bind each other. */
export const CHOOSING: Readonly<Record<string, CardDefinition>> = {
  // Volibear, Furious
  'OGN-041': card(
    when(ATTACKS, [{ do: 'deal', amount: 5, to: { target: 0 }, split: true }], {
      targets: [{ target: ENEMY_HERE, min: 0, shares: 5 }],
    }),
  ),
  // Mystic Reversal
  'OGN-080': spell(
    [
      { do: 'take item', what: { target: 0 } },
      { do: 'choose anew', what: { target: 0 } },
    ],
    SPELL,
  ),
  // Convergent Mutation
  'OGN-108': spell(
    [
      {
        do: 'might',
        what: { target: 0 },
        amount: { sum: [{ mightOf: { target: 1 } }, { times: -1, of: { mightOf: { target: 0 } } }] },
        until: 'turn',
        if: { object: { target: 1 }, is: { might: { min: { mightOf: { target: 0 } } } } },
      },
    ],
    FRIENDLY,
    { ...FRIENDLY, not: { target: 0 } },
  ),
  // Tideturner
  'OGN-199': card(
    when(PLAYED, [{ do: 'swap places', one: 'this', other: { target: 0 } }], {
      may: true,
      targets: [{ is: 'unit', side: 'yours', at: 'elsewhere', other: true }],
    }),
  ),
  // Elder Dragon
  'UNL-118': card(
    always({ lethal: 'any damage', to: { all: ENEMY } }),
    when(PLAYED, [{ do: 'deal', amount: 1, to: { target: 0 } }], {
      targets: [{ target: ENEMY, min: 0, max: ANY, group: { different: 'location' } }],
    }),
  ),
  // Smoke and Mirrors
  'UNL-083': spell(
    [
      {
        do: 'swap places',
        one: { target: 0 },
        other: { target: 1 },
        if: {
          any: [
            { object: { target: 0 }, is: { keyword: 'Temporary' } },
            { object: { target: 1 }, is: { keyword: 'Temporary' } },
          ],
        },
      },
      draw(1),
    ],
    YOURS,
    { ...YOURS, at: { awayFrom: { target: 0 } } },
  ),
  // Stormbringer
  'OGN-250': spell(
    [
      { do: 'deal', amount: { mightOf: { target: 0 } }, to: { all: { ...ENEMY, at: { locationOf: { target: 1 } } } } },
      { do: 'move', what: { target: 0 }, to: { locationOf: { target: 1 } } },
    ],
    FRIENDLY_AT_BASE,
    BATTLEFIELD,
  ),
  // Fox-Fire
  'OGN-256': spell([{ do: 'kill', what: { target: 0 } }], {
    target: AT_BATTLEFIELD,
    min: 0,
    max: ANY,
    group: { might: { max: 4 }, same: 'location' },
  }),
  // Unforgiven
  'OGN-259': card(
    use({ energy: 2, exhaust: true }, [{ do: 'move', what: { target: 0 }, to: 'chosen' }], {
      targets: [FRIENDLY, { destination: 'to or from base' }],
    }),
  ),
  // Zenith Blade
  'OGN-262': spell(
    [
      { do: 'stun', what: { target: 0 } },
      { do: 'move', what: { target: 1 }, to: { locationOf: { target: 0 } }, may: true },
    ],
    { ...ENEMY, at: 'battlefield' },
    FRIENDLY,
  ),
  // Herald of the Arcane
  'OGN-265': card(
    use({ energy: 1, exhaust: true }, [{ do: 'create', token: 'Recruit', to: 'chosen' }], {
      targets: [{ destination: 'play' }],
    }),
  ),
  // Showstopper
  'OGN-270': spell(
    [
      { do: 'buff', what: { target: 0 } },
      { do: 'move', what: { target: 0 }, to: 'chosen' },
    ],
    FRIENDLY_AT_BASE,
    { destination: 'battlefield' },
  ),
  // Sprite
  'OGN-274': KEYWORDS_ONLY,
  // Bellows Breath
  'SFD-080': spell([{ do: 'deal', amount: 1, to: { target: 0 } }], {
    target: UNIT,
    min: 0,
    max: 3,
    group: { same: 'location' },
  }),
  // Hard Bargain
  'SFD-136': spell(
    [{ do: 'counter', what: { target: 0 }, unless: { cost: { energy: 2 }, by: { controllerOf: { target: 0 } } } }],
    SPELL,
  ),
  // Tricksy Tentacles
  'UNL-054': spell(
    [{ do: 'move', what: { target: 0 }, to: 'chosen' }],
    { target: ENEMY, min: 0, max: ANY, group: { might: { max: 8 }, same: 'controller' } },
    { destination: 'location' },
  ),
  // Decree of Discord
  'VEN-107': spell([{ do: 'return', what: { target: 0 } }], {
    target: { ...ENEMY, domain: 'Order' },
    min: 0,
    max: ANY,
    group: { might: { max: 5 } },
  }),
  // Rebuttal
  'VEN-152': spell(
    [
      { do: 'take item', what: { target: 0 }, may: true, cost: { power: ['any'] } },
      { do: 'counter', what: { target: 0 }, if: { not: { did: 'that' } } },
      { do: 'choose anew', what: { target: 0 }, if: { did: 'that' } },
    ],
    { ...SPELL, energy: { max: 4 } },
  ),
};
