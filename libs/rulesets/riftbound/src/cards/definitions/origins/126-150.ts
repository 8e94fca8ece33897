import {
  always,
  ATTACKS,
  buff,
  card,
  channelExhausted,
  costsLess,
  deal,
  delay,
  draw,
  ENEMY,
  ENEMY_AT_BATTLEFIELD,
  ENEMY_HERE,
  fight,
  FRIENDLY,
  instead,
  KEYWORDS_ONLY,
  mayPay,
  might,
  OTHER_FRIENDLY,
  PLAYED,
  ready,
  SECOND_TARGET,
  spell,
  TARGET,
  thisTurn,
  UNIT,
  UNIT_AT_BATTLEFIELD,
  when,
  YOUR_UNIT,
  type Definitions,
} from '../common/index.js';

/** Origins, 126 to 150. */
export const ORIGINS_126_150: Definitions = {
  // Body Rune
  'OGN-126': KEYWORDS_ONLY,
  // Cannon Barrage
  'OGN-127': card(spell([deal(2, { all: { ...ENEMY, anyOf: [{ state: ['attacking'] }, { state: ['defending'] }] } })])),
  // Challenge
  'OGN-128': card(spell([fight(TARGET, SECOND_TARGET)], FRIENDLY, ENEMY)),
  // Confront
  'OGN-129': card(spell([thisTurn({ enters: 'ready', what: 'your units' }), draw(1)])),
  // Crackshot Corsair
  'OGN-130': card(when(ATTACKS, [deal(1, TARGET)], { targets: [ENEMY_HERE] })),
  // Dune Drake
  'OGN-131': card(when(ATTACKS, [{ ...might(2, 'this'), if: { there: { ...ENEMY_HERE, state: ['ready'] } } }])),
  // First Mate
  'OGN-132': card(when(PLAYED, [ready(TARGET)], { targets: [{ is: 'unit', other: true }] })),
  // Flurry of Blades
  'OGN-133': card(spell([deal(1, { all: UNIT_AT_BATTLEFIELD })])),
  // Mobilize
  'OGN-134': card(spell([{ ...channelExhausted(1), ifShort: 1 }])),
  // Pakaa Cub
  'OGN-135': KEYWORDS_ONLY,
  // Pit Rookie
  'OGN-136': card(when(PLAYED, [buff(TARGET)], { targets: [OTHER_FRIENDLY] })),
  // Stormclaw Ursine
  'OGN-137': card(when(PLAYED, [channelExhausted(1)])),
  // Catalyst of Aeons
  'OGN-138': card(spell([{ ...channelExhausted(2), ifShort: 1 }])),
  // Cithria of Cloudfield
  'OGN-139': card(when({ event: 'played', of: { is: 'unit', other: true }, by: 'you' }, [buff('this')])),
  // Herald of Scales
  'OGN-140': card(always({ costs: 'less', by: { energy: 2, floor: 1 }, of: { tag: 'Dragon' } })),
  // Kinkou Monk
  'OGN-141': card(when(PLAYED, [buff(TARGET)], { targets: [{ target: OTHER_FRIENDLY, min: 0, max: 2 }] })),
  // Mountain Drake
  'OGN-142': KEYWORDS_ONLY,
  // Pirate's Haven
  'OGN-143': card(when({ event: 'readied', of: FRIENDLY, by: 'you' }, [might(1, 'it')])),
  // Spoils of War
  'OGN-144': card(always(costsLess({ energy: 2 }), { thisTurn: { event: 'dies', of: ENEMY } }), spell([draw(2)])),
  // Unyielding Spirit
  'OGN-145': card(
    spell([delay(instead({ would: 'take damage', of: UNIT, from: 'spells and abilities' }, { prevent: 'all' }))]),
  ),
  // Wallop
  'OGN-146': card(
    always(mayPay({ objects: { do: 'spend-buff', what: YOUR_UNIT } }, { ignoresBase: true })),
    spell([ready(TARGET)], UNIT),
  ),
  // Wildclaw Shaman
  'OGN-147': card(
    when(PLAYED, [buff('this'), ready('this')], {
      may: true,
      cost: { objects: { do: 'spend-buff', what: YOUR_UNIT } },
    }),
  ),
  // Anivia, Primal
  'OGN-148': card(when(ATTACKS, [deal(3, { all: ENEMY_HERE })])),
  // Carnivorous Snapvine
  'OGN-149': card(when(PLAYED, [fight('this', TARGET)], { targets: [ENEMY_AT_BATTLEFIELD] })),
  // Kraken Hunter
  'OGN-150': card(
    always(
      mayPay(
        { objects: { do: 'spend-buff', what: YOUR_UNIT, count: 'any' } },
        { less: { power: 1, own: true, each: true } },
      ),
    ),
  ),
};
