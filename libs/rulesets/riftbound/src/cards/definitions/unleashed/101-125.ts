import {
  always,
  ATTACKS,
  BATTLEFIELD,
  buff,
  called,
  card,
  choose,
  chooseOne,
  counter,
  deal,
  type Definitions,
  discardCards,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  ENEMY_ITEM,
  ENTERS_READY,
  fight,
  FRIENDLY,
  FRIENDLY_AT_BATTLEFIELD,
  gainXp,
  mayPay,
  mode,
  move,
  MOVES,
  MOVES_TO_BATTLEFIELD,
  OPPONENT,
  PAID,
  PLAYED,
  PLAYER,
  ready,
  recycle,
  RUNE,
  SECOND_TARGET,
  spell,
  SPELL,
  TARGET,
  UNIT,
  use,
  when,
  WINS_COMBAT,
  YOUR_UNIT,
} from '../common/index.js';

/** Unleashed, 101 to 125. */
export const UNLEASHED_101_125: Definitions = {
  // Call to Battle
  'UNL-101': card(
    spell(
      [
        move(TARGET, 'chosen'),
        { ...move({ pick: { ...YOUR_UNIT, at: 'not destination' } }, 'chosen'), each: SECOND_TARGET },
      ],
      YOUR_UNIT,
      OPPONENT,
      { destination: 'battlefield', being: { ...BATTLEFIELD, side: 'yours' } },
    ),
  ),
  // Crowd Favorite
  'UNL-102': card(use({ spendXp: 2 }, [buff('this')])),
  // Disposal Order
  'UNL-103': card(
    chooseOne(
      mode('recycle', [recycle(TARGET)], { target: { is: 'card', zone: 'any trash', side: 'enemy' }, min: 0, max: 3 }),
      mode('draw', [draw(1)]),
    ),
  ),
  // Gentle Gemdragon
  'UNL-104': card(
    when(
      [PLAYED, { event: 'played', of: { is: 'permanent', tag: 'Dragon', other: true }, by: 'you' }],
      [ready(TARGET)],
      { targets: [{ target: RUNE, min: 0, max: 2 }] },
    ),
  ),
  // Imposing Challenger
  'UNL-105': card(
    when(MOVES, [move(TARGET, 'chosen')], {
      targets: [{ ...ENEMY_HERE, might: { max: { sum: [{ mightOf: 'this' }, -1] } } }, { destination: 'battlefield' }],
      may: true,
    }),
  ),
  // Repulse
  'UNL-106': card(
    spell([counter(SECOND_TARGET)], FRIENDLY_AT_BATTLEFIELD, {
      ...ENEMY_ITEM,
      chooses: { among: TARGET },
      choosesNo: { ...FRIENDLY, not: TARGET },
    }),
  ),
  // Stare Down
  'UNL-107': card(
    spell(
      [
        {
          ...move(
            {
              all: { ...ENEMY, at: { locationOf: SECOND_TARGET }, might: { max: { sum: [{ mightOf: TARGET }, -1] } } },
            },
            'its base',
          ),
          if: { object: TARGET, is: UNIT },
        },
        gainXp(1),
      ],
      FRIENDLY,
      BATTLEFIELD,
    ),
  ),
  // Wily Newtfish
  'UNL-108': card(
    called('might', always({ might: 1, to: 'this' }, { thisTurn: { event: 'gains XP', by: 'you' } })),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, { thisTurn: { event: 'gains XP', by: 'you' } })),
  ),
  // Blood Rose
  'UNL-109': card(
    when({ event: 'played', of: UNIT, by: 'you' }, [gainXp(1)], { may: true, cost: { energy: 1 } }),
    use({ spendXp: 3, exhaust: true }, [ready(TARGET)], { targets: [UNIT] }),
  ),
  // Clash of Giants
  'UNL-110': card(spell([fight(TARGET, SECOND_TARGET)], UNIT, { is: 'unit', not: TARGET })),
  // Determined Sentry
  'UNL-111': card(always({ forbids: 'moving', what: 'this', to: 'base' })),
  // Irresistible Faefolk
  'UNL-112': card(when(MOVES_TO_BATTLEFIELD, [move(TARGET, 'there')], { targets: [ENEMY], may: true })),
  // Master Yi, Tempered
  'UNL-113': card(
    called('deflect', always({ keyword: 'Deflect', to: 'this' }, { level: 6 })),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, { level: 6 })),
  ),
  // Nidalee, Cat Form
  'UNL-114': card(when(WINS_COMBAT, [draw(1)])),
  // Nilah, Joyful Ascetic
  'UNL-115': card(when(MOVES, [gainXp(1)])),
  // Poppy, Paragon
  'UNL-116': card(when(PLAYED, [ready('this'), gainXp(3)], { provided: { opponentPointsLeft: 3 } })),
  // Arachnoid Horror
  'UNL-117': card(
    called('this', always({ playableTo: 'lone enemy unit', what: 'this' })),
    called('units', always({ playableTo: 'lone enemy unit', what: 'friendly units' })),
  ),
  // Elder Dragon
  'UNL-118': card(
    always({ lethal: 'any damage', to: { all: ENEMY } }),
    when(PLAYED, [deal(1, TARGET)], {
      targets: [{ target: ENEMY, min: 0, max: 99, group: { different: 'location' } }],
    }),
  ),
  // Kha'Zix, Evolving Hunter
  'UNL-119': card(
    when(ATTACKS, [deal({ mightOf: 'this' }, TARGET)], { targets: [ENEMY_HERE], may: true, cost: { spendXp: 3 } }),
  ),
  // Rengar, Trophy Hunter
  'UNL-120': card(always({ playableTo: 'enemy units by Ambush', what: 'this' })),
  // Bewitching Spirit
  'UNL-121': card(when(PLAYED, [{ ...discardCards(1), each: TARGET }], { targets: [PLAYER] })),
  // Crescent Guardian
  'UNL-122': card(
    called('cost', always(mayPay({ power: ['own'] }), { thisTurn: { event: 'finalized', of: SPELL, by: 'you' } })),
    called('enters', always(ENTERS_READY, PAID)),
  ),
  // Evershade Stalker
  'UNL-123': card(when(PLAYED, [discardCards(1), draw(1)])),
  // Isolate
  'UNL-124': card(
    spell(
      [
        choose({ all: { ...BATTLEFIELD, at: { locationOf: TARGET } } }),
        move(TARGET, 'its base'),
        { ...draw(1), if: { there: { ...ENEMY, at: { locationOf: 'chosen' }, state: ['alone'] } } },
      ],
      ENEMY_AT_BATTLEFIELD,
    ),
  ),
  // Lunar Boon
  'UNL-125': card(spell([discardCards(1), draw(2)])),
};
