import type { Ability, CardDefinition, Filter, StaticGift, Step } from '../../abilities/definition.js';
import { always, AT_BATTLEFIELD, card, ENEMY, FRIENDLY, PLAYED, spell, UNIT, when } from './common.js';

const AT_A_BATTLEFIELD = { object: 'this', is: AT_BATTLEFIELD } as const;
const BATTLEFIELD: Filter = { is: 'battlefield', zone: 'battlefields' };
const ENEMY_ITEM: Filter = { is: 'item', zone: 'chain', side: 'enemy' };
/** What is at the battlefield chosen first. */
const enemyThere = (more: Filter = {}): Filter => ({ ...ENEMY, at: { locationOf: { target: 0 } }, ...more });

/** Opponents' spells and abilities cannot choose the unit. */
const UNTARGETABLE: StaticGift = { forbids: 'choosing', what: 'this' };

/** A static ability in force for the rest of the turn. */
const thisTurn = (gives: StaticGift): Step => ({ do: 'delay', ability: { kind: 'static', gives }, until: 'turn' });

const counter: Step = { do: 'counter', what: { target: 0 } };
const whileAtBattlefield = (gives: StaticGift): Ability => always(gives, AT_A_BATTLEFIELD);

/** Cards that forbid something, that counter by what is chosen, or that choose a battlefield. */
export const FORBIDDING: Readonly<Record<string, CardDefinition>> = {
  // Noxus Saboteur
  'OGN-018': card(always({ forbids: 'playing', of: { player: 'opponent' }, from: 'facedown here' })),
  // Brynhir Thundersong
  'OGN-026': card(when(PLAYED, [thisTurn({ forbids: 'playing', of: { player: 'opponent' } })])),
  // Mageseeker Warden
  'OGN-070': card(
    whileAtBattlefield({ forbids: 'playing', of: { type: 'Unit', player: 'opponent' }, to: 'battlefield' }),
    whileAtBattlefield({
      forbids: 'readying',
      what: { all: { side: 'enemy', anyOf: [{ is: 'unit' }, { is: 'gear' }] } },
      by: 'effects',
    }),
  ),
  // Siphon Power
  'OGN-266': spell(
    [
      { do: 'might', what: { all: { ...FRIENDLY, at: { locationOf: { target: 0 } } } }, amount: 1, until: 'turn' },
      { do: 'might', what: { all: enemyThere() }, amount: -1, until: 'turn', floor: 1 },
    ],
    BATTLEFIELD,
  ),
  // Minotaur Reckoner
  'SFD-014': card(always({ forbids: 'moving', what: { all: UNIT }, to: 'base' })),
  // Not So Fast
  'SFD-045': spell([counter], {
    ...ENEMY_ITEM,
    chooses: { side: 'friendly', anyOf: [{ is: 'unit' }, { is: 'gear' }] },
  }),
  // Tianna Crownguard
  'SFD-060': card(whileAtBattlefield({ forbids: 'gaining points', who: 'opponent' })),
  // Ruin Runner
  'SFD-105': card(always(UNTARGETABLE)),
  // Forgotten Monument
  'SFD-209': card(always({ forbids: 'scoring', who: 'each', before: 3 })),
  // Rockfall Path
  'SFD-216': card(always({ forbids: 'playing', of: { type: 'Unit', player: 'any' }, to: 'here' })),
  // Alpha Wildclaw
  'UNL-057': card(
    always({
      forbids: 'choosing',
      what: { all: { ...UNIT, side: 'yours', at: 'here', might: { max: { sum: [{ mightOf: 'this' }, -1] } } } },
    }),
  ),
  // Crescent Strike
  'UNL-072': spell(
    [
      { do: 'deal', amount: 4, to: { target: 1 } },
      { do: 'deal', amount: 1, to: { all: enemyThere({ not: { target: 1 } }) } },
    ],
    BATTLEFIELD,
    enemyThere(),
  ),
  // Repulse
  'UNL-106': spell(
    [{ do: 'counter', what: { target: 1 } }],
    { ...FRIENDLY, at: 'battlefield' },
    { ...ENEMY_ITEM, chooses: { among: { target: 0 } }, choosesNo: { ...FRIENDLY, not: { target: 0 } } },
  ),
  // Stare Down
  'UNL-107': spell(
    [
      {
        do: 'move',
        what: {
          all: {
            ...ENEMY,
            at: { locationOf: { target: 1 } },
            might: { max: { sum: [{ mightOf: { target: 0 } }, -1] } },
          },
        },
        to: 'its base',
      },
      { do: 'gain-xp', who: 'you', amount: 1 },
    ],
    FRIENDLY,
    BATTLEFIELD,
  ),
  // Determined Sentry
  'UNL-111': card(always({ forbids: 'moving', what: 'this', to: 'base' })),
  // Vex, Apathetic
  'UNL-150': card(
    when(
      { event: 'played', of: ENEMY, by: 'opponent' },
      [
        { do: 'stun', what: 'it' },
        {
          do: 'delay',
          about: 'it',
          ability: { kind: 'static', gives: { forbids: 'moving', what: 'it', by: { controllerOf: 'it' } } },
          until: 'turn',
        },
      ],
      { if: AT_A_BATTLEFIELD },
    ),
  ),
  // Moonfall
  'UNL-198': spell(
    [
      { do: 'move', what: { target: 1 }, to: { locationOf: { target: 0 } }, may: true },
      { do: 'might', what: { all: enemyThere() }, amount: -2, until: 'turn' },
    ],
    { ...BATTLEFIELD, with: { is: 'unit', side: 'yours' } },
    { target: ENEMY, min: 0, max: 1 },
  ),
  // Decree of Rage
  'VEN-015': card(
    {
      kind: 'spell',
      choices: [{ target: { ...ENEMY, domain: 'Calm' } }],
      does: [{ do: 'deal', amount: 4, to: { target: 0 } }],
    },
    always({ forbids: 'countering', of: 'this' }),
  ),
  // Ol' Poro
  'VEN-029': card(always({ forbids: 'playing', of: 'this', before: 4 })),
  // Resonating Strike
  'VEN-034': spell(
    [
      { do: 'move', what: { target: 1 }, to: { locationOf: { target: 0 } } },
      { do: 'might', what: { target: 1 }, amount: 2, until: 'turn' },
    ],
    { ...BATTLEFIELD, side: 'yours' },
    { is: 'unit', side: 'yours', at: { awayFrom: { target: 0 } } },
  ),
  // Akali, Silent
  'VEN-038': card(
    always(UNTARGETABLE, { not: { object: 'this', is: { state: ['in combat'] } } }),
    when({ event: 'moves', of: 'this', to: 'battlefield' }, [{ do: 'might', what: 'this', amount: 2, until: 'turn' }]),
  ),
  // Crumbling Sands
  'VEN-039': spell(
    [
      {
        ...counter,
        if: { thisTurn: { event: 'finalized', of: { is: 'spell', not: { target: 0 } }, by: 'opponent' } },
      },
    ],
    { is: 'spell', zone: 'chain' },
  ),
  // Decree of Focus
  'VEN-040': spell([{ do: 'might', what: { target: 0 }, amount: 4, until: 'turn' }], {
    ...FRIENDLY,
    anyOf: [
      { state: ['in combat'], with: { ...ENEMY, domain: 'Fury', state: ['in combat'] } },
      { chosenBy: { is: 'spell', zone: 'chain', side: 'enemy', domain: 'Fury' } },
    ],
  }),
};
