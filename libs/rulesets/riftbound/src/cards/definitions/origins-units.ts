import type { Ability, CardDefinition, Condition, Filter, Step } from '../../abilities/definition.js';
import type { StaticGift } from '../../abilities/definition.js';

const UNIT: Filter = { is: 'unit' };
const FRIENDLY: Filter = { is: 'unit', side: 'friendly' };
const OTHER_FRIENDLY: Filter = { ...FRIENDLY, other: true };
const FRIENDLY_HERE: Filter = { ...OTHER_FRIENDLY, at: 'here' };
const ENEMY: Filter = { is: 'unit', side: 'enemy' };
const ENEMY_HERE: Filter = { ...ENEMY, at: 'here' };
const AT_BATTLEFIELD: Filter = { is: 'unit', at: 'battlefield' };
const HAND: Filter = { is: 'card', zone: 'your hand' };

type Triggered = Extract<Ability, { kind: 'triggered' }>;
type Event = Triggered['when'][number];

const card = (...abilities: readonly Ability[]): CardDefinition => ({ abilities });
const gives = (gift: StaticGift, condition?: Condition): Ability => ({
  kind: 'static',
  gives: gift,
  ...(condition ? { while: condition } : {}),
});
const on = (event: Event, does: readonly Step[], more: Partial<Triggered> = {}): Ability => ({
  kind: 'triggered',
  when: [event],
  does,
  ...more,
});
const whenPlayed = (does: readonly Step[], ...targets: readonly Filter[]): Ability =>
  on(
    { event: 'played', of: 'this' },
    does,
    targets.length > 0 ? { choices: targets.map((target) => ({ target })) } : {},
  );
const legion = (does: readonly Step[], ...targets: readonly Filter[]): Ability => ({
  ...whenPlayed(does, ...targets),
  ...{ if: { legion: true } },
});
const attacking = (does: readonly Step[], ...targets: readonly Filter[]): Ability =>
  on(
    { event: 'attacks', of: 'this' },
    does,
    targets.length > 0 ? { choices: targets.map((target) => ({ target })) } : {},
  );
const dying = (...does: readonly Step[]): Ability => on({ event: 'dies', of: 'this' }, does);
const conquering = (...does: readonly Step[]): Ability => on({ event: 'conquers', of: 'this' }, does);

const draw = (count: number): Step => ({ do: 'draw', who: 'you', count });
const discard = (count: number): Step => ({ do: 'discard', what: { pick: HAND, count } });
const channelExhausted = (count: number): Step => ({ do: 'channel', who: 'you', count, exhausted: true });
const recruit: Step = { do: 'create', token: 'Recruit', to: 'here' };
const mightThisTurn = (amount: number): Step => ({ do: 'might', what: 'this', amount, until: 'turn' });
const buffThis: Step = { do: 'buff', what: 'this' };
const weaken = (amount: number): Step => ({
  do: 'might',
  what: { target: 0 },
  amount: -amount,
  until: 'turn',
  floor: 1,
});

const ENTERS_READY = gives({ enters: 'ready', what: 'this' });
const WHILE_BUFFED: Condition = { object: 'this', is: { state: ['buffed'] } };
const TO_OPEN = gives({ playableTo: 'open battlefield', what: 'this' });

/** Units that have nothing but Might and keywords. */
const PLAIN = card();

/** Units of Origins and its Proving Grounds decks. */
export const ORIGINS_UNITS: Readonly<Record<string, CardDefinition>> = {
  // Blazing Scorcher, Legion Rearguard, Pouty Poro, Playful Phantom, Stalwart Poro, Sunlit Guardian
  'OGN-001': PLAIN,
  'OGN-010': PLAIN,
  'OGN-013': PLAIN,
  'OGN-049': PLAIN,
  'OGN-052': PLAIN,
  'OGN-054': PLAIN,
  // Mega-Mech, Pakaa Cub, Mountain Drake, Shipyard Skulker, Daring Poro, Petty Officer, Vanguard Sergeant, Shen, Kinkou
  'OGN-088': PLAIN,
  'OGN-135': PLAIN,
  'OGN-142': PLAIN,
  'OGN-175': PLAIN,
  'OGN-210': PLAIN,
  'OGN-215': PLAIN,
  'OGN-219': PLAIN,
  'OGN-241': PLAIN,
  // Zephyr Sage; Garen, Rugged
  'OGS-005': PLAIN,
  'OGS-007': PLAIN,
  // Chemtech Enforcer
  'OGN-003': card(whenPlayed([discard(1)])),
  // Magma Wurm
  'OGN-011': card(gives({ enters: 'ready', what: 'friendly units' })),
  // Captain Farron
  'OGN-015': card(gives({ keyword: 'Assault', to: { all: FRIENDLY_HERE } })),
  // Dangerous Duo
  'OGN-016': card(legion([{ do: 'might', what: { target: 0 }, amount: 2, until: 'turn' }], UNIT)),
  // Scrapyard Champion
  'OGN-020': card(legion([discard(2), draw(2)])),
  // Draven, Showboat
  'OGN-028': card(gives({ might: { pointsOf: 'you' }, to: 'this' })),
  // Jinx, Demolitionist
  'OGN-030': card(whenPlayed([discard(2)])),
  // Vayne, Hunter
  'OGN-035': card(
    gives({ enters: 'ready', what: 'this' }, { battlefieldControlledBy: 'opponent' }),
    on({ event: 'conquers', of: 'this' }, [{ do: 'return', what: 'this' }], { may: true, cost: { energy: 1 } }),
  ),
  // Kadregrin the Infernal
  'OGN-038': card(whenPlayed([{ do: 'draw', who: 'you', count: { count: { ...FRIENDLY, state: ['mighty'] } } }])),
  // Kai'Sa, Survivor
  'OGN-039': card(conquering(draw(1))),
  // Solari Shieldbearer
  'OGN-051': card(whenPlayed([{ do: 'stun', what: { target: 0 } }], UNIT)),
  // Wielder of Water
  'OGN-055': card(
    gives({ might: 2, to: 'this' }, { object: 'this', is: { state: ['attacking', 'alone'] } }),
    gives({ might: 2, to: 'this' }, { object: 'this', is: { state: ['defending', 'alone'] } }),
  ),
  // Poro Herder
  'OGN-061': card({
    ...whenPlayed([buffThis, draw(1)]),
    ...{ if: { there: { is: 'permanent', side: 'yours', tag: 'Poro' } } },
  }),
  // Wizened Elder
  'OGN-065': card(gives({ might: 1, to: 'this' }, WHILE_BUFFED)),
  // Sona, Harmonious
  'OGN-073': card(
    on(
      { event: 'turn ends', whose: 'you' },
      [{ do: 'ready', what: { pick: { is: 'rune', side: 'friendly', state: ['exhausted'] }, count: 4, upTo: true } }],
      { if: { object: 'this', is: { at: 'battlefield' } } },
    ),
  ),
  // Taric, Protector
  'OGN-074': card(gives({ keyword: 'Shield', to: { all: FRIENDLY_HERE } })),
  // Tasty Faefolk
  'OGN-075': card(dying(channelExhausted(2), draw(1))),
  // Leona, Zealot
  'OGN-079': card(
    gives({ enters: 'ready', what: 'this' }, { opponentPointsLeft: 3 }),
    gives({ might: -8, to: { all: { ...ENEMY_HERE, state: ['stunned'] } }, floor: 1 }),
  ),
  // Whiteflame Protector
  'OGN-082': card(whenPlayed([{ do: 'might', what: { target: 0 }, amount: 8, until: 'turn' }], UNIT)),
  // Eager Apprentice
  'OGN-084': card(
    gives(
      { costs: 'less', by: { energy: 1, floor: 1 }, of: { type: 'Spell' } },
      { object: 'this', is: { at: 'battlefield' } },
    ),
  ),
  // Lecturing Yordle
  'OGN-087': card(whenPlayed([draw(1)])),
  // Pit Crew
  'OGN-091': card(on({ event: 'played', of: { is: 'gear' }, by: 'you' }, [{ do: 'ready', what: 'this' }])),
  // Riptide Rex
  'OGN-092': card(whenPlayed([{ do: 'deal', amount: 6, to: { target: 0 } }], { ...ENEMY, at: 'battlefield' })),
  // Watchful Sentry
  'OGN-096': card(dying(draw(1))),
  // Blastcone Fae
  'OGN-097': card(whenPlayed([weaken(2)], UNIT)),
  // Sprite Mother
  'OGN-106': card(whenPlayed([{ do: 'create', token: 'Sprite', to: 'here', ready: true }])),
  // Dr. Mundo, Expert
  'OGN-109': card(
    gives({ might: { count: { is: 'card', zone: 'your trash' } }, to: 'this' }),
    on({ event: 'turn begins', whose: 'you' }, [
      { do: 'recycle', what: { pick: { is: 'card', zone: 'your trash' }, count: 3 } },
    ]),
  ),
  // Thousand-Tailed Watcher
  'OGN-116': card(whenPlayed([{ do: 'might', what: { all: ENEMY }, amount: -3, until: 'turn', floor: 1 }])),
  // Viktor, Innovator
  'OGN-117': card(
    on({ event: 'played', of: { is: 'card' }, by: 'you' }, [{ do: 'create', token: 'Recruit', to: 'your base' }], {
      if: { turnOf: 'opponent' },
    }),
  ),
  // Ahri, Inquisitive
  'OGN-119': card({
    kind: 'triggered',
    when: [
      { event: 'attacks', of: 'this' },
      { event: 'defends', of: 'this' },
    ],
    choices: [{ target: ENEMY_HERE }],
    does: [weaken(2)],
  }),
  // Bilgewater Bully
  'OGN-125': card(gives({ keyword: 'Ganking', to: 'this' }, WHILE_BUFFED)),
  // Crackshot Corsair
  'OGN-130': card(attacking([{ do: 'deal', amount: 1, to: { target: 0 } }], ENEMY_HERE)),
  // Dune Drake
  'OGN-131': card(attacking([{ ...mightThisTurn(2), if: { there: { ...ENEMY_HERE, state: ['ready'] } } }])),
  // First Mate
  'OGN-132': card(whenPlayed([{ do: 'ready', what: { target: 0 } }], { is: 'unit', other: true })),
  // Pit Rookie
  'OGN-136': card(whenPlayed([{ do: 'buff', what: { target: 0 } }], OTHER_FRIENDLY)),
  // Stormclaw Ursine
  'OGN-137': card(whenPlayed([channelExhausted(1)])),
  // Cithria of Cloudfield
  'OGN-139': card(on({ event: 'played', of: { is: 'unit', other: true }, by: 'you' }, [buffThis])),
  // Herald of Scales
  'OGN-140': card(gives({ costs: 'less', by: { energy: 2, floor: 1 }, of: { tag: 'Dragon' } })),
  // Kinkou Monk
  'OGN-141': card(
    on({ event: 'played', of: 'this' }, [{ do: 'buff', what: { target: 0 } }], {
      choices: [{ target: OTHER_FRIENDLY, min: 0, max: 2 }],
    }),
  ),
  // Anivia, Primal
  'OGN-148': card(attacking([{ do: 'deal', amount: 3, to: { all: ENEMY_HERE } }])),
  // Carnivorous Snapvine
  'OGN-149': card(whenPlayed([{ do: 'fight', one: 'this', other: { target: 0 } }], { ...ENEMY, at: 'battlefield' })),
  // Lee Sin, Centered
  'OGN-151': card(gives({ might: 2, to: { all: { ...OTHER_FRIENDLY, at: 'this battlefield', state: ['buffed'] } } })),
  // Warwick, Hunter
  'OGN-159': card(ENTERS_READY, attacking([{ do: 'kill', what: { all: { ...ENEMY_HERE, state: ['damaged'] } } }])),
  // Deadbloom Predator
  'OGN-161': card(gives({ playableTo: 'occupied enemy battlefield', what: 'this' })),
  // Sett, Brawler
  'OGN-164': card(
    {
      kind: 'triggered',
      when: [
        { event: 'played', of: 'this' },
        { event: 'conquers', of: 'this' },
      ],
      does: [buffThis],
    },
    { kind: 'activated', cost: { spendBuff: true }, does: [mightThisTurn(4)] },
  ),
  // Cemetery Attendant
  'OGN-165': card(whenPlayed([{ do: 'return', what: { target: 0 } }], { is: 'unit', zone: 'your trash' })),
  // Sneaky Deckhand
  'OGN-176': card(TO_OPEN),
  // Undercover Agent
  'OGN-178': card(dying(discard(2), draw(2))),
  // Traveling Merchant
  'OGN-185': card(on({ event: 'moves', of: 'this' }, [discard(1), draw(1)])),
  // Zaunite Bouncer
  'OGN-188': card(whenPlayed([{ do: 'return', what: { target: 0 } }], { ...AT_BATTLEFIELD, other: true })),
  // Kog'Maw, Caustic
  'OGN-190': card(dying({ do: 'deal', amount: 4, to: { all: { is: 'unit', at: 'this battlefield' } } })),
  // Maddened Marauder
  'OGN-191': card(whenPlayed([{ do: 'move', what: { target: 0 }, to: 'its base' }], AT_BATTLEFIELD)),
  // Miss Fortune, Buccaneer
  'OGN-193': card(TO_OPEN, gives({ playableTo: 'open battlefield', what: 'friendly units' })),
  // Rhasa the Sunderer
  'OGN-195': card(gives({ costs: 'less', by: { energy: { count: { is: 'card', zone: 'your trash' } } }, of: 'this' })),
  // Teemo, Scout
  'OGN-197': card(whenPlayed([mightThisTurn(3)])),
  // Jinx, Rebel
  'OGN-202': card(
    on({ event: 'discarded', of: { side: 'friendly' } }, [{ do: 'ready', what: 'this' }, mightThisTurn(1)]),
  ),
  // Faithful Manufactor
  'OGN-211': card(whenPlayed([recruit])),
  // Soaring Scout
  'OGN-216': card(dying(channelExhausted(1))),
  // Trifarian Gloryseeker
  'OGN-217': card(legion([buffThis])),
  // Vanguard Captain
  'OGN-218': card(legion([{ do: 'create', token: 'Recruit', count: 2, to: 'here' }])),
  // Noxian Drummer
  'OGN-222': card(on({ event: 'moves', of: 'this', to: 'battlefield' }, [recruit])),
  // Peak Guardian
  'OGN-223': card(whenPlayed([buffThis, { do: 'buff', what: { all: { ...OTHER_FRIENDLY, at: 'this battlefield' } } }])),
  // Solari Chief
  'OGN-225': card(
    whenPlayed(
      [
        { do: 'kill', what: { target: 0 }, if: { object: { target: 0 }, is: { state: ['stunned'] } } },
        { do: 'stun', what: { target: 0 } },
      ],
      ENEMY,
    ),
  ),
  // Harnessed Dragon
  'OGN-234': card(whenPlayed([{ do: 'kill', what: { target: 0 } }], ENEMY)),
  // Machine Evangel
  'OGN-239': card(dying({ do: 'create', token: 'Recruit', count: 3, to: 'your base' })),
  // Sett, Kingpin
  'OGN-240': card(gives({ might: { count: { ...FRIENDLY, at: 'this battlefield', state: ['buffed'] } }, to: 'this' })),
  // Darius, Executioner
  'OGN-243': card(legion([{ do: 'ready', what: 'this' }]), gives({ might: 1, to: { all: FRIENDLY_HERE } })),
  // Viktor, Leader
  'OGN-246': card(
    on({ event: 'dies', of: { ...OTHER_FRIENDLY, side: 'yours', withoutTag: 'Recruit' } }, [
      { do: 'create', token: 'Recruit', to: 'your base' },
    ]),
  ),
  // Yi, Meditative
  'OGS-004': card(gives({ might: 4, to: 'this' }, { there: { is: 'rune', side: 'friendly' }, atLeast: 8 })),
  // Lux, Illuminated
  'OGS-006': card(on({ event: 'played', of: { is: 'spell', energy: { min: 5 } }, by: 'you' }, [mightThisTurn(3)])),
  // Yi, Honed; Vanguard Attendant
  'OGS-009': card(ENTERS_READY),
  'OGS-016': card(ENTERS_READY),
  // Annie, Stubborn
  'OGS-010': card(whenPlayed([{ do: 'return', what: { target: 0 } }], { is: 'spell', zone: 'your trash' })),
  // Garen, Commander
  'OGS-013': card(gives({ might: 1, to: { all: FRIENDLY_HERE } })),
  // Tibbers
  'OGS-018': card(whenPlayed([{ do: 'deal', amount: 3, to: { all: AT_BATTLEFIELD } }])),
};
