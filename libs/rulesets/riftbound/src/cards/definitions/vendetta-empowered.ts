import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  Filter,
  StaticGift,
  Step,
} from '../../abilities/definition.js';
import { empower } from '../../abilities/keyword-abilities.js';
import {
  always,
  ATTACKS,
  card,
  CONQUERS,
  DIES,
  draw,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY,
  AT_BATTLEFIELD,
  GEAR,
  might,
  MOVES,
  spell,
  tokens,
  UNIT,
  use,
  when,
  YOUR_UNIT,
  DEFENDS,
} from './common.js';

const YOUR_RUNES: Filter = { is: 'rune', side: 'yours' };
const EMPOWERED: Condition = { object: 'this', is: { state: ['empowered'] } };
const TARGET_EMPOWERED: Condition = { object: { target: 0 }, is: { state: ['empowered'] } };
const BECOMES_EMPOWERED = { event: 'empowered', of: 'this' } as const;
const YOU_EMPOWER_ANOTHER = { event: 'empowered', of: { other: true }, by: 'you' } as const;
const ENTERS_EXHAUSTED = always({ enters: 'exhausted', what: 'this' });

/** Static abilities while Empowered (828). */
const empowered = (...gifts: readonly StaticGift[]): readonly Ability[] => gifts.map((gift) => always(gift, EMPOWERED));
const mightOf = (amount: number): StaticGift => ({ might: amount, to: 'this' });
const DEFLECT: StaticGift = { keyword: 'Deflect', to: 'this' };
const GANKING: StaticGift = { keyword: 'Ganking', to: 'this' };
const shield = (value: number): StaticGift => ({ keyword: 'Shield', value, to: 'this' });
const assault = (value: number): StaticGift => ({ keyword: 'Assault', value, to: 'this' });

/** One amount while Empowered, another while not. */
const upgraded = (condition: Condition, better: number, usual: number): Amount => ({
  if: condition,
  then: better,
  else: usual,
});

const empowerThis: Step = { do: 'empower', what: 'this' };
/** "Disempower it at end of turn": about the first target. */
const atEndOfTurn = (verb: 'empower' | 'disempower'): Step => ({
  do: 'delay',
  about: { target: 0 },
  until: 'turn',
  once: true,
  ability: { kind: 'triggered', when: [{ event: 'turn ends', whose: 'each' }], does: [{ do: verb, what: 'it' }] },
});
const perRune = empower({ energy: 12, less: { energy: { count: YOUR_RUNES } } });
const dying = (does: readonly Step[]): readonly Ability[] => [
  { kind: 'triggered', when: [DIES], keyword: 'Deathknell', if: EMPOWERED, does },
];

/** Cards of Vendetta that become Empowered, or empower others (441, 442, 827, 828). Plain Empower costs act by themselves. */
export const VENDETTA_EMPOWERED: Readonly<Record<string, CardDefinition>> = {
  // Baccai Sandspinner
  'VEN-001': card(
    empower({
      energy: 5,
      less: { energy: { if: { there: YOUR_RUNES, atMost: 4 }, then: 3, else: 0 } },
    }),
    ...empowered(DEFLECT, assault(2)),
  ),
  // Punching Poro
  'VEN-007': card(...empowered(mightOf(1))),
  // Shadow Fiend
  'VEN-014': card(...empowered(assault(3))),
  // Rage Amplifier
  'VEN-018': card(always({ might: upgraded(EMPOWERED, 2, 1), to: { all: YOUR_UNIT } })),
  // Mournful Witness
  'VEN-028': card(when({ event: 'combat ends', of: 'this' }, [empowerThis]), ...empowered(mightOf(2))),
  // Serene Ascetic
  'VEN-030': card(...empowered(DEFLECT, shield(3))),
  // Frostcoat Mother
  'VEN-032': card(perRune, ...empowered(mightOf(3))),
  // Sanction
  'VEN-035': card({
    kind: 'spell',
    modes: [
      { choices: [{ target: UNIT }], does: [{ do: 'empower', what: { target: 0 } }, atEndOfTurn('disempower')] },
      {
        choices: [{ target: { ...UNIT, state: ['empowered'] } }],
        does: [{ do: 'disempower', what: { target: 0 } }, atEndOfTurn('empower')],
      },
    ],
    does: [],
  }),
  // Tomb-Raider Barbara
  'VEN-037': card(
    when(
      { event: 'played', of: 'this' },
      [
        { do: 'kill', what: { target: 0 }, if: { not: TARGET_EMPOWERED } },
        { do: 'disempower', what: { target: 0 }, if: TARGET_EMPOWERED },
      ],
      { if: { there: YOUR_RUNES, atLeast: 7 }, targets: [{ is: 'gear', side: 'enemy' }] },
    ),
  ),
  // Steel Paws
  'VEN-043': card(...empowered(mightOf(7))),
  // Helm of Suppression
  'VEN-045': card(
    always({
      costs: 'more',
      by: { energy: 1, power: upgraded(EMPOWERED, 1, 0) },
      of: { type: 'Spell', player: 'opponent' },
    }),
  ),
  // Nasus, Ascended
  'VEN-046': card(when(CONQUERS, [{ do: 'score', who: 'you', amount: 1 }], { if: EMPOWERED })),
  // Apprentice Mage
  'VEN-047': card(when(BECOMES_EMPOWERED, [{ do: 'predict', count: 2 }]), ...empowered(mightOf(1))),
  // Grumpy Rockbear
  'VEN-050': card(perRune, ...empowered(DEFLECT, shield(3))),
  // Questionable Tome
  'VEN-054': card(use({ disempowerThis: true, energy: 1, exhaust: true }, [draw(1)])),
  // Applied Researchers
  'VEN-055': card(...empowered({ costs: 'less', by: { energy: 1, power: 1, floor: 1 }, of: { type: 'Spell' } })),
  // Covert Informant
  'VEN-057': card(when(MOVES, [draw(1)], { if: EMPOWERED })),
  // Hextech Formula
  'VEN-062': card(
    ENTERS_EXHAUSTED,
    use({ exhaust: true }, [{ do: 'empower', what: { target: 0 } }], { targets: [{ ...GEAR, other: true }] }),
  ),
  // Brutal Hunter
  'VEN-070': card(...empowered(mightOf(2), GANKING)),
  // Guttural Roar
  'VEN-072': spell(
    [{ do: 'might', what: { target: 0 }, amount: upgraded(TARGET_EMPOWERED, 4, 2), until: 'turn' }],
    UNIT,
  ),
  // Legion Marauder
  'VEN-074': card(...empowered(mightOf(1))),
  // Platewyrm Egg
  'VEN-075': card(
    ENTERS_EXHAUSTED,
    use(
      { exhaust: true },
      [
        { do: 'add', energy: 1, if: { not: EMPOWERED } },
        { do: 'add', energy: 2, if: EMPOWERED },
      ],
      { timing: 'reaction' },
    ),
  ),
  // Tools of Empire
  'VEN-077': card(
    use({ exhaust: true }, [{ do: 'might', what: { target: 0 }, amount: upgraded(EMPOWERED, 4, 2), until: 'turn' }], {
      targets: [UNIT],
    }),
  ),
  // Baccai Witherclaw
  'VEN-078': card(...empowered(mightOf(2)), ...dying([{ do: 'channel', who: 'you', count: 2, exhausted: true }])),
  // Profiteer
  'VEN-082': card(
    when({ event: 'played', of: 'this' }, [{ do: 'empower', what: { target: 0 } }], {
      may: true,
      cost: { objects: { do: 'disempower', what: { side: 'yours', state: ['empowered'] } } },
      targets: [{ anyOf: [{ is: 'legend' }, { is: 'unit' }, { is: 'gear' }] }],
    }),
  ),
  // Hextech Disc
  'VEN-087': card(use({ disempowerThis: true, energy: 1, exhaust: true }, [tokens('Mech', 'your base')])),
  // Renekton, Brute
  'VEN-092': card(
    use({ energy: 1 }, [might(1, 'this')]),
    when({ event: 'reaches Might', might: 10, of: 'this' }, [empowerThis]),
    ...empowered(DEFLECT, GANKING),
  ),
  // Kinkou Lifeblade
  'VEN-093': card(...empowered(mightOf(1), GANKING)),
  // Tornado Warrior
  'VEN-099': card(
    when(
      { event: 'played', of: 'this', from: 'facedown' },
      [{ do: 'empower', what: { target: 0 } }, atEndOfTurn('disempower')],
      { may: true, targets: [{ at: 'here' }] },
    ),
  ),
  // Tail-Cloaked Matriarch
  'VEN-104': card(
    when(BECOMES_EMPOWERED, [{ do: 'play', what: { target: 0 }, ignoring: 'cost', only: 'your base' }], {
      may: true,
      targets: [{ is: 'unit', zone: 'your trash', energy: { max: 3 }, power: { max: 1 } }],
    }),
  ),
  // Mel, Defiant Soul
  'VEN-110': card(
    when(BECOMES_EMPOWERED, [{ do: 'banish', what: { target: 0 } }], {
      targets: [{ ...ENEMY, at: 'battlefield', might: { max: 3 } }],
    }),
  ),
  // Solari Sunhawk
  'VEN-122': card(...empowered(mightOf(1), { keyword: 'Deflect', value: 2, to: 'this' })),
  // Escaped Grayback
  'VEN-124': card(...empowered(mightOf(2))),
  // Lacerate
  'VEN-127': spell(
    [
      { do: 'disempower', what: { target: 0 }, if: TARGET_EMPOWERED },
      { do: 'kill', what: { target: 0 }, if: { object: { target: 0 }, is: { might: { max: 3 } } } },
    ],
    UNIT,
  ),
  // Noxian Emissary
  'VEN-128': card(...dying([tokens('Recruit', 'your base', { count: 2 })])),
  // Aurok General
  'VEN-130': card(...empowered({ might: 2, to: { all: { ...YOUR_UNIT, state: ['empowered'] } } })),
  // Glowstone
  'VEN-133': card(
    use(
      { disempowerThis: true, exhaust: true },
      [
        { do: 'control', what: 'this', until: 'always', who: { target: 0 } },
        { do: 'recall', what: 'this' },
      ],
      { targets: [{ is: 'player' }] },
    ),
    when({ event: 'turn ends', whose: 'you' }, [
      { do: 'kill', what: 'this' },
      { do: 'deal', amount: 5, to: { all: YOUR_UNIT } },
    ]),
  ),
  // Kayle, Justified
  'VEN-134': card(
    always({ empowerable: 3, to: 'this' }),
    always({ might: { times: 2, of: { empoweredOf: 'this' } }, to: 'this' }),
    always({ keyword: 'Deflect', value: 3, to: 'this' }, { object: 'this', is: { empowered: { min: 3 } } }),
    always(GANKING, { object: 'this', is: { empowered: { min: 3 } } }),
  ),
  // Ambessa, Respected and Feared
  'VEN-136': card(
    ...empowered(assault(2)),
    when(ATTACKS, [{ do: 'kill', what: { target: 0 } }], {
      if: EMPOWERED,
      targets: [{ ...ENEMY_HERE, might: { max: { sum: [{ mightOf: 'this' }, -1] } } }],
    }),
  ),
  // Rogue Assassin
  'VEN-139': card(
    use(
      { exhaust: true },
      [
        { do: 'move', what: { target: 0 }, to: 'its base', if: { turnOf: 'you' } },
        { do: 'ready', what: { target: 0 }, if: { all: [{ turnOf: 'you' }, EMPOWERED] } },
      ],
      { timing: 'action', targets: [{ ...FRIENDLY, state: ['in showdown'] }] },
    ),
  ),
  // Master of Shadows
  'VEN-143': card(
    when({ event: 'banished', of: { is: 'card', side: 'yours' }, by: 'you' }, [empowerThis]),
    use({ disempowerThis: true, exhaust: true }, [{ do: 'discard', what: { pick: { zone: 'your hand' } } }, draw(1)], {
      timing: 'action',
    }),
  ),
  // Defender of Tomorrow
  'VEN-149': card(
    use({ energy: 1, exhaust: true }, [{ do: 'ready', what: { target: 0 } }], { targets: [GEAR] }),
    use({ energy: 1, exhaust: true }, [{ do: 'ready', what: { target: 0 } }], {
      if: EMPOWERED,
      targets: [{ target: GEAR, min: 2, max: 2 }],
    }),
  ),
  // Soul's Reflection
  'VEN-151': card(
    when(YOU_EMPOWER_ANOTHER, [empowerThis]),
    use({ disempowerThis: true, exhaust: true }, [might(-2)], { targets: [AT_BATTLEFIELD] }),
  ),
  // Matriarch of War
  'VEN-153': card(
    when(YOU_EMPOWER_ANOTHER, [empowerThis]),
    use({ disempowerThis: true, power: ['any'], exhaust: true }, [{ do: 'ready', what: { target: 0 } }], {
      targets: [UNIT],
    }),
  ),
  // Heart of the Tempest
  'VEN-155': card(
    when({ event: 'played', of: { is: 'card' }, by: 'you', from: 'not hand' }, [empowerThis]),
    use(
      { disempowerThis: true, exhaust: true },
      [{ do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 2, until: 'turn' }],
      { timing: 'action', targets: [UNIT] },
    ),
  ),
  // Dame the Despoiler
  'VEN-079': card(
    when(
      [ATTACKS, DEFENDS],
      [
        {
          do: 'might',
          what: 'this',
          amount: {
            if: { object: { target: 0 }, is: { might: { min: { mightOf: 'this' } } } },
            then: { sum: [{ mightOf: { target: 0 } }, { times: -1, of: { mightOf: 'this' } }] },
            else: 0,
          },
          until: 'turn',
        },
        might(1, 'this'),
      ],
      { if: EMPOWERED, targets: [{ ...UNIT, at: 'here' }] },
    ),
  ),
};
