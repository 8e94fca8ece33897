import type { Definition } from '../../words/definition.js';
import {
  ALL_BATTLING,
  ALLEGIANCE,
  ALLIES,
  allies,
  ALLY,
  ANYTHING,
  BATTLING_ALLY,
  BATTLING_ENEMY,
  cast,
  champion,
  championSpell,
  createFleeting,
  createInHand,
  deal,
  dealNexus,
  enemies,
  ENEMY,
  freeAttack,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  IT,
  OTHER_ALLIES,
  OTHER_ATTACKERS,
  otherAllies,
  played,
  provided,
  RALLY,
  recall,
  SECOND,
  skill,
  strike,
  STRONGEST_ALLY,
  stun,
  summon,
  SUPPORTED,
  TARGET,
  text,
  THERE,
  THIS,
  UNIT,
  WEAKEST_ENEMY,
  when,
} from './common.js';

const DECIMATE = cast('01NX002', [], dealNexus(4));
const WHIRLING_DEATH = cast('01NX011', [BATTLING_ALLY, BATTLING_ENEMY], strike(TARGET, SECOND));
const TRANSFUSION = cast('01NX047', [ALLY, ALLY], deal(1, TARGET), gives('+2|+2', SECOND));

const DEATH_LOTUS = cast('01NX050', [], deal(1, ALL_BATTLING));

/** Noxus, sets 1 and 3. */
export const NOXUS: readonly Definition[] = [
  // Decimate
  DECIMATE,
  // Crimson Aristocrat
  text('01NX005', played([ALLY], deal(1, TARGET), grants('+2|+0', TARGET))),
  // Vladimir's Transfusion
  championSpell('01NX006T3', TRANSFUSION, '01NX006'),
  // Arena Battlecaster
  text('01NX007', when('attack', gives('+1|+0', OTHER_ATTACKERS))),
  // Basilisk Rider
  text('01NX008', provided(ALLEGIANCE, when('summon', grants('+1|+1', THIS), grantsKeyword('Overwhelm', THIS)))),
  // Whirling Death
  WHIRLING_DEATH,
  // Decisive Maneuver
  cast('01NX013', [ENEMY], stun(TARGET), gives('+2|+0', ALLIES)),
  // Legion Drummer
  text('01NX017', when('support', givesKeyword('Quick Attack', SUPPORTED))),
  // Might
  cast('01NX019', [ALLY], gives('+3|+0', TARGET), givesKeyword('Overwhelm', TARGET)),
  // Draven's Whirling Death
  championSpell('01NX020T2', WHIRLING_DEATH, '01NX020'),
  // Arachnoid Host
  text('01NX023', when('summon', grants('+2|+0', otherAllies({ subtype: 'Spider' })))),
  // Kato The Arm
  text('01NX024', when('support', gives('+3|+0', SUPPORTED), givesKeyword('Overwhelm', SUPPORTED))),
  // Brothers' Bond
  cast('01NX025', [ALLY, ALLY], grants('+2|+0', TARGET), grants('+2|+0', SECOND)),
  // Elixir of Wrath
  cast('01NX027', [ALLY], gives('+3|+0', TARGET)),
  // Legion Veteran
  text('01NX029', when('ally-survives-damage', grants('+1|+0', IT))),
  // Crimson Disciple
  text('01NX030', when('survive-damage', dealNexus(1))),
  // Crimson Awakener
  text('01NX032', when('summon', deal(1, OTHER_ALLIES))),
  // Minotaur Reckoner
  text('01NX036', when('round-start', stun(WEAKEST_ENEMY))),
  // Legion Grenadier
  text('01NX037', when('last-breath', dealNexus(1))),
  // Darius
  champion('01NX038', { after: 'enemy-nexus', count: 10, into: '01NX038T2' }),
  // Darius' Decimate
  championSpell('01NX038T1', DECIMATE, '01NX038'),
  // Legion Saboteur
  text('01NX040', when('attack', skill('01NX040T1'))),
  // Sabotage
  cast('01NX040T1', [], dealNexus(1)),
  // Katarina
  champion('01NX042', { after: 'strikes', count: 1, into: '01NX042T2' }, when('summon', createFleeting('01NX043'))),
  // Katarina's Death Lotus
  championSpell('01NX042T1', DEATH_LOTUS, '01NX042'),
  // Katarina (level 2)
  text('01NX042T2', when('level-up', recall(THIS)), when('summon', RALLY), when('strike', recall(THIS))),
  // Blade's Edge
  cast('01NX043', [ANYTHING], deal(1, TARGET)),
  // Battering Ram
  text('01NX044', when('attack', grants('+4|+0', THIS))),
  // Arachnoid Sentry
  text('01NX046', played([ENEMY], skill('01NX046T1'))),
  // Paralyzing Bite
  cast('01NX046T1', [ENEMY], stun(TARGET)),
  // Transfusion
  TRANSFUSION,
  // Guile
  cast('01NX049', [ENEMY], stun(TARGET)),
  // Death Lotus
  DEATH_LOTUS,
  // Captain Farron
  text('01NX051', when('summon', createInHand('01NX002', 2))),
  // Intimidating Roar
  cast('01NX054', [], stun(enemies({ mostPower: 4 }))),
  // House Spider
  text('01NX055', when('summon', summon('01SI002'))),
  // Shunpo
  cast('01NX056', [ENEMY], deal(2, TARGET), RALLY),
  // Aurok Glinthorn
  text('02NX002', when('attack', stun(enemies({ damaged: true })))),
  // Imperial Demolitionist
  text('02NX004', provided(THERE, played([ALLY], skill('02NX004T1')))),
  // Black Powder Grenade
  cast('02NX004T1', [ALLY], deal(1, TARGET), dealNexus(2)),
  // Citybreaker
  text('02NX006', when('round-start', dealNexus(1))),
  // Death's Hand
  cast('02NX008', [ENEMY], deal(2, TARGET), dealNexus(1)),
  // Brutal Hunter
  text('03NX005', when('summon', givesKeyword('Quick Attack', THIS))),
  // Blade of the Exile
  cast(
    '03NX011',
    [ALLY],
    grants('+2|+0', TARGET),
    grantsKeyword('Overwhelm', TARGET),
    grantsKeyword('Quick Attack', TARGET),
  ),
  // Sharpened Resolve
  cast('03NX014', [ALLY], gives('+3|+2', TARGET)),
  // Thorned Blade
  cast('04NX009', [ALLY], gives('+5|+0', TARGET)),
  // Thorn of the Rose
  text('04NX010', when('summon', createInHand('01NX049'))),
  // Shrieking Spinner
  text('04NX016', when('attack', grants('+1|+0', allies({ subtype: 'Spider' })))),
  // Strength in Numbers
  cast('04NX017', [], summon('01NX021', 2)),
  // Ruined Reckoner
  text('04NX022', when('summon', createInHand('04NX022T1'))),
  // Midnight Raid
  cast('04NX022T1', [ALLY], freeAttack(TARGET)),
  // Sion Returned
  text('05NX001T1', when('summon', RALLY)),
  // Ancient Warmonger
  text('05NX005', when('discarded', grants('+2|+0', STRONGEST_ALLY))),
  // Twinblade Revenant
  text('05NX007', when('last-breath', createInHand('05NX009'))),
  // Lost Soul
  text('05NX009', when('summon', createInHand('05NX007')), when('discarded', createInHand('05NX007'))),
  // Fallen Rider
  text('05NX013', when('discarded', createInHand('05NX018'))),
  // Weapons of the Lost
  cast('05NX014', [UNIT], deal(3, TARGET), summon('01NX041')),
  // Fallen Reckoner
  text(
    '05NX015',
    when('summon', grantsKeyword("Can't Block", WEAKEST_ENEMY)),
    when('last-breath', createInHand('05NX017')),
  ),
  // Risen Reckoner
  text('05NX017', when('summon', grantsKeyword("Can't Block", WEAKEST_ENEMY))),
];
