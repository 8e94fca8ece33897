import type { Ability, Amount, CardDefinition, Choosing, Filter, Mode, Step } from '../../abilities/definition.js';
import {
  always,
  AT_BATTLEFIELD,
  card,
  draw,
  ENEMY,
  ENEMY_HERE,
  FRIENDLY,
  GEAR,
  gold,
  PLAYED,
  spell,
  UNIT,
  when,
  YOUR_UNIT,
} from './common.js';

const BATTLEFIELD: Filter = { is: 'battlefield', zone: 'battlefields' };
const LEGEND: Filter = { is: 'legend' };
const CHANNEL_EXHAUSTED: Step = { do: 'channel', who: 'you', count: 1, exhausted: true };

/** One more for each of the tags that the player's units have among them. */
const perTag = (...tags: readonly string[]): Amount => ({
  sum: tags.map((tag) => ({ if: { there: { ...YOUR_UNIT, tag } }, then: 1, else: 0 })),
});

/** A trigger of which one mode is chosen. */
const oneOf = (
  event: Extract<Ability, { kind: 'triggered' }>['when'][number],
  modes: readonly Mode[],
  more: { readonly may?: true } = {},
): Ability => ({ kind: 'triggered', when: [event], ...more, modes, does: [] });

const mode = (does: Step, ...targets: readonly Filter[]): Mode => ({
  ...(targets.length > 0 && { choices: targets.map((target): Choosing => ({ target })) }),
  does: [does],
});

/** A Gold token, as its player likes. */
const maybeGold = (each?: true): Step => ({ ...gold(), may: true, ...(each && { each, remember: true }) });

/** Cards of plain effects. */
export const EFFECTS: Readonly<Record<string, CardDefinition>> = {
  // Firestorm
  'OGS-002': spell(
    [{ do: 'deal', amount: 3, to: { all: { ...ENEMY, at: { locationOf: { target: 0 } } } } }],
    BATTLEFIELD,
  ),
  // Qiyana, Victorious
  'OGN-155': card(oneOf({ event: 'conquers', of: 'this' }, [mode(draw(1)), mode(CHANNEL_EXHAUSTED)])),
  // Acceptable Losses
  'OGN-179': spell([{ do: 'kill', what: { pick: { ...GEAR, side: 'yours' } }, each: true }]),
  // Against the Odds
  'SFD-001': spell(
    [
      {
        do: 'might',
        what: { target: 0 },
        amount: { times: 2, of: { count: { ...ENEMY, at: { locationOf: { target: 0 } } } } },
        until: 'turn',
      },
    ],
    { ...FRIENDLY, at: 'battlefield' },
  ),
  // Rengar, Pouncing
  'SFD-025': card(always({ playableTo: 'battlefield attacked', what: 'this' })),
  // Rek'Sai, Breacher
  'SFD-029': card(always({ cardKeyword: 'Accelerate', of: { type: 'Unit', player: 'friendly', from: 'elsewhere' } })),
  // Royal Entourage
  'SFD-039': card(
    oneOf(PLAYED, [
      mode({ do: 'ready', what: { target: 0 } }, LEGEND),
      mode({ do: 'exhaust', what: { target: 0 } }, LEGEND),
    ]),
  ),
  // Emperor's Divide
  'SFD-043': spell([{ do: 'move', what: { target: 0 }, to: 'its base' }], {
    target: { ...FRIENDLY, at: 'battlefield' },
    min: 0,
    max: 99,
    group: { same: 'location' },
  }),
  // Janna, Savior
  'SFD-053': card(
    when(
      PLAYED,
      [
        { do: 'heal', what: { all: { ...YOUR_UNIT, at: 'here' } } },
        { do: 'move', what: { target: 0 }, to: 'its base' },
      ],
      { targets: [{ target: { ...ENEMY_HERE, at: 'this battlefield' }, min: 0, max: 1 }] },
    ),
  ),
  // Card Sharp
  'SFD-081': card(
    when(PLAYED, [
      maybeGold(true),
      {
        do: 'create',
        token: 'Gold',
        to: 'your base',
        exhausted: true,
        count: { count: { is: 'gear', side: 'enemy', among: 'chosen' } },
      },
    ]),
  ),
  // Buhru Captain
  'SFD-091': card(oneOf(PLAYED, [mode(draw(1)), mode({ do: 'buff', what: 'this' })], { may: true })),
  // Jae Medarda
  'SFD-142': card(when({ event: 'chosen', of: 'this', by: 'you', with: 'spell' }, [draw(1)])),
  // Spirit Wheel
  'SFD-144': card(
    when({ event: 'chosen', of: FRIENDLY, by: 'you' }, [draw(1)], { may: true, cost: { energy: 1, exhaust: true } }),
  ),
  // Renata Glasc, Industrialist
  'SFD-171': card(always({ enters: 'ready', what: 'your tokens' })),
  // Monster Harpoon
  'UNL-014': spell(
    [
      {
        do: 'deal',
        amount: { if: { there: { zone: 'your facedown' } }, then: 4, else: 2 },
        to: { target: 0 },
      },
    ],
    AT_BATTLEFIELD,
  ),
  // Friendship
  'UNL-046': spell(
    [{ do: 'might', what: { target: 0 }, amount: perTag('Bird', 'Cat', 'Dog', 'Poro'), until: 'turn' }],
    UNIT,
  ),
  // Kinkou Initiate
  'UNL-097': card(
    when(PLAYED, [draw(1)], {
      if: { amount: { mightOf: { all: { ...YOUR_UNIT, other: true } } }, least: 5 },
    }),
  ),
  // Baron Nashor
  'UNL-147': card(
    always({ brings: 'Baron Pit' }),
    always({ forbids: 'choosing', what: 'this' }),
    always({ might: 2, to: { all: { ...FRIENDLY, other: true } } }),
  ),
  // Baron Pit
  'UNL-T01': card(always({ movesHere: 'from anywhere' })),
  // Arachnoid Horror
  'UNL-117': card(
    always({ playableTo: 'lone enemy unit', what: 'this' }),
    always({ playableTo: 'lone enemy unit', what: 'friendly units' }),
  ),
  // Morgana, Vindictive
  'VEN-017': card(
    when(PLAYED, [{ do: 'deal', amount: { damageOn: { target: 0 } }, to: { target: 0 } }], { targets: [UNIT] }),
  ),
  // Sandstone Chimera
  'VEN-036': card(always({ channels: 1 }, { object: 'this', is: AT_BATTLEFIELD })),
  // Patched Porobot
  'VEN-058': card(when(PLAYED, [draw(1)], { if: { there: { ...GEAR, side: 'yours', other: true }, atLeast: 3 } })),
  // Ocean Drake
  'VEN-115': card(
    always({ playableTo: 'open battlefield', what: 'this' }),
    when(PLAYED, [{ do: 'return', what: { target: 0 } }], {
      may: true,
      targets: [{ ...UNIT, withoutTag: 'Dragon' }],
    }),
  ),
  // Keeper of Law
  'VEN-119': card(
    always(
      { costs: 'less', by: { energy: 2, power: 1, own: true }, of: 'this' },
      { there: { ...BATTLEFIELD, side: 'yours', units: { min: 2, max: 2 } } },
    ),
  ),
  // Acceleration Gate
  'VEN-150': spell([{ do: 'ready', what: { target: 0 } }], {
    target: { anyOf: [UNIT, GEAR, { is: 'rune' }] },
    min: 0,
    max: 4,
  }),
};
