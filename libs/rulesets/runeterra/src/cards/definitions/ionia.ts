import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  ALLY_OR_NEXUS,
  aura,
  cast,
  champion,
  championSpell,
  costs,
  createFleeting,
  createInHand,
  DRAW_ONE,
  ENEMY,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  heal,
  IT,
  OTHER_ALLIES,
  played,
  recall,
  SECOND,
  skill,
  SPELL_OR_SKILL,
  stun,
  summon,
  SUPPORTED,
  TARGET,
  text,
  THIRD,
  THIS,
  UNIT,
  when,
} from './common.js';

const SHEN_SUPPORTS = when('support', givesKeyword('Barrier', SUPPORTED));
const STAND_UNITED = cast(
  '01IO010',
  [ALLY, ALLY],
  { do: 'swap', one: TARGET, other: SECOND },
  givesKeyword('Barrier', TARGET),
  givesKeyword('Barrier', SECOND),
);

const SONIC_WAVE = cast('02IO008', [ALLY], givesKeyword('Challenger', TARGET), createFleeting('02IO008T1'));

/** Ionia, sets 1, 3 and 4. */
export const IONIA: readonly Definition[] = [
  // Ritual of Renewal
  cast('01IO001', [ALLY_OR_NEXUS], heal(7, TARGET), DRAW_ONE),
  // Will of Ionia
  cast('01IO002', [UNIT], recall(TARGET)),
  // Health Potion
  cast('01IO004', [ALLY_OR_NEXUS], { do: 'heal', amount: 3, to: TARGET }),
  // Greenglade Duo
  text('01IO006', when('ally-summoned', gives('+1|+0', THIS))),
  // Ren Shadowblade
  text('01IO007', when('strike', createInHand('01IO013'))),
  // Stand United
  STAND_UNITED,
  // Recall
  cast('01IO011', [ALLY], recall(TARGET)),
  // Discipline of Force
  cast('01IO012T1', [ALLY], gives('+3|+0', TARGET)),
  // Discipline of Fortitude
  cast('01IO012T2', [ALLY], gives('+0|+3', TARGET)),
  // Navori Bladescout
  text('01IO017', when('summon', givesKeyword('Elusive', THIS))),
  // Rush
  cast('01IO018', [ALLY], gives('+1|+0', TARGET), givesKeyword('Quick Attack', TARGET)),
  // Greenglade Caretaker
  text('01IO019', { ...when('ally-gains-keyword', grants('+2|+0', THIS)), keyword: 'Barrier' }),
  // Keeper of Masks
  text('01IO020', when('summon', gives('+1|+0', OTHER_ALLIES))),
  // Windfarer Hatchling
  text('01IO021', when('summon', gives('+2|+2', OTHER_ALLIES))),
  // Ghost
  cast('01IO022', [ALLY], givesKeyword('Elusive', TARGET)),
  // Silent Shadowseer
  text('01IO027', when('nexus-strike', createInHand('01IO027'))),
  // Cloud Drinker
  costs(text('01IO031'), { of: 'own', spells: ['burst', 'focus'], less: 1 }),
  // Shen
  champion('01IO032', { after: 'barriers-gained', count: 4, into: '01IO032T1' }, SHEN_SUPPORTS),
  // Shen (level 2)
  text('01IO032T1', SHEN_SUPPORTS, {
    ...when('ally-gains-keyword', gives('+3|+0', IT)),
    keyword: 'Barrier',
  }),
  // Shen's Stand United
  championSpell('01IO032T2', STAND_UNITED, '01IO032'),
  // Minah Swiftfoot
  text('01IO033', played([ENEMY, ENEMY, ENEMY], skill('01IO033T1'))),
  // Skyward Strikes
  cast('01IO033T1', [ENEMY, ENEMY, ENEMY], recall(TARGET), recall(SECOND), recall(THIRD)),
  // Spirit's Refuge
  cast('01IO037', [ALLY], givesKeyword('Barrier', TARGET), givesKeyword('Lifesteal', TARGET)),
  // Solitary Monk
  text('01IO038', when('summon', recall(OTHER_ALLIES))),
  // Sparring Student
  text('01IO042', when('ally-summoned', gives('+1|+1', THIS))),
  // Herald of Spring
  text('01IO045', when('support', givesKeyword('Lifesteal', SUPPORTED))),
  // Shadow Flare
  cast('01IO047', [], grantsKeyword('Ephemeral', { who: 'battling', side: 'any', follower: true })),
  // Deny
  cast('01IO049', [SPELL_OR_SKILL], { do: 'stop', to: TARGET }),
  // Emerald Awakener
  aura('01IO053', { on: 'this', enlightened: true, power: 4, health: 4 }),
  // Yone, Windchaser
  text('01IO056', played([ENEMY, ENEMY], skill('01IO056T1'))),
  // Staggering Strikes
  cast('01IO056T1', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  // Shadow Assassin
  text('01IO057', when('summon', DRAW_ONE)),
  // Scales of the Dragon
  text('02IO002', when('summon', createInHand('02IO002T1'))),
  // Dragon's Protection
  cast('02IO002T1', [ALLY], grants('+0|+3', TARGET)),
  // Concussive Palm
  cast('02IO005', [ENEMY], stun(TARGET), summon('02IO005T1')),
  // Sonic Wave
  SONIC_WAVE,
  // Resonating Strike
  cast('02IO008T1', [ALLY], gives('+2|+0', TARGET)),
  // Retreat
  cast('02IO010', [ALLY], recall(TARGET), createFleeting('02IO010T1')),
  // Lee Sin's Sonic Wave
  championSpell('02IO011', SONIC_WAVE, '02IO006'),
  // Fae Guide
  text('03IO003', played([ALLY], grantsKeyword('Elusive', TARGET))),
  // Monastery of Hirana
  text('03IO006', when('round-start', createInHand('03IO016'))),
  // Young Witch
  text('03IO010', when('support', givesKeyword('Quick Attack', SUPPORTED), gives('+1|+0', SUPPORTED))),
  // Sanctuary
  cast('03IO016', [ALLY], recall(TARGET)),
  // Pix!
  text('03IO017', when('support', gives('+2|+1', SUPPORTED))),
  // Nopeify!
  cast('03IO020', [{ what: 'item', spells: true, mostCost: 3 }], { do: 'stop', to: TARGET }),
  // Coastal Defender
  text('04IO006', when('ally-summoned', gives('+2|+0', THIS))),
  // Syncopation
  cast('04IO007', [ALLY, ALLY], { do: 'swap', one: TARGET, other: SECOND }),
  // Lead and Follow
  cast('04IO011', [ALLY], recall(TARGET), createInHand('04IO005T5')),
];
