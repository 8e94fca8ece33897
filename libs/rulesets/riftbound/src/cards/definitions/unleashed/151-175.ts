import {
  always,
  AT_A_BATTLEFIELD,
  ATTACKS,
  banish,
  buff,
  called,
  card,
  channelExhausted,
  costsLess,
  create,
  delay,
  DID_THAT,
  DIES,
  draw,
  ENEMY_WITH_TARGET,
  ENTERS_READY,
  equipment,
  exhaust,
  FRIENDLY,
  gainXp,
  heal,
  instead,
  kill,
  mayPay,
  might,
  mustPay,
  ON_YOUR_TURN,
  oneOf,
  OPPONENT,
  OTHER_FRIENDLY_HERE,
  PAID,
  PLAYED,
  recall,
  returnToHand,
  REVEAL_HAND,
  REVEALED_HAND,
  SECOND_TARGET,
  spell,
  stun,
  TARGET,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_UNIT,
  YOUR_UNIT_HERE,
  type Definitions,
} from '../common/index.js';

/** Unleashed, 151 to 175. */
export const UNLEASHED_151_175: Definitions = {
  // Bandle Soldier
  'UNL-151': card(always(ENTERS_READY, { level: 3 })),
  // Black Rose Dignitary
  'UNL-152': card(when(DIES, [channelExhausted(1)])),
  // Carrion Dredger
  'UNL-153': card(when(DIES, [create('Bird', 'your base')])),
  // Crimson Pigeons
  'UNL-154': card(
    always(
      { might: 2, to: 'this' },
      {
        all: [
          { object: 'this', is: { state: ['attacking'] } },
          { there: { ...OTHER_FRIENDLY_HERE, state: ['attacking'] } },
        ],
      },
    ),
  ),
  // Heroic Charge
  'UNL-155': card(spell([might(1, TARGET), stun(SECOND_TARGET)], FRIENDLY, ENEMY_WITH_TARGET)),
  // Loyal Poro
  'UNL-156': card(when(DIES, [draw(1)], { if: { there: OTHER_FRIENDLY_HERE } })),
  // Scrutinizing Sergeant
  'UNL-157': card(when(PLAYED, [gainXp({ count: FRIENDLY })])),
  // Shepherd's Heirloom
  'UNL-158': equipment([], when(PLAYED, [gainXp(1)])),
  // Soul Harvest
  'UNL-159': card(spell([kill(TARGET)], { ...UNIT_AT_BATTLEFIELD, might: { max: 3 } })),
  // Ultrasoft Poro
  'UNL-160': card(use({ exhaust: true }, [create('Bird', 'as played', { count: 2 })], { if: AT_A_BATTLEFIELD })),
  // Divining Shells
  'UNL-161': card(use({ killThis: true, exhaust: true }, [might(2, TARGET)], { targets: [UNIT], timing: 'action' })),
  // Enthralling Protector
  'UNL-162': card(use({ spendXp: 2 }, [buff('this')])),
  // Mageseeker Investigator
  'UNL-163': card(always({ applies: 'power for each beyond the first', to: 'moves here' })),
  // Safety Inspector
  'UNL-164': card(
    always(mayPay({ spendXp: 3 })),
    when(PLAYED, [{ ...kill({ pick: YOUR_UNIT }), each: true, if: { any: [{ you: 'another' }, { not: PAID }] } }]),
  ),
  // Shadow's Call
  'UNL-165': card(
    spell([{ do: 'keyword', what: TARGET, keyword: 'Temporary', until: 'always' }, draw(2)], {
      ...FRIENDLY,
      without: 'Temporary',
    }),
  ),
  // Stalking Wolf
  'UNL-166': card(
    always(
      mustPay({
        objects: {
          do: 'kill',
          what: { ...YOUR_UNIT, anyOf: [{ tag: 'Bird' }, { tag: 'Cat' }, { tag: 'Dog' }, { tag: 'Poro' }] },
        },
      }),
    ),
    called('ambush', always({ playableTo: 'what pays by Ambush', what: 'this' })),
  ),
  // Starhound
  'UNL-167': card(
    when(PLAYED, [returnToHand(TARGET)], {
      targets: [oneOf('your trash', { tag: 'Bird' }, { tag: 'Cat' }, { tag: 'Dog' }, { tag: 'Poro' })],
    }),
  ),
  // Undying Loyalty
  'UNL-168': card(
    always(costsLess({ energy: 2 }), {
      there: {
        ...oneOf('your trash', { tag: 'Bird' }, { tag: 'Cat' }, { tag: 'Dog' }, { tag: 'Poro' }),
        among: 'all targets',
      },
    }),
    spell([{ do: 'play', what: TARGET, ignoring: 'cost' }], {
      ...UNIT_IN_TRASH,
      energy: { max: 2 },
      power: { max: 1 },
    }),
  ),
  // Ashe, Focused
  'UNL-169': card(
    when(
      PLAYED,
      [
        REVEAL_HAND,
        banish({ pick: REVEALED_HAND }),
        {
          ...delay(
            when({ event: 'holds', of: 'owner of it' }, [
              returnToHand({ all: { zone: 'any banishment', among: 'it' } }),
            ]),
            { about: 'those', until: 'always', once: true },
          ),
          if: DID_THAT,
        },
      ],
      { targets: [OPPONENT] },
    ),
  ),
  // Atakhan
  'UNL-170': card(
    always(
      mayPay(
        { objects: { do: 'kill', what: FRIENDLY } },
        { less: { energy: { energyOf: 'those' }, power: { powerOf: 'those' }, own: true } },
      ),
    ),
    when(ATTACKS, [
      { ...kill({ pick: YOUR_UNIT_HERE }), each: true, if: { all: [{ fights: 'you' }, { not: { after: 'attack' } }] } },
    ]),
  ),
  // Galio, Indefatigable
  'UNL-171': card(always({ forbids: 'dealing combat damage', what: 'this' })),
  // LeBlanc, Fragmented
  'UNL-172': card(when(DIES, [draw({ if: { all: [ON_YOUR_TURN, { phase: 'beginning' }] }, then: 2, else: 1 })])),
  // Sacrifice
  'UNL-173': card(
    always(mustPay({ objects: { do: 'kill', what: { ...FRIENDLY, state: ['mighty'] } } })),
    spell([draw(2), channelExhausted(1)]),
  ),
  // Shard of Undoing
  'UNL-174': card(
    when(
      { event: 'dies', of: FRIENDLY, nth: 1 },
      [{ ...kill({ pick: YOUR_UNIT }), each: true, if: { you: 'opponent' } }],
      { if: { all: [ON_YOUR_TURN, { phase: 'beginning' }] } },
    ),
  ),
  // Tactical Retreat
  'UNL-175': card(
    spell(
      [
        delay(instead({ would: 'die', of: 'it' }, [heal('it'), exhaust('it'), recall('it')]), {
          about: TARGET,
          once: true,
        }),
      ],
      FRIENDLY,
    ),
  ),
};
