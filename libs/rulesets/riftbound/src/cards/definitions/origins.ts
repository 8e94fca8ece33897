import type { Ability, CardDefinition, Filter } from '../../abilities/definition.js';
import { ORIGINS_OTHERS } from './origins-others.js';
import { ORIGINS_UNITS } from './origins-units.js';

const UNIT: Filter = { is: 'unit' };
const FRIENDLY: Filter = { is: 'unit', side: 'friendly' };
const ENEMY: Filter = { is: 'unit', side: 'enemy' };
const AT_BATTLEFIELD: Filter = { is: 'unit', at: 'battlefield' };
const ENEMY_HERE: Filter = { is: 'unit', side: 'enemy', at: 'here' };

const spell = (does: Extract<Ability, { kind: 'spell' }>['does'], ...targets: readonly Filter[]): CardDefinition => ({
  abilities: [{ kind: 'spell', choices: targets.map((target) => ({ target })), does }],
});

/** Seals: a reaction that adds one power of their domain. */
const SEAL: CardDefinition = {
  abilities: [
    { kind: 'activated', cost: { exhaust: true }, timing: 'reaction', does: [{ do: 'add', power: ['own'] }] },
  ],
};

/** Cards of Origins and its Proving Grounds decks. */
export const ORIGINS: Readonly<Record<string, CardDefinition>> = {
  ...ORIGINS_UNITS,
  ...ORIGINS_OTHERS,
  // Cleave
  'OGN-004': spell([{ do: 'keyword', what: { target: 0 }, keyword: 'Assault', value: 3, until: 'turn' }], UNIT),
  // Hextech Ray
  'OGN-009': spell([{ do: 'deal', amount: 3, to: { target: 0 } }], AT_BATTLEFIELD),
  // Void Seeker
  'OGN-024': spell(
    [
      { do: 'deal', amount: 4, to: { target: 0 } },
      { do: 'draw', who: 'you', count: 1 },
    ],
    AT_BATTLEFIELD,
  ),
  // Darius, Trifarian
  'OGN-027': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'played', of: { is: 'card' }, by: 'you' }],
        if: { nthCardThisTurn: 2 },
        does: [
          { do: 'might', what: 'this', amount: 2, until: 'turn' },
          { do: 'ready', what: 'this' },
        ],
      },
    ],
  },
  // Falling Star
  'OGN-029': spell(
    [
      { do: 'deal', amount: 3, to: { target: 0 } },
      { do: 'deal', amount: 3, to: { target: 1 } },
    ],
    UNIT,
    UNIT,
  ),
  // Seals of Rage, Focus, Insight, Strength, Discord, Unity
  'OGN-040': SEAL,
  'OGN-081': SEAL,
  'OGN-120': SEAL,
  'OGN-163': SEAL,
  'OGN-204': SEAL,
  'OGN-245': SEAL,
  // Charm
  'OGN-043': {
    abilities: [
      {
        kind: 'spell',
        choices: [{ target: ENEMY }, { destination: 'location' }],
        does: [{ do: 'move', what: { target: 0 }, to: 'chosen' }],
      },
    ],
  },
  // Defy
  'OGN-045': spell([{ do: 'counter', what: { target: 0 } }], {
    is: 'spell',
    zone: 'chain',
    energy: { max: 4 },
    power: { max: 1 },
  }),
  // Rune Prison
  'OGN-050': spell([{ do: 'stun', what: { target: 0 } }], UNIT),
  // Discipline
  'OGN-058': spell(
    [
      { do: 'might', what: { target: 0 }, amount: 2, until: 'turn' },
      { do: 'draw', who: 'you', count: 1 },
    ],
    UNIT,
  ),
  // Wind Wall
  'OGN-064': spell([{ do: 'counter', what: { target: 0 } }], { is: 'spell', zone: 'chain' }),
  // Ahri, Alluring
  'OGN-066': {
    abilities: [
      { kind: 'triggered', when: [{ event: 'holds', of: 'this' }], does: [{ do: 'score', who: 'you', amount: 1 }] },
    ],
  },
  // Blitzcrank, Impassive
  'OGN-067': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'played', of: 'this' }],
        if: { played: 'to battlefield' },
        may: true,
        choices: [{ target: ENEMY }],
        does: [{ do: 'move', what: { target: 0 }, to: 'here' }],
      },
      { kind: 'triggered', when: [{ event: 'holds', of: 'this' }], does: [{ do: 'return', what: 'this' }] },
    ],
  },
  // Yasuo, Remorseful
  'OGN-076': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'attacks', of: 'this' }],
        choices: [{ target: ENEMY_HERE }],
        does: [{ do: 'deal', amount: { mightOf: 'this' }, to: { target: 0 } }],
      },
    ],
  },
  // Sprite Call
  'OGN-094': {
    abilities: [
      {
        kind: 'spell',
        choices: [{ destination: 'play' }],
        does: [{ do: 'create', token: 'Sprite', to: 'chosen', ready: true }],
      },
    ],
  },
  // Stupefy
  'OGN-095': spell(
    [
      { do: 'might', what: { target: 0 }, amount: -1, until: 'turn', floor: 1 },
      { do: 'draw', who: 'you', count: 1 },
    ],
    UNIT,
  ),
  // Ravenbloom Student
  'OGN-103': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'played', of: { is: 'spell' }, by: 'you' }],
        does: [{ do: 'might', what: 'this', amount: 1, until: 'turn' }],
      },
    ],
  },
  // Retreat
  'OGN-104': spell(
    [
      { do: 'return', what: { target: 0 } },
      { do: 'channel', who: { ownerOf: 'those' }, count: 1, exhausted: true },
    ],
    FRIENDLY,
  ),
  // Singularity
  'OGN-105': {
    abilities: [
      {
        kind: 'spell',
        choices: [{ target: UNIT, min: 0, max: 2 }],
        does: [{ do: 'deal', amount: 6, to: { target: 0 } }],
      },
    ],
  },
  // Challenge
  'OGN-128': spell([{ do: 'fight', one: { target: 0 }, other: { target: 1 } }], FRIENDLY, ENEMY),
  // Fight or Flight
  'OGN-168': spell([{ do: 'move', what: { target: 0 }, to: 'its base' }], AT_BATTLEFIELD),
  // Gust
  'OGN-169': spell([{ do: 'return', what: { target: 0 } }], { is: 'unit', at: 'battlefield', might: { max: 3 } }),
  // Rebuke
  'OGN-172': spell([{ do: 'return', what: { target: 0 } }], AT_BATTLEFIELD),
  // Ride the Wind
  'OGN-173': {
    abilities: [
      {
        kind: 'spell',
        choices: [{ target: FRIENDLY }, { destination: 'location' }],
        does: [
          { do: 'move', what: { target: 0 }, to: 'chosen' },
          { do: 'ready', what: { target: 0 } },
        ],
      },
    ],
  },
  // Cull the Weak
  'OGN-209': {
    abilities: [{ kind: 'spell', does: [{ do: 'kill', what: { pick: { ...FRIENDLY, side: 'yours' } }, each: true }] }],
  },
  // Hidden Blade
  'OGN-213': spell(
    [
      { do: 'kill', what: { target: 0 } },
      { do: 'draw', who: { controllerOf: 'those' }, count: 2 },
    ],
    AT_BATTLEFIELD,
  ),
  // Facebreaker
  'OGN-220': spell(
    [
      { do: 'stun', what: { target: 0 } },
      { do: 'stun', what: { target: 1 } },
    ],
    { is: 'unit', side: 'friendly', at: 'battlefield' },
    { is: 'unit', side: 'enemy', at: { locationOf: { target: 0 } } },
  ),
  // Leona, Determined
  'OGN-238': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'attacks', of: 'this' }],
        choices: [{ target: ENEMY_HERE }],
        does: [{ do: 'stun', what: { target: 0 } }],
      },
    ],
  },
  // Icathian Rain
  'OGN-248': spell(
    [0, 1, 2, 3, 4, 5].map((target) => ({ do: 'deal', amount: 2, to: { target } })),
    ...Array.from({ length: 6 }, () => UNIT),
  ),
  // Reaver's Row
  'OGN-285': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'defends', of: 'here' }],
        may: true,
        choices: [{ target: { is: 'unit', side: 'friendly', at: 'here' } }],
        does: [{ do: 'move', what: { target: 0 }, to: 'its base' }],
      },
    ],
  },
  // Flash
  'OGS-011': {
    abilities: [
      {
        kind: 'spell',
        choices: [{ target: FRIENDLY, min: 0, max: 2 }],
        does: [{ do: 'move', what: { target: 0 }, to: 'your base' }],
      },
    ],
  },
  // Dark Child - Starter
  'OGS-017': {
    abilities: [
      {
        kind: 'triggered',
        when: [{ event: 'turn ends', whose: 'you' }],
        does: [
          { do: 'ready', what: { pick: { is: 'rune', side: 'friendly', state: ['exhausted'] }, count: 2, upTo: true } },
        ],
      },
    ],
  },
};
