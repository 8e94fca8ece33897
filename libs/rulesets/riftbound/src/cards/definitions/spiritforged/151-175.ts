import {
  always,
  ATTACKS,
  banish,
  buff,
  card,
  CARD_IN_HAND,
  choose,
  costsLess,
  create,
  delay,
  DID_THAT,
  DIES,
  draw,
  ENEMY,
  equipment,
  exhaust,
  FRIENDLY,
  FRIENDLY_GEAR,
  GEAR,
  gold,
  heal,
  HOLDS,
  instead,
  KEYWORDS_ONLY,
  kill,
  LOOKED,
  mayPay,
  might,
  MIGHTY,
  MOVES,
  PAID,
  PLAYED,
  ready,
  recall,
  RECYCLE_REST,
  revealTop,
  SECOND_TARGET,
  spell,
  TARGET,
  UNIT_AT_BATTLEFIELD,
  UNIT_HERE,
  UNIT_IN_TRASH,
  use,
  when,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 151 to 175. */
export const SPIRITFORGED_151_175: Definitions = {
  // Bonds of Strength
  'SFD-151': card(spell([might(1, TARGET)], { target: FRIENDLY, min: 2, max: 2 })),
  // Eminent Benefactor
  'SFD-152': card(when(HOLDS, [gold(2)])),
  // Eye of the Herald
  'SFD-153': equipment([when(MOVES, [create('Recruit', 'here')])]),
  // Guards!
  'SFD-154': card(
    spell([
      create('Sand Soldier', 'as played'),
      { do: 'trigger', about: 'those', ability: when([], [ready('it')], { may: true, cost: { power: ['own'] } }) },
    ]),
  ),
  // Honest Broker
  'SFD-155': card(when(DIES, [gold()])),
  // Laurent Duelist
  'SFD-156': KEYWORDS_ONLY,
  // Royal Guard
  'SFD-157': card(when(PLAYED, [create('Sand Soldier', 'here')])),
  // Sandshifter
  'SFD-158': card(when(PLAYED, [kill(TARGET)], { targets: [{ ...ENEMY, might: { max: 3 } }] })),
  // Trusty Ramhound
  'SFD-159': card(always({ might: 1, to: 'this' }, { there: { ...YOUR_UNIT, at: 'here', other: true } })),
  // Zaun Punk
  'SFD-160': card(
    always(mayPay({ objects: { do: 'kill', what: FRIENDLY_GEAR } })),
    when(PLAYED, [kill(TARGET)], { targets: [GEAR], provided: PAID }),
  ),
  // B.F. Sword
  'SFD-161': equipment(),
  // Blood Money
  'SFD-162': card(
    spell(
      [
        kill(TARGET),
        {
          ...gold({ if: { controllerOf: 'those', side: 'enemy' }, then: 1, else: 2 }),
          if: {
            any: [
              { controllerOf: 'those', side: 'enemy' },
              { controllerOf: 'those', side: 'friendly' },
            ],
          },
        },
      ],
      { ...UNIT_AT_BATTLEFIELD, might: { max: 2 } },
    ),
  ),
  // Deathgrip
  'SFD-163': card(
    spell([kill(TARGET), { ...might({ mightOf: 'killed' }, SECOND_TARGET), if: DID_THAT }, draw(1)], FRIENDLY, {
      ...FRIENDLY,
      not: TARGET,
    }),
  ),
  // Drag Under
  'SFD-164': card(
    always(costsLess({ energy: 2 }), { not: { played: 'from hand' } }),
    spell([kill(TARGET)], UNIT_AT_BATTLEFIELD),
  ),
  // Glasc Mixologist
  'SFD-165': card(
    when(DIES, [{ do: 'play', what: TARGET, ignoring: 'cost' }], {
      targets: [{ ...UNIT_IN_TRASH, energy: { max: 3 }, power: { max: 1 } }],
      may: true,
    }),
  ),
  // Rally the Troops
  'SFD-166': card(spell([delay(when({ event: 'played', of: FRIENDLY }, [buff('it')])), draw(1)])),
  // Unsung Hero
  'SFD-167': card(when(DIES, [draw(2)], { if: MIGHTY })),
  // Vanguard Armory
  'SFD-168': card(use({ exhaust: true }, [create('Recruit', 'as played', { count: 3 })])),
  // Altar of Memories
  'SFD-169': card(
    when(
      { event: 'dies', of: FRIENDLY },
      [
        draw(1),
        choose({ pick: CARD_IN_HAND }),
        { do: 'place', what: 'chosen', on: 'top', may: true },
        { do: 'place', what: { all: { zone: 'your hand', among: 'chosen' } }, on: 'bottom' },
      ],
      { may: true, cost: { exhaust: true } },
    ),
  ),
  // Rek'Sai, Swarm Queen
  'SFD-170': card(
    when(
      ATTACKS,
      [revealTop(2), banish({ pick: LOOKED, upTo: true }), { do: 'play', what: 'those', also: 'here' }, RECYCLE_REST],
      { may: true },
    ),
  ),
  // Renata Glasc, Industrialist
  'SFD-171': card(always({ enters: 'ready', what: 'your tokens' })),
  // Sacred Shears
  'SFD-172': equipment([when(DIES, [draw(1)])]),
  // Soraka, Wanderer
  'SFD-173': card(
    always({ keyword: 'Backline', to: 'this' }),
    instead(
      {
        would: 'die',
        of: { ...UNIT_HERE, side: 'yours', other: true, might: { max: { sum: [{ mightOf: 'this' }, -1] } } },
      },
      [heal('it'), exhaust('it'), recall('it')],
    ),
  ),
  // Trove Golem
  'SFD-174': card(when(PLAYED, [gold(4)])),
  // Undertitan
  'SFD-175': card(
    when(PLAYED, [might(2, { all: { ...YOUR_UNIT, other: true } })]),
    always({ asSeen: 'revealed', does: [{ do: 'add', energy: 2 }] }),
  ),
};
