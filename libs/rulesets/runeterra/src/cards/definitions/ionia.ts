import type { Definition } from '../definition.js';
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
} from './forms.js';

const SHEN_SUPPORTS = when('support', givesKeyword('Barrier', SUPPORTED));

const STAND_UNITED = cast(
  '01IO010',
  [ALLY, ALLY],
  { do: 'swap', one: TARGET, other: SECOND },
  givesKeyword('Barrier', TARGET),
  givesKeyword('Barrier', SECOND),
);

/** Ionia, sets 1 to 4. */
export const IONIA: readonly Definition[] = [
  // Champions
  champion('01IO032', { after: 'barriers-gained', count: 4, into: '01IO032T1' }, SHEN_SUPPORTS),
  text('01IO032T1', SHEN_SUPPORTS, {
    ...when('ally-gains-keyword', gives('+3|+0', IT)),
    keyword: 'Barrier',
  }),
  championSpell('01IO032T2', STAND_UNITED, '01IO032'),

  // Units and their skills
  text('01IO006', when('ally-summoned', gives('+1|+0', THIS))),
  text('01IO017', when('summon', givesKeyword('Elusive', THIS))),
  text('01IO019', { ...when('ally-gains-keyword', grants('+2|+0', THIS)), keyword: 'Barrier' }),
  text('01IO033', played([ENEMY, ENEMY, ENEMY], skill('01IO033T1'))),
  cast('01IO033T1', [ENEMY, ENEMY, ENEMY], recall(TARGET), recall(SECOND), recall(THIRD)),
  text('01IO042', when('ally-summoned', gives('+1|+1', THIS))),
  text('01IO045', when('support', givesKeyword('Lifesteal', SUPPORTED))),
  text('01IO056', played([ENEMY, ENEMY], skill('01IO056T1'))),
  cast('01IO056T1', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  text('01IO057', when('summon', DRAW_ONE)),
  text('03IO003', played([ALLY], grantsKeyword('Elusive', TARGET))),
  text('03IO010', when('support', givesKeyword('Quick Attack', SUPPORTED), gives('+1|+0', SUPPORTED))),
  text('03IO017', when('support', gives('+2|+1', SUPPORTED))),
  text('04IO006', when('ally-summoned', gives('+2|+0', THIS))),

  // Spells
  cast('01IO002', [UNIT], recall(TARGET)),
  cast('01IO004', [ALLY_OR_NEXUS], { do: 'heal', amount: 3, to: TARGET }),
  STAND_UNITED,
  cast('01IO011', [ALLY], recall(TARGET)),
  cast('01IO018', [ALLY], gives('+1|+0', TARGET), givesKeyword('Quick Attack', TARGET)),
  cast('01IO022', [ALLY], givesKeyword('Elusive', TARGET)),
  cast('01IO037', [ALLY], givesKeyword('Barrier', TARGET), givesKeyword('Lifesteal', TARGET)),
  cast('04IO007', [ALLY, ALLY], { do: 'swap', one: TARGET, other: SECOND }),
];
