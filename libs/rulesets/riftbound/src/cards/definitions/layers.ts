import type { Amount, CardDefinition, Condition, Filter, StaticGift, Step } from '../../abilities/definition.js';
import { always, card, draw, ENEMY_HERE, ENTERS_READY, FRIENDLY, gold, PLAYED, spell, UNIT, when } from './common.js';

const MIGHTY: Condition = { object: 'this', is: { state: ['mighty'] } };
const HERE: Filter = { ...UNIT, at: 'here' };

const assault = (value: Amount): StaticGift => ({ keyword: 'Assault', value, to: 'this' });

/** A static ability in force for the rest of the turn. */
const thisTurn = (gives: StaticGift): Step => ({ do: 'delay', ability: { kind: 'static', gives }, until: 'turn' });

/** Cards whose passive abilities go through the layers, or that change what others of them count. */
export const LAYERS: Readonly<Record<string, CardDefinition>> = {
  // Stand United
  'OGN-053': spell([{ do: 'buff', what: { target: 0 } }, thisTurn({ buffMight: 1, to: { all: FRIENDLY } })], FRIENDLY),
  // Spirit's Refuge
  'OGN-063': card(
    when(PLAYED, [{ do: 'buff', what: { target: 0 } }], { targets: [FRIENDLY] }),
    always({ keyword: 'Deflect', to: { all: { ...FRIENDLY, state: ['buffed'] } }, lacking: true }),
  ),
  // Confront
  'OGN-129': spell([thisTurn({ enters: 'ready', what: 'your units' }), draw(1)]),
  // Fiora, Victorious
  'OGN-232': card(
    always({ keyword: 'Deflect', to: 'this' }, MIGHTY),
    always({ keyword: 'Ganking', to: 'this' }, MIGHTY),
    always({ keyword: 'Shield', to: 'this' }, MIGHTY),
  ),
  // Bushwhack
  'SFD-004': spell([thisTurn({ enters: 'ready', what: 'friendly units' }), gold()]),
  // Switcheroo
  'SFD-145': spell([{ do: 'swap might', what: { target: 0 }, until: 'turn' }], {
    target: { ...UNIT, at: 'battlefield' },
    min: 2,
    max: 2,
    group: { same: 'location' },
  }),
  // Ancient Warmonger
  'SFD-131': card(always(assault({ count: ENEMY_HERE }))),
  // Petal Pixie
  'UNL-076': card(
    always({
      might: { count: { ...UNIT, side: 'yours', keyword: 'Temporary', at: 'this battlefield' } },
      to: 'this',
    }),
  ),
  // Black Flame Altar
  'UNL-208': card(always({ keyword: 'Shield', to: { all: { ...HERE, keyword: 'Temporary' } } })),
  // Shadow Assassin
  'VEN-013': card(always(ENTERS_READY, { there: { is: 'card', zone: 'your trash', name: 'Shadow Assassin' } })),
  // Dragon Form
  'VEN-116': spell([{ do: 'set might', what: { target: 0 }, to: 5, until: 'turn' }], UNIT),
  // Repair Specialist
  'VEN-076': card(always(assault({ count: { is: 'gear', side: 'yours' } }))),
  // Spiderling
  'VEN-097': card(
    always({
      might: { count: { ...UNIT, side: 'yours', other: true, at: 'here', name: 'Spiderling' } },
      to: 'this',
    }),
  ),
  // Kinkou Temple
  'VEN-159': card(always({ might: 1, to: { all: { ...HERE, keyword: 'Tank' } } })),
};
