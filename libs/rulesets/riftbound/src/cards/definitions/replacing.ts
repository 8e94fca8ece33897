import type { Ability, CardDefinition, Instead, ReplacedEvent, Step } from '../../abilities/definition.js';
import { AT_BATTLEFIELD, FRIENDLY, UNIT, card, draw, equipment, spell, use, when } from './common.js';

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

const SAVE_NEXT_TIME = spell([forTarget(instead({ would: 'die', of: 'it' }, SAVED), true)], FRIENDLY);

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
  // Unyielding Spirit
  'OGN-145': spell([
    {
      do: 'delay',
      ability: instead({ would: 'take damage', of: UNIT, from: 'spells and abilities' }, { prevent: 'all' }),
      until: 'turn',
    },
  ]),
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
  // Highlander
  'OGS-020': SAVE_NEXT_TIME,
  // Guardian Angel
  'SFD-051': equipment([instead({ would: 'die', of: 'this' }, [{ do: 'kill', what: 'attachment' }, ...SAVED])]),
  // Soraka, Wanderer
  'SFD-173': card(
    { kind: 'static', gives: { keyword: 'Backline', to: 'this' } },
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
  // Ki Barrier
  'VEN-126': spell([forTarget(instead({ would: 'take damage', of: 'it' }, { prevent: 7 }))], UNIT),
};
