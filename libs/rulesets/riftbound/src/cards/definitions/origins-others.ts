import type { Ability, CardDefinition, Choosing, Filter, Step } from '../../abilities/definition.js';
import type { StaticGift } from '../../abilities/definition.js';

const UNIT: Filter = { is: 'unit' };
const FRIENDLY: Filter = { is: 'unit', side: 'friendly' };
const ENEMY: Filter = { is: 'unit', side: 'enemy' };
const AT_BATTLEFIELD: Filter = { is: 'unit', at: 'battlefield' };

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Activated = Extract<Ability, { kind: 'activated' }>;

const card = (...abilities: readonly Ability[]): CardDefinition => ({ abilities });
const gives = (gift: StaticGift): Ability => ({ kind: 'static', gives: gift });
const chosen = (targets: readonly Filter[]): readonly Choosing[] => targets.map((target) => ({ target }));
const does = (steps: readonly Step[], ...targets: readonly Filter[]): Ability => ({
  kind: 'spell',
  choices: chosen(targets),
  does: steps,
});
const spell = (steps: readonly Step[], ...targets: readonly Filter[]): CardDefinition => card(does(steps, ...targets));
const on = (event: Triggered['when'][number], steps: readonly Step[], more: Partial<Triggered> = {}): Ability => ({
  kind: 'triggered',
  when: [event],
  does: steps,
  ...more,
});
const use = (cost: Activated['cost'], steps: readonly Step[], ...targets: readonly Filter[]): Ability => ({
  kind: 'activated',
  cost,
  choices: chosen(targets),
  does: steps,
});

const HOLDS_HERE = { event: 'holds', of: 'here' } as const;
const CONQUERS_HERE = { event: 'conquers', of: 'here' } as const;
const FIRST_BEGINNING = { event: 'turn begins', whose: 'each' } as const;

const draw = (count: number): Step => ({ do: 'draw', who: 'you', count });
const discard = (count: number): Step => ({
  do: 'discard',
  what: { pick: { is: 'card', zone: 'your hand' }, count },
});
const dealToTarget = (amount: number): Step => ({ do: 'deal', amount, to: { target: 0 } });
const might = (amount: number): Step => ({ do: 'might', what: { target: 0 }, amount, until: 'turn' });
const weaken = (amount: number): Step => ({
  do: 'might',
  what: { target: 0 },
  amount: -amount,
  until: 'turn',
  floor: 1,
});
const killTarget: Step = { do: 'kill', what: { target: 0 } };
const buffTarget: Step = { do: 'buff', what: { target: 0 } };
const channelExhausted: Step = { do: 'channel', who: 'you', count: 1, exhausted: true };

/** Spells, gear, legends and battlefields of Origins and its Proving Grounds decks. */
export const ORIGINS_OTHERS: Readonly<Record<string, CardDefinition>> = {
  // Get Excited!
  'OGN-008': spell([discard(1), { do: 'deal', amount: { energyOf: 'those' }, to: { target: 0 } }], AT_BATTLEFIELD),
  // Sky Splitter
  'OGN-014': card(
    gives({ costs: 'less', by: { energy: { highestMight: { ...FRIENDLY, side: 'yours' } } }, of: 'this' }),
    does([dealToTarget(5)], AT_BATTLEFIELD),
  ),
  // Iron Ballista
  'OGN-017': card(
    gives({ enters: 'exhausted', what: 'this' }),
    use({ exhaust: true }, [dealToTarget(2)], AT_BATTLEFIELD),
  ),
  // Thermo Beam
  'OGN-022': spell([{ do: 'kill', what: { all: { is: 'gear' } } }]),
  // En Garde
  'OGN-046': spell([might(1), { ...might(1), if: { object: { target: 0 }, is: { state: ['alone'] } } }], FRIENDLY),
  // Find Your Center
  'OGN-047': card(
    { kind: 'static', while: { opponentPointsLeft: 3 }, gives: { costs: 'less', by: { energy: 2 }, of: 'this' } },
    does([draw(1), channelExhausted]),
  ),
  // Block
  'OGN-057': spell(
    [
      { do: 'keyword', what: { target: 0 }, keyword: 'Shield', value: 3, until: 'turn' },
      { do: 'keyword', what: { target: 0 }, keyword: 'Tank', until: 'turn' },
    ],
    UNIT,
  ),
  // Mask of Foresight
  'OGN-060': card({
    kind: 'triggered',
    when: [
      { event: 'attacks', of: { ...FRIENDLY, state: ['alone'] } },
      { event: 'defends', of: { ...FRIENDLY, state: ['alone'] } },
    ],
    does: [{ do: 'might', what: 'it', amount: 1, until: 'turn' }],
  }),
  // Last Stand
  'OGN-069': spell(
    [
      { do: 'might', what: { target: 0 }, amount: { mightOf: { target: 0 } }, until: 'turn' },
      { do: 'keyword', what: { target: 0 }, keyword: 'Temporary', until: 'always' },
    ],
    FRIENDLY,
  ),
  // Falling Comet
  'OGN-085': spell([dealToTarget(6)], AT_BATTLEFIELD),
  // Consult the Past
  'OGN-083': spell([draw(2)]),
  // Orb of Regret
  'OGN-090': card(use({ exhaust: true }, [weaken(1)], UNIT)),
  // Smoke Screen
  'OGN-093': spell([weaken(4)], UNIT),
  // Energy Conduit
  'OGN-098': card({
    kind: 'activated',
    cost: { exhaust: true },
    timing: 'reaction',
    does: [{ do: 'add', energy: 1 }],
  }),
  // Progress Day
  'OGN-114': spell([draw(4)]),
  // Unchecked Power
  'OGN-123': spell([
    { do: 'exhaust', what: { all: FRIENDLY } },
    { do: 'deal', amount: 12, to: { all: AT_BATTLEFIELD } },
  ]),
  // Arena Bar
  'OGN-124': card(use({ exhaust: true }, [buffTarget], { ...FRIENDLY, state: ['exhausted'] })),
  // Cannon Barrage
  'OGN-127': spell([
    {
      do: 'deal',
      amount: 2,
      to: { all: { ...ENEMY, anyOf: [{ state: ['attacking'] }, { state: ['defending'] }] } },
    },
  ]),
  // Flurry of Blades
  'OGN-133': spell([{ do: 'deal', amount: 1, to: { all: AT_BATTLEFIELD } }]),
  // Mobilize
  'OGN-134': spell([{ do: 'channel', who: 'you', count: 1, exhausted: true, ifShort: 1 }]),
  // Catalyst of Aeons
  'OGN-138': spell([{ do: 'channel', who: 'you', count: 2, exhausted: true, ifShort: 1 }]),
  // Primal Strength
  'OGN-154': spell([might(7)], UNIT),
  // Morbid Return
  'OGN-170': spell([{ do: 'return', what: { target: 0 } }], { is: 'unit', zone: 'your trash' }),
  // Fading Memories
  'OGN-180': spell([{ do: 'keyword', what: { target: 0 }, keyword: 'Temporary', until: 'always' }], {
    anyOf: [AT_BATTLEFIELD, { is: 'gear' }],
  }),
  // Scrapheap
  'OGN-182': card({
    kind: 'triggered',
    when: [
      { event: 'played', of: 'this' },
      { event: 'discarded', of: 'this' },
      { event: 'dies', of: 'this' },
    ],
    does: [draw(1)],
  }),
  // The Syren
  'OGN-184': card(
    use({ energy: 1, exhaust: true }, [{ do: 'move', what: { target: 0 }, to: 'its base' }], {
      ...FRIENDLY,
      at: 'battlefield',
    }),
  ),
  // Invert Timelines
  'OGN-201': spell([
    { do: 'discard', what: { all: { zone: 'your hand' } }, each: true },
    { do: 'draw', who: 'each', count: 4 },
  ]),
  // Possession
  'OGN-203': spell(
    [
      { do: 'control', what: { target: 0 } },
      { do: 'recall', what: 'those' },
    ],
    { ...ENEMY, at: 'battlefield' },
  ),
  // Back to Back
  'OGN-206': card({ kind: 'spell', choices: [{ target: FRIENDLY, min: 2, max: 2 }], does: [might(2)] }),
  // Salvage
  'OGN-224': card({
    kind: 'spell',
    choices: [{ target: { is: 'gear' }, min: 0, max: 1 }],
    does: [killTarget, draw(1)],
  }),
  // Vanguard Helm
  'OGN-228': card(
    on({ event: 'dies', of: { ...FRIENDLY, state: ['buffed'] } }, [buffTarget], { choices: [{ target: FRIENDLY }] }),
  ),
  // Vengeance
  'OGN-229': spell([killTarget], UNIT),
  // Grand Strategem
  'OGN-233': spell([{ do: 'might', what: { all: FRIENDLY }, amount: 5, until: 'turn' }]),
  // Relentless Storm
  'OGN-249': card(
    on({ event: 'played', of: { is: 'unit', state: ['mighty'] }, by: 'you' }, [channelExhausted], {
      may: true,
      cost: { exhaust: true },
    }),
  ),
  // Loose Cannon
  'OGN-251': card(
    on({ event: 'turn begins', whose: 'you' }, [{ ...draw(1), if: { there: { zone: 'your hand' }, atMost: 1 } }]),
  ),
  // Nine-Tailed Fox
  'OGN-255': card(
    on({ event: 'attacks', of: { ...ENEMY, at: 'your battlefield' } }, [
      { do: 'might', what: 'it', amount: -1, until: 'turn', floor: 1 },
    ]),
  ),
  // Blind Monk
  'OGN-257': card(use({ energy: 1, exhaust: true }, [buffTarget], FRIENDLY)),
  // Last Breath
  'OGN-260': spell(
    [
      { do: 'ready', what: { target: 0 } },
      { do: 'deal', amount: { mightOf: { target: 0 } }, to: { target: 1 }, by: { target: 0 } },
    ],
    FRIENDLY,
    { ...ENEMY, at: 'battlefield' },
  ),
  // Bounty Hunter
  'OGN-267': card(
    use({ exhaust: true }, [{ do: 'keyword', what: { target: 0 }, keyword: 'Ganking', until: 'turn' }], UNIT),
  ),
  // Altar to Unity
  'OGN-275': card(on(HOLDS_HERE, [{ do: 'create', token: 'Recruit', to: 'your base' }])),
  // Back-Alley Bar
  'OGN-277': card(
    on({ event: 'moves', of: UNIT, from: 'here' }, [{ do: 'might', what: 'it', amount: 1, until: 'turn' }]),
  ),
  // Fortified Position
  'OGN-279': card(
    on(
      { event: 'defends', of: 'here' },
      [{ do: 'keyword', what: { target: 0 }, keyword: 'Shield', value: 2, until: 'combat' }],
      { choices: [{ target: UNIT }] },
    ),
  ),
  // Grove of the God-Willow
  'OGN-280': card(on(HOLDS_HERE, [draw(1)])),
  // Navori Fighting Pit
  'OGN-283': card(on(HOLDS_HERE, [buffTarget], { choices: [{ target: { is: 'unit', at: 'here' } }] })),
  // Obelisk of Power
  'OGN-284': card(on(FIRST_BEGINNING, [{ do: 'channel', who: 'turn player', count: 1 }], { if: { firstTurn: true } })),
  // Sigil of the Storm
  'OGN-287': card(on(CONQUERS_HERE, [{ do: 'recycle', what: { pick: { is: 'rune', side: 'yours' } } }])),
  // Startipped Peak
  'OGN-288': card(on(HOLDS_HERE, [channelExhausted], { may: true })),
  // The Arena's Greatest
  'OGN-290': card(on(FIRST_BEGINNING, [{ do: 'score', who: 'turn player', amount: 1 }], { if: { firstTurn: true } })),
  // Trifarian War Camp
  'OGN-294': card(gives({ might: 1, to: { all: { is: 'unit', at: 'here' } } })),
  // Vilemaw's Lair
  'OGN-295': card(gives({ forbids: 'moving', what: { all: { is: 'unit', at: 'here' } }, to: 'base' })),
  // Windswept Hillock
  'OGN-297': card(gives({ keyword: 'Ganking', to: { all: { is: 'unit', at: 'here' } } })),
  // Zaun Warrens
  'OGN-298': card(on(CONQUERS_HERE, [discard(1), draw(1)])),
  // Incinerate
  'OGS-003': spell([dealToTarget(2)], AT_BATTLEFIELD),
  // Gentlemen's Duel
  'OGS-008': spell([might(3), { do: 'fight', one: { target: 0 }, other: { target: 1 } }], FRIENDLY, ENEMY),
  // Blast of Power
  'OGS-012': spell([killTarget], AT_BATTLEFIELD),
  // Wuju Bladesman - Starter
  'OGS-019': card(gives({ might: 2, to: { all: { ...FRIENDLY, state: ['defending', 'alone'] } } })),
  // Lady of Luminosity - Starter
  'OGS-021': card(on({ event: 'played', of: { is: 'spell', energy: { min: 5 } }, by: 'you' }, [draw(1)])),
  // Final Spark
  'OGS-022': spell([dealToTarget(8)], UNIT),
  // Decisive Strike
  'OGS-024': spell([{ do: 'might', what: { all: FRIENDLY }, amount: 2, until: 'turn' }]),
};
