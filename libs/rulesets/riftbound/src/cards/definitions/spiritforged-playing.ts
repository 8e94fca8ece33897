import type { CardDefinition, Condition, Filter } from '../../abilities/definition.js';
import { always, AT_BATTLEFIELD, card, ENEMY, FRIENDLY, GEAR, might, spell, tokens, UNIT, use } from './common.js';
import { chooseOne, less, mayPay, mode, mustPay, PLACE, resolves, tokenThere, whenPaid } from './playing.js';

const FROM_ELSEWHERE: Condition = { not: { object: 'this', is: { zone: 'your hand' } } };
const FRIENDLY_GEAR: Filter = { ...GEAR, side: 'friendly' };

/** Cards of Spiritforged whose text is about what they cost, or how often they are executed. */
export const SPIRITFORGED_PLAYING: Readonly<Record<string, CardDefinition>> = {
  // Blood Rush
  'SFD-003': spell([{ do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 2, until: 'turn' }], UNIT),
  // Void Drone
  'SFD-010': card(less({ energy: 2 }, FROM_ELSEWHERE)),
  // Battering Ram
  'SFD-012': card(less({ energy: { happened: { event: 'finalized', of: { is: 'card' }, by: 'you' } }, floor: 1 })),
  // Blast Corps Cadet
  'SFD-013': card(
    mayPay({ energy: 1, power: ['own'] }),
    whenPaid([{ do: 'deal', amount: 2, to: { target: 0 } }], { targets: [AT_BATTLEFIELD] }),
  ),
  // Assembly Rig
  'SFD-019': card(
    use(
      {
        energy: 1,
        power: ['own'],
        exhaust: true,
        objects: { do: 'recycle', what: { zone: 'your trash', is: 'unit' } },
      },
      [tokens('Mech', 'your base')],
    ),
  ),
  // Piercing Light
  'SFD-023': spell(
    [
      { do: 'deal', amount: 2, to: { target: 0 } },
      { do: 'deal', amount: 2, to: { target: 1 } },
    ],
    AT_BATTLEFIELD,
    { target: { ...UNIT, not: { target: 0 } }, min: 0, max: 1 },
  ),
  // Desert's Call
  'SFD-031': card(resolves([tokenThere('Sand Soldier')], PLACE)),
  // Feral Strength
  'SFD-034': spell([might(2)], UNIT),
  // Thwonk!
  'SFD-040': spell([{ do: 'stun', what: { target: 0 } }], { ...UNIT, state: ['attacking'] }),
  // Legion Quartermaster
  'SFD-044': card(mustPay({ objects: { do: 'return', what: FRIENDLY_GEAR } })),
  // Frigid Touch
  'SFD-066': spell([might(-2)], UNIT),
  // Frostcoat Cub
  'SFD-067': card(mayPay({ power: ['own'] }), whenPaid([might(-2)], { targets: [UNIT] })),
  // Rocket Barrage
  'SFD-077': card(
    chooseOne(
      mode([{ do: 'deal', amount: 4, to: { target: 0 } }], { ...UNIT, at: 'base' }),
      mode([{ do: 'kill', what: { target: 0 } }], GEAR),
    ),
  ),
  // Temporal Portal
  'SFD-078': card(
    use({ power: ['any'], exhaust: true }, [
      {
        do: 'delay',
        ability: { kind: 'static', gives: { repeat: 'base cost', of: { type: 'Spell' } } },
        until: 'turn',
        ends: { event: 'finalized', of: { is: 'spell' }, by: 'you' },
      },
    ]),
  ),
  // Sea Monkey
  'SFD-098': card(mayPay({ energy: 1 }), whenPaid([{ do: 'buff', what: 'this' }])),
  // Marching Orders
  'SFD-114': spell([{ do: 'fight', one: { target: 0 }, other: { target: 1 } }], FRIENDLY, {
    ...ENEMY,
    at: 'battlefield',
  }),
  // Irelia, Graceful
  'SFD-141': card(less({ energy: 1, power: 1, or: true }, undefined, { type: 'Spell', chooses: 'this' })),
  // Vex, Cheerless
  'SFD-146': card(
    less(
      { energy: 1, power: 1, floor: 1 },
      { object: 'this', is: { state: ['in combat'] } },
      {
        type: 'Spell',
        player: 'friendly',
      },
    ),
    always(
      { costs: 'more', by: { energy: 1, power: 1 }, of: { type: 'Spell', player: 'opponent' } },
      { object: 'this', is: { state: ['in combat'] } },
    ),
  ),
  // Bonds of Strength
  'SFD-151': spell([might(1)], { target: FRIENDLY, min: 2, max: 2 }),
  // Zaun Punk
  'SFD-160': card(
    mayPay({ objects: { do: 'kill', what: FRIENDLY_GEAR } }),
    whenPaid([{ do: 'kill', what: { target: 0 } }], { targets: [GEAR] }),
  ),
  // Drag Under
  'SFD-164': card(less({ energy: 2 }, FROM_ELSEWHERE), resolves([{ do: 'kill', what: { target: 0 } }], AT_BATTLEFIELD)),
  // Danger Zone
  'SFD-182': spell([might(1, { all: { is: 'unit', side: 'yours', tag: 'Mech' } })]),
  // Marai Spire
  'SFD-211': card(always({ costs: 'less', by: { energy: 1 }, of: { part: 'repeat' } }, { controls: 'here' })),
  // Ornn's Forge
  'SFD-213': card(less({ energy: 1 }, { controls: 'here' }, { type: 'Gear', first: true })),
  // Fire Below the Mountain
  'SFD-189': card(use({ exhaust: true }, [{ do: 'add', power: ['any'], only: 'gear' }], { timing: 'reaction' })),
  // Temptation
  'SFD-129': card(
    resolves([{ do: 'move', what: { target: 0 }, to: 'chosen' }], ENEMY, {
      destination: 'location',
      with: { ...UNIT, controlledLike: { target: 0 }, not: { target: 0 } },
    }),
  ),
  // Ancient Henge
  'SFD-117': card(
    use({ exhaust: true }, [{ do: 'add', power: ['any'], times: { paid: 'amount' }, cost: { any: 'energy' } }], {
      timing: 'reaction',
    }),
  ),
};
