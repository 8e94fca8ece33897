import {
  always,
  AT_A_BATTLEFIELD,
  ATTACKS,
  burn,
  called,
  card,
  channelExhausted,
  create,
  deal,
  type Definitions,
  delay,
  DIES,
  discard,
  disempower,
  draw,
  empower,
  EMPOWERED,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  FRIENDLY,
  GEAR,
  giveKeyword,
  HOLDS,
  instead,
  kill,
  might,
  move,
  ON_YOUR_TURN,
  OTHER_FRIENDLY,
  PLAYED,
  PLAYER,
  ready,
  recall,
  RUNE,
  score,
  SECOND_TARGET,
  spell,
  stun,
  TARGET,
  TARGET_EMPOWERED,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  use,
  when,
  YOUR_HAND,
  YOUR_OTHER_UNIT_HERE,
  YOUR_RUNE,
  YOUR_TURN_ENDS,
  YOUR_UNIT,
} from '../common/index.js';

/** Vendetta, 126 to 150. */
export const VENDETTA_126_150: Definitions = {
  // Ki Barrier
  'VEN-126': card(spell([delay(instead({ would: 'take damage', of: 'it' }, { prevent: 7 }), { about: TARGET })], UNIT)),
  // Lacerate
  'VEN-127': card(
    spell(
      [
        { ...disempower(TARGET), if: TARGET_EMPOWERED },
        { ...kill(TARGET), if: { object: TARGET, is: { might: { max: 3 } } } },
      ],
      UNIT,
    ),
  ),
  // Noxian Emissary
  'VEN-128': card(when(DIES, [create('Recruit', 'your base', { count: 2 })], { keyword: 'Deathknell', if: EMPOWERED })),
  // Sacred Protector
  'VEN-129': card(
    always(
      { forbids: 'dealing combat damage', what: 'this' },
      {
        not: {
          all: [AT_A_BATTLEFIELD, { there: YOUR_OTHER_UNIT_HERE, atLeast: 1, atMost: 1 }],
        },
      },
    ),
  ),
  // Aurok General
  'VEN-130': card(always({ might: 2, to: { all: { ...YOUR_UNIT, state: ['empowered'] } } }, EMPOWERED)),
  // Decree of Unity
  'VEN-131': card(spell([kill(TARGET)], { is: 'permanent', side: 'enemy', domain: 'Chaos' })),
  // Fallen Feline
  'VEN-132': card(
    when(PLAYED, [{ do: 'name', what: 'spell' }]),
    always({ forbids: 'playing', of: { type: 'Spell', player: 'opponent', named: true } }, AT_A_BATTLEFIELD),
  ),
  // Glowstone
  'VEN-133': card(
    use(
      { disempowerThis: true, exhaust: true },
      [{ do: 'control', what: 'this', until: 'always', who: TARGET }, recall('this')],
      { targets: [PLAYER] },
    ),
    when(YOUR_TURN_ENDS, [kill('this'), deal(5, { all: YOUR_UNIT })]),
  ),
  // Kayle, Justified
  'VEN-134': card(
    called('empower', always({ empowerable: 3, to: 'this' })),
    called('might', always({ might: { times: 2, of: { empoweredOf: 'this' } }, to: 'this' })),
    called(
      'deflect',
      always({ keyword: 'Deflect', value: 3, to: 'this' }, { object: 'this', is: { empowered: { min: 3 } } }),
    ),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, { object: 'this', is: { empowered: { min: 3 } } })),
  ),
  // Kennen, Keeper of Balance
  'VEN-135': card(
    when([PLAYED, ATTACKS], [stun(TARGET)], { targets: [UNIT], may: true, cost: { energy: 2 } }),
    always({ might: 2, to: 'this' }, { there: { ...ENEMY_HERE, state: ['stunned'] } }),
  ),
  // Ambessa, Respected and Feared
  'VEN-136': card(
    always({ keyword: 'Assault', value: 2, to: 'this' }, EMPOWERED),
    when(ATTACKS, [kill(TARGET)], {
      targets: [{ ...ENEMY_HERE, might: { max: { sum: [{ mightOf: 'this' }, -1] } } }],
      if: EMPOWERED,
    }),
  ),
  // Shady Spectacles
  'VEN-137': { ...card(), bearerCopies: OTHER_FRIENDLY },
  // Shen, Leader of the Kinkou Order
  'VEN-138': card(when(HOLDS, [score(1)], { provided: { there: YOUR_OTHER_UNIT_HERE, atLeast: 1, atMost: 1 } })),
  // Rogue Assassin
  'VEN-139': card(
    use(
      { exhaust: true },
      [
        { ...move(TARGET, 'its base'), if: ON_YOUR_TURN },
        { ...ready(TARGET), if: { all: [ON_YOUR_TURN, EMPOWERED] } },
      ],
      { targets: [{ ...FRIENDLY, state: ['in showdown'] }], timing: 'action' },
    ),
  ),
  // Shuriken Flip
  'VEN-140': card(
    spell(
      [deal(2, TARGET), move(SECOND_TARGET, 'chosen')],
      { target: ENEMY_AT_BATTLEFIELD, min: 0, max: 1 },
      FRIENDLY,
      { destination: 'location', of: SECOND_TARGET },
    ),
  ),
  // Butcher of the Sands
  'VEN-141': card(
    use({ power: ['any', 'any'], exhaust: true }, [{ do: 'add', energy: 2, only: 'units' }], { timing: 'reaction' }),
  ),
  // Dominus
  'VEN-142': card(
    spell(
      [
        might({ mightOf: TARGET }, TARGET),
        delay(always({ ability: use({ power: ['any', 'any'] }, [ready('this')]), to: 'it' }), { about: TARGET }),
      ],
      UNIT,
    ),
  ),
  // Master of Shadows
  'VEN-143': card(
    when({ event: 'banished', of: { is: 'card', side: 'yours' }, by: 'you' }, [empower('this')]),
    use({ disempowerThis: true, exhaust: true }, [discard({ pick: YOUR_HAND }), draw(1)], { timing: 'action' }),
  ),
  // Death Mark
  'VEN-144': card(spell([burn(3), create('Shadow Clone', 'as played')])),
  // Curator of the Sands
  'VEN-145': card(
    when(
      [
        { event: 'played', of: { anyOf: [UNIT, GEAR], energy: { min: 7 } }, by: 'you' },
        { event: 'uses', of: {}, by: 'you', energy: 7 },
      ],
      [ready(TARGET)],
      { targets: [{ target: RUNE, min: 0, max: 2 }], may: true, cost: { exhaust: true } },
    ),
  ),
  // Siphoning Strike
  'VEN-146': card(
    spell(
      [
        deal({ if: { there: YOUR_RUNE, atLeast: 7 }, then: 7, else: 4 }, TARGET),
        delay(when({ event: 'dies', of: { among: 'it' } }, [channelExhausted(1)]), { about: TARGET, once: true }),
      ],
      UNIT_AT_BATTLEFIELD,
    ),
  ),
  // Eye of Twilight
  'VEN-147': card(use({ exhaust: true }, [giveKeyword('Tank', TARGET)], { targets: [FRIENDLY], timing: 'action' })),
  // Shadow Dash
  'VEN-148': card(
    spell(
      [
        move(TARGET, 'chosen'),
        {
          ...might(1, { all: { ...YOUR_UNIT, at: 'destination' } }),
          if: {
            all: [
              { object: TARGET, is: UNIT },
              { there: { ...YOUR_UNIT, at: 'destination' }, atLeast: 2, atMost: 2 },
            ],
          },
        },
      ],
      ENEMY,
      { destination: 'battlefield', with: YOUR_UNIT },
    ),
  ),
  // Defender of Tomorrow
  'VEN-149': card(
    called('ready', use({ energy: 1, exhaust: true }, [ready(TARGET)], { targets: [GEAR] })),
    called(
      'ready two',
      use({ energy: 1, exhaust: true }, [ready(TARGET)], {
        targets: [{ target: GEAR, min: 2, max: 2 }],
        if: EMPOWERED,
      }),
    ),
  ),
  // Acceleration Gate
  'VEN-150': card(spell([ready(TARGET)], { target: { anyOf: [UNIT, GEAR, RUNE] }, min: 0, max: 4 })),
};
