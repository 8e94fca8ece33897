import type { Ability, CardDefinition, Condition, Instead, ReplacedEvent, Step } from '../../abilities/definition.js';
import {
  ATTACKS,
  AT_BATTLEFIELD,
  CONQUERS_HERE,
  DEFENDS,
  ENEMY_HERE,
  FRIENDLY,
  HOLDS,
  HOLDS_HERE,
  PLAYED,
  UNIT,
  always,
  card,
  draw,
  equipment,
  might,
  spell,
  use,
  when,
} from './common.js';

/** Cards of every set whose text replaces events or prevents damage. */
type Replacement = Extract<Ability, { kind: 'replacement' }>;

const instead = (
  event: ReplacedEvent,
  happens: Instead,
  more: Omit<Replacement, 'kind' | 'when' | 'instead'> = {},
): Replacement => ({ kind: 'replacement', when: event, ...more, instead: happens });

/** Healed, exhausted and recalled. */
const SAVED: readonly Step[] = [
  { do: 'heal', what: 'it' },
  { do: 'exhaust', what: 'it' },
  { do: 'recall', what: 'it' },
];

/** For the rest of the turn, or the next time alone, of the first target. */
const forTarget = (ability: Replacement, once?: true): Step => ({
  do: 'delay',
  about: { target: 0 },
  ability,
  until: 'turn',
  ...(once && { once }),
});

const NO_COMBAT_DAMAGE = { forbids: 'dealing combat damage', what: 'this' } as const;

const SAVE_NEXT_TIME = spell([forTarget(instead({ would: 'die', of: 'it' }, SAVED), true)], FRIENDLY);

const EMPOWERED: Condition = { object: 'this', is: { state: ['empowered'] } };

const strongerInstead = (would: 'be stunned' | 'lose might' | 'return to hand'): Replacement =>
  instead({ would, of: 'this', chosen: true }, [might(3, 'it')], { if: EMPOWERED });

export const REPLACING: Readonly<Record<string, CardDefinition>> = {
  // Unlicensed Armory
  'OGN-023': card(
    use(
      { exhaust: true, objects: { do: 'discard', what: { zone: 'your hand' } } },
      [forTarget(instead({ would: 'die', of: 'it' }, SAVED, { may: 'you', cost: { power: ['own'] } }), true)],
      { targets: [FRIENDLY] },
    ),
  ),
  // Zhonya's Hourglass
  'OGN-077': card(instead({ would: 'die', of: FRIENDLY }, [{ do: 'kill', what: 'this' }, ...SAVED])),
  // Caitlyn, Patrolling
  'OGN-068': card(
    always({ keyword: 'Backline', to: 'this' }),
    use({ exhaust: true }, [{ do: 'deal', amount: { mightOf: 'this' }, to: { target: 0 } }], {
      if: { object: 'this', is: { at: 'battlefield' } },
      targets: [AT_BATTLEFIELD],
    }),
  ),
  // Ravenborn Tome
  'OGN-032': card(
    use({ exhaust: true }, [
      { do: 'delay', ability: { kind: 'static', gives: { bonusDamage: 1, of: 'next spell' } }, until: 'turn' },
    ]),
  ),
  // Time Warp
  'OGN-122': spell([
    { do: 'extra turn', who: 'you' },
    { do: 'banish', what: 'this' },
  ]),
  // Unyielding Spirit
  'OGN-145': spell([
    {
      do: 'delay',
      ability: instead({ would: 'take damage', of: UNIT, from: 'spells and abilities' }, { prevent: 'all' }),
      until: 'turn',
    },
  ]),
  // Kayn, Unleashed
  'OGN-189': card(
    always({ forbids: 'taking damage', what: 'this' }, { thisTurn: { event: 'moves', of: 'this' }, atLeast: 2 }),
  ),
  // Symbol of the Solari
  'OGN-227': card(instead({ would: 'tie' }, { recall: 'all units' })),
  // The Boss
  'OGN-269': card(
    instead({ would: 'die', of: { is: 'unit', side: 'yours', state: ['buffed'] } }, SAVED, {
      may: 'you',
      cost: { power: ['any'], exhaust: true, spendBuffOf: 'it' },
    }),
    when({ event: 'conquers', of: 'you' }, [{ do: 'ready', what: 'this' }]),
  ),
  // Aspirant's Climb
  'OGN-276': card(always({ victoryScore: 1 })),
  // Void Gate
  'OGN-296': card(always({ bonusDamage: 1, of: 'any', to: { is: 'unit', at: 'here' } })),
  // Annie, Fiery
  'OGS-001': card(always({ bonusDamage: 1, of: 'yours' })),
  // Highlander
  'OGS-020': SAVE_NEXT_TIME,
  // Guardian Angel
  'SFD-051': equipment([instead({ would: 'die', of: 'this' }, [{ do: 'kill', what: 'attachment' }, ...SAVED])]),
  // Ezreal, Dashing
  'SFD-082': card(
    when([ATTACKS, DEFENDS], [{ do: 'deal', amount: { mightOf: 'this' }, to: { target: 0 } }], {
      targets: [ENEMY_HERE],
    }),
    always(NO_COMBAT_DAMAGE),
    use({ power: ['own'] }, [{ do: 'move', what: 'this', to: 'your base' }], { timing: 'action' }),
  ),
  // Soraka, Wanderer
  'SFD-173': card(
    always({ keyword: 'Backline', to: 'this' }),
    instead(
      {
        would: 'die',
        of: {
          is: 'unit',
          side: 'yours',
          at: 'here',
          other: true,
          might: { max: { sum: [{ mightOf: 'this' }, -1] } },
        },
      },
      SAVED,
    ),
  ),
  // Rabadon's Deathcrown
  'SFD-191': equipment([always({ bonusDamage: 3, of: 'yours' })]),
  // Counter Strike
  'SFD-194': spell([forTarget(instead({ would: 'take damage', of: 'it' }, { prevent: 'all' }), true), draw(1)], UNIT),
  // Smite
  'UNL-007': spell(
    [
      { do: 'deal', amount: 3, to: { target: 0 } },
      forTarget(instead({ would: 'die', of: 'it' }, [{ do: 'banish', what: 'it' }])),
    ],
    AT_BATTLEFIELD,
  ),
  // Lotus Trap
  'UNL-013': spell([forTarget(instead({ would: 'take damage', of: 'it' }, { times: 2 }))], UNIT),
  // Vi, Hotheaded
  'UNL-030': card(
    use({ energy: 2, power: ['own'] }, [{ do: 'might', what: 'this', amount: { mightOf: 'this' }, until: 'turn' }]),
  ),
  // Vilemaw
  'UNL-060': card(
    always({
      forbids: 'dealing combat damage',
      what: { all: { ...ENEMY_HERE, might: { max: { sum: [{ mightOf: 'this' }, -1] } } } },
    }),
    when(HOLDS, [draw(1)]),
  ),
  // Zilean, Time Mage
  'UNL-086': card(
    instead(
      { would: 'play token' },
      { more: 1 },
      {
        if: { object: 'this', is: { at: 'battlefield' } },
        may: 'you',
        limit: 'each turn',
      },
    ),
  ),
  // Galio, Indefatigable
  'UNL-171': card(always(NO_COMBAT_DAMAGE)),
  // Tactical Retreat
  'UNL-175': SAVE_NEXT_TIME,
  // Altar of Blood
  'UNL-206': card(
    instead({ would: 'die', of: { is: 'unit', at: 'here' } }, SAVED, {
      if: { during: 'combat' },
      may: 'its controller',
      cost: { power: ['any', 'any', 'any'] },
    }),
  ),
  // Consuming Curse
  'VEN-010': spell(
    [
      {
        do: 'deal',
        amount: 2,
        bonus: { count: { is: 'card', zone: 'your trash', name: 'Consuming Curse' } },
        to: { target: 0 },
      },
    ],
    AT_BATTLEFIELD,
  ),
  // Endless Riches
  'VEN-022': card(
    when(PLAYED, [
      { do: 'banish', what: { all: { zone: 'your hand' } } },
      { do: 'banish', what: { all: { zone: 'your trash' } } },
      { do: 'burn', who: 'you', count: 7 },
    ]),
    instead({ would: 'begin', step: 'draw' }, { skip: true }),
    always({ playsFrom: 'trash' }),
    instead({ would: 'go to trash' }, [{ do: 'banish', what: 'it' }]),
  ),
  // Esteemed Hierophant
  'VEN-025': card(
    instead(
      { would: 'take damage', of: 'this', from: 'spells and abilities', by: 'opponent' },
      { prevent: 'all' },
      {
        if: { there: { is: 'rune', side: 'yours' }, atLeast: 7 },
      },
    ),
  ),
  // Otterpus
  'VEN-053': card(instead({ would: 'score', whose: 'each', turns: 2 }, [draw(1)])),
  // Mel, Newly Awakened
  'VEN-069': card(
    when(PLAYED, [draw(1)]),
    always({ forbids: 'countering', of: 'yours' }, EMPOWERED),
    instead({ would: 'lose might', of: UNIT, by: 'you', chosen: true }, { mightMore: -1 }, { if: EMPOWERED }),
  ),
  // Ambessa, The Wolf
  'VEN-084': card(
    always({ might: 3, to: 'this' }, EMPOWERED),
    always(
      { forbids: 'taking damage', what: 'this' },
      {
        all: [
          EMPOWERED,
          { not: { object: 'this', is: { anyOf: [{ state: ['attacking'] }, { state: ['defending'] }] } } },
        ],
      },
    ),
  ),
  // Gangplank, Naval
  'VEN-086': card(...(['be stunned', 'lose might', 'return to hand'] as const).map(strongerInstead)),
  // Ki Barrier
  'VEN-126': spell([forTarget(instead({ would: 'take damage', of: 'it' }, { prevent: 7 }))], UNIT),
  // Sacred Protector
  'VEN-129': card(
    always(NO_COMBAT_DAMAGE, {
      not: {
        all: [
          { object: 'this', is: { at: 'battlefield' } },
          { there: { is: 'unit', side: 'yours', at: 'here', other: true }, atLeast: 1, atMost: 1 },
        ],
      },
    }),
  ),
  // Dominus
  'VEN-142': spell(
    [
      { do: 'might', what: { target: 0 }, amount: { mightOf: { target: 0 } }, until: 'turn' },
      {
        do: 'delay',
        about: { target: 0 },
        ability: {
          kind: 'static',
          gives: { ability: use({ power: ['any', 'any'] }, [{ do: 'ready', what: 'this' }]), to: 'it' },
        },
        until: 'turn',
      },
    ],
    UNIT,
  ),
  // Green Father
  'UNL-195': card(
    when(
      [
        { event: 'conquers', of: 'you' },
        { event: 'holds', of: 'you' },
      ],
      [{ do: 'replace', at: 'there', token: 'Brush' }],
      { may: true, cost: { exhaust: true } },
    ),
  ),
  // Brush
  'UNL-T03': card(
    always({
      might: 1,
      to: { all: { is: 'unit', at: 'here', anyOf: ['Bird', 'Cat', 'Dog', 'Poro', 'Ivern'].map((tag) => ({ tag })) } },
    }),
    when([CONQUERS_HERE, HOLDS_HERE], [{ do: 'swap back', at: 'here' }], { may: true }),
  ),
};
