import type { Definition } from '../definition.js';
import {
  ALLIES,
  ALLY,
  ANYTHING,
  cast,
  champion,
  championSpell,
  deal,
  dealNexus,
  DRAW_ONE,
  ENEMIES,
  ENEMY,
  frostbite,
  gives,
  givesKeyword,
  IT,
  grants,
  played,
  SECOND,
  skill,
  stun,
  summon,
  summonAttacking,
  TARGET,
  text,
  THIS,
  when,
} from './forms.js';

const SOLDIER = '04SH003T1';
const AZIR_ATTACKS = when('allies-attack', summonAttacking(SOLDIER));

/** Shurima: Azir and Renekton, as far as their level 3 is reached by what the table tells. */
const SHURIMA: readonly Definition[] = [
  champion('04SH003', { after: 'allies-summoned', count: 13, into: '04SH003T3' }, AZIR_ATTACKS),
  text('04SH003T3', AZIR_ATTACKS, when('ally-summoned', gives('+1|+0', IT), gives('+1|+0', THIS))),
  text(SOLDIER, when('nexus-strike', dealNexus(1))),
  champion('04SH067', { after: 'damage-dealt', count: 12, into: '04SH067T4' }, when('challenge', gives('+2|+1', THIS))),
  championSpell(
    '04SH067T2',
    cast('04SH067T2', [ALLY, ENEMY], gives('+2|+0', TARGET), givesKeyword('Vulnerable', SECOND)),
    '04SH067',
  ),
  text('04SH067T4', when('attack', gives('+3|+3', THIS))),
  text('04SH067T1', when('attack', skill('04SH067T5')), when('defend', skill('04SH067T5'))),
  cast('04SH067T5', [], deal(2, ENEMIES), dealNexus(2)),
];

const FRELJORD: readonly Definition[] = [
  cast('01FR001', [ENEMY], frostbite(TARGET)),
  text('01FR003', when('last-breath', DRAW_ONE)),
  cast('01FR005', [ALLY], grants('+8|+4', TARGET)),
  cast('01FR010', [ALLY, ALLY], grants('+0|+3', TARGET), grants('+0|+3', SECOND)),
  cast('01FR020', [], deal(2, ENEMIES), deal(2, ALLIES)),
  text('01FR036', played([ENEMY], skill('01FR036T1'))),
  cast('01FR036T1', [ENEMY], deal(1, TARGET)),
  cast('01FR042', [ENEMY, ENEMY], frostbite(TARGET), frostbite(SECOND)),
];

const PILTOVER_AND_ZAUN: readonly Definition[] = [
  text('01PZ019', when('summon', { do: 'refill-spell-mana', amount: 2, side: 'ally' })),
  text('01PZ044', when('play', skill('01PZ044T2'))),
  cast('01PZ044T2', [], deal(1, ENEMIES)),
  cast('01PZ052', [ANYTHING], deal(2, TARGET)),
  text('01PZ054', when('attack', skill('01PZ054T1'))),
  cast('01PZ054T1', [], dealNexus(2)),
  cast('01PZ057', [], summon('01PZ032', 2)),
];

const TARGON: readonly Definition[] = [
  cast('03MT011', [ENEMY, ENEMY], stun(TARGET), stun(SECOND)),
  cast('03MT036', [ALLY], grants('+3|+3', TARGET)),
  cast('03MT098', [ALLY], grants('+0|+2', TARGET)),
];

/** Freljord, Piltover & Zaun, Targon and Shurima. */
export const OTHERS: readonly Definition[] = [...FRELJORD, ...PILTOVER_AND_ZAUN, ...TARGON, ...SHURIMA];
