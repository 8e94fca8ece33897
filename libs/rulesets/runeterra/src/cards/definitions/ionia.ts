import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  ALLY_OR_NEXUS,
  cast,
  champion,
  championSpell,
  DRAW_ONE,
  ENEMY,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  IT,
  played,
  recall,
  SECOND,
  skill,
  stun,
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

/** Ionia, sets 1, 3 and 4. */
export const IONIA: readonly Definition[] = [
  // Will of Ionia
  cast('01IO002', [UNIT], recall(TARGET)),
  // Health Potion
  cast('01IO004', [ALLY_OR_NEXUS], { do: 'heal', amount: 3, to: TARGET }),
  // Greenglade Duo
  text('01IO006', when('ally-summoned', gives('+1|+0', THIS))),
  // Stand United
  STAND_UNITED,
  // Recall
  cast('01IO011', [ALLY], recall(TARGET)),
  // Navori Bladescout
  text('01IO017', when('summon', givesKeyword('Elusive', THIS))),
  // Rush
  cast('01IO018', [ALLY], gives('+1|+0', TARGET), givesKeyword('Quick Attack', TARGET)),
  // Greenglade Caretaker
  text('01IO019', { ...when('ally-gains-keyword', grants('+2|+0', THIS)), keyword: 'Barrier' }),
  // Ghost
  cast('01IO022', [ALLY], givesKeyword('Elusive', TARGET)),
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
  // Sparring Student
  text('01IO042', when('ally-summoned', gives('+1|+1', THIS))),
  // Herald of Spring
  text('01IO045', when('support', givesKeyword('Lifesteal', SUPPORTED))),
  // Yone, Windchaser
  text('01IO056', played([ENEMY, ENEMY], skill('01IO056T1'))),
  // Staggering Strikes
  cast('01IO056T1', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  // Shadow Assassin
  text('01IO057', when('summon', DRAW_ONE)),
  // Fae Guide
  text('03IO003', played([ALLY], grantsKeyword('Elusive', TARGET))),
  // Young Witch
  text('03IO010', when('support', givesKeyword('Quick Attack', SUPPORTED), gives('+1|+0', SUPPORTED))),
  // Pix!
  text('03IO017', when('support', gives('+2|+1', SUPPORTED))),
  // Coastal Defender
  text('04IO006', when('ally-summoned', gives('+2|+0', THIS))),
  // Syncopation
  cast('04IO007', [ALLY, ALLY], { do: 'swap', one: TARGET, other: SECOND }),
];
