import type { Definition } from '../../words/definition.js';
import {
  ALLIES,
  ALLY,
  ANYTHING,
  BATTLING_ALLIES,
  BATTLING_ALLY,
  BATTLING_ENEMIES,
  BATTLING_ENEMY,
  cast,
  champion,
  championSpell,
  createFleeting,
  createInHand,
  deal,
  dealNexus,
  ENEMY,
  gives,
  givesKeyword,
  grants,
  played,
  RALLY,
  recall,
  SECOND,
  skill,
  strike,
  stun,
  summon,
  SUPPORTED,
  TARGET,
  text,
  THIS,
  WEAKEST_ENEMY,
  when,
} from './common.js';

const DEATH_LOTUS = cast('01NX050', [], deal(1, BATTLING_ALLIES), deal(1, BATTLING_ENEMIES));

/** Noxus, sets 1 and 3. */
export const NOXUS: readonly Definition[] = [
  // Decimate
  cast('01NX002', [], dealNexus(4)),
  // Whirling Death
  cast('01NX011', [BATTLING_ALLY, BATTLING_ENEMY], strike(TARGET, SECOND)),
  // Decisive Maneuver
  cast('01NX013', [ENEMY], stun(TARGET), gives('+2|+0', ALLIES)),
  // Legion Drummer
  text('01NX017', when('support', givesKeyword('Quick Attack', SUPPORTED))),
  // Might
  cast('01NX019', [ALLY], gives('+3|+0', TARGET), givesKeyword('Overwhelm', TARGET)),
  // Kato The Arm
  text('01NX024', when('support', gives('+3|+0', SUPPORTED), givesKeyword('Overwhelm', SUPPORTED))),
  // Brothers' Bond
  cast('01NX025', [ALLY, ALLY], grants('+2|+0', TARGET), grants('+2|+0', SECOND)),
  // Elixir of Wrath
  cast('01NX027', [ALLY], gives('+3|+0', TARGET)),
  // Crimson Disciple
  text('01NX030', when('survive-damage', dealNexus(1))),
  // Minotaur Reckoner
  text('01NX036', when('round-start', stun(WEAKEST_ENEMY))),
  // Legion Grenadier
  text('01NX037', when('last-breath', dealNexus(1))),
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
  // Guile
  cast('01NX049', [ENEMY], stun(TARGET)),
  // Death Lotus
  DEATH_LOTUS,
  // Captain Farron
  text('01NX051', when('summon', createInHand('01NX002', 2))),
  // House Spider
  text('01NX055', when('summon', summon('01SI002'))),
  // Shunpo
  cast('01NX056', [ENEMY], deal(2, TARGET), RALLY),
  // Sharpened Resolve
  cast('03NX014', [ALLY], gives('+3|+2', TARGET)),
];
