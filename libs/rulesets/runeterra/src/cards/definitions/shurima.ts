import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  cast,
  champion,
  championSpell,
  deal,
  dealNexus,
  ENEMIES,
  ENEMY,
  gives,
  givesKeyword,
  IT,
  SECOND,
  skill,
  summonAttacking,
  TARGET,
  text,
  THIS,
  when,
} from './common.js';

const SOLDIER = '04SH003T1';
const AZIR_ATTACKS = when('allies-attack', summonAttacking(SOLDIER));

/** Shurima, set 4: Azir and Renekton, as far as their level 3 is reached by what the table tells. */
export const SHURIMA: readonly Definition[] = [
  // Azir
  champion('04SH003', { after: 'allies-summoned', count: 13, into: '04SH003T3' }, AZIR_ATTACKS),
  // Sand Soldier
  text(SOLDIER, when('nexus-strike', dealNexus(1))),
  // Azir (level 2)
  text('04SH003T3', AZIR_ATTACKS, when('ally-summoned', gives('+1|+0', IT), gives('+1|+0', THIS))),
  // Renekton
  champion('04SH067', { after: 'damage-dealt', count: 12, into: '04SH067T4' }, when('challenge', gives('+2|+1', THIS))),
  // Renekton (level 3)
  text('04SH067T1', when('attack', skill('04SH067T5')), when('defend', skill('04SH067T5'))),
  // Renekton's Ruthless Predator
  championSpell(
    '04SH067T2',
    cast('04SH067T2', [ALLY, ENEMY], gives('+2|+0', TARGET), givesKeyword('Vulnerable', SECOND)),
    '04SH067',
  ),
  // Renekton (level 2)
  text('04SH067T4', when('attack', gives('+3|+3', THIS))),
  // Dominus Destruction
  cast('04SH067T5', [], deal(2, ENEMIES), dealNexus(2)),
];
