import {
  always,
  attach,
  BOTH_TARGETS,
  called,
  card,
  CONQUERS,
  counter,
  DEFENDS,
  DIES,
  discardCards,
  draw,
  ENEMY,
  ENEMY_HERE,
  equipment,
  FRIENDLY,
  GEAR,
  gold,
  HOLDS,
  IN_COMBAT,
  KEYWORDS_ONLY,
  might,
  move,
  MOVES,
  OPPONENT,
  OTHER_FRIENDLY,
  PLAYED,
  returnToHand,
  score,
  spell,
  SPELL_ON_CHAIN,
  TARGET,
  UNIT_AT_BATTLEFIELD,
  UNIT_IN_TRASH,
  when,
  WINS_COMBAT,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Spiritforged, 126 to 150. */
export const SPIRITFORGED_126_150: Definitions = {
  // Loyal Pup
  'SFD-126': card(when({ event: 'defends', of: 'you' }, [move('this', 'there')], { may: true })),
  // Master Bingwen
  'SFD-127': KEYWORDS_ONLY,
  // Overzealous Fan
  'SFD-128': card(
    when(DEFENDS, [move(TARGET, 'its base')], {
      targets: [{ is: 'unit', state: ['attacking'] }],
      may: true,
      cost: { killThis: true },
    }),
  ),
  // Temptation
  'SFD-129': card(
    spell([move(TARGET, 'chosen')], ENEMY, {
      destination: 'location',
      with: { is: 'unit', controlledLike: TARGET, not: TARGET },
    }),
  ),
  // Treasure Hunter
  'SFD-130': card(when(MOVES, [gold()])),
  // Ancient Warmonger
  'SFD-131': card(always({ keyword: 'Assault', value: { count: ENEMY_HERE }, to: 'this' })),
  // Beast Below
  'SFD-132': card(when(PLAYED, [returnToHand(BOTH_TARGETS)], { targets: [OTHER_FRIENDLY, ENEMY] })),
  // Boots of Swiftness
  'SFD-133': equipment(),
  // Cull
  'SFD-134': equipment([when(CONQUERS, [gold()])]),
  // Factory Recall
  'SFD-135': card(spell([returnToHand(TARGET)], GEAR)),
  // Hard Bargain
  'SFD-136': card(
    spell([{ ...counter(TARGET), unless: { cost: { energy: 2 }, by: { controllerOf: TARGET } } }], SPELL_ON_CHAIN),
  ),
  // Harpoon Squad
  'SFD-137': card(when({ ...MOVES, from: 'battlefield' }, [might(2, 'this')])),
  // Windsinger
  'SFD-138': card(
    when(PLAYED, [returnToHand(TARGET)], {
      targets: [{ ...UNIT_AT_BATTLEFIELD, other: true, might: { max: 3 } }],
      may: true,
    }),
  ),
  // Edge of Night
  'SFD-139': equipment(
    [],
    when(PLAYED, [attach('this', TARGET)], {
      targets: [{ ...YOUR_UNIT, at: 'there' }],
      if: { played: 'from facedown' },
    }),
  ),
  // Fizz, Trickster
  'SFD-140': card(
    when(PLAYED, [{ do: 'play', what: TARGET, ignoring: 'energy', then: 'recycle' }], {
      targets: [{ is: 'spell', zone: 'your trash', energy: { max: 3 } }],
      may: true,
    }),
  ),
  // Irelia, Graceful
  'SFD-141': card(
    always({ costs: 'less', by: { energy: 1, power: 1, or: true }, of: { type: 'Spell', chooses: 'this' } }),
  ),
  // Jae Medarda
  'SFD-142': card(when({ event: 'chosen', of: 'this', by: 'you', with: 'spell' }, [draw(1)])),
  // Sivir, Mercenary
  'SFD-143': card(
    called('might', always({ might: 2, to: 'this' }, { spentPower: 2 })),
    called('ganking', always({ keyword: 'Ganking', to: 'this' }, { spentPower: 2 })),
  ),
  // Spirit Wheel
  'SFD-144': card(
    when({ event: 'chosen', of: FRIENDLY, by: 'you' }, [draw(1)], { may: true, cost: { energy: 1, exhaust: true } }),
  ),
  // Switcheroo
  'SFD-145': card(
    spell([{ do: 'swap might', what: TARGET, until: 'turn' }], {
      target: UNIT_AT_BATTLEFIELD,
      min: 2,
      max: 2,
      group: { same: 'location' },
    }),
  ),
  // Vex, Cheerless
  'SFD-146': card(
    called(
      'friendly',
      always(
        { costs: 'less', by: { energy: 1, power: 1, floor: 1 }, of: { type: 'Spell', player: 'friendly' } },
        IN_COMBAT,
      ),
    ),
    called(
      'opposing',
      always({ costs: 'more', by: { energy: 1, power: 1 }, of: { type: 'Spell', player: 'opponent' } }, IN_COMBAT),
    ),
  ),
  // Downwell
  'SFD-147': card(spell([returnToHand({ all: { is: 'permanent' } })])),
  // Draven, Audacious
  'SFD-148': card(
    called('win', when({ ...WINS_COMBAT, nth: 1 }, [score(1)])),
    called(
      'die',
      when(DIES, [{ do: 'score', who: TARGET, amount: 1 }], {
        targets: [OPPONENT],
        if: { object: 'this', is: { anyOf: [{ state: ['attacking'] }, { state: ['defending'] }] } },
      }),
    ),
  ),
  // Ezreal, Prodigy
  'SFD-149': card(
    when(PLAYED, [discardCards(1), draw(2)]),
    always({ costs: 'less', by: { energy: 1, power: 1, or: true }, of: { part: 'optional' } }),
  ),
  // Last Rites
  'SFD-150': equipment([
    when([CONQUERS, HOLDS], [{ do: 'play', what: TARGET }], { targets: [UNIT_IN_TRASH], may: true }),
  ]),
};
