import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  ANYTHING,
  cast,
  championSpell,
  createFleeting,
  createInHand,
  deal,
  DRAW_ONE,
  ENEMIES,
  enemies,
  ENEMY,
  gives,
  givesKeyword,
  grants,
  refillSpellMana,
  SECOND,
  stun,
  TARGET,
  text,
  when,
} from './common.js';

const EVENT_HORIZON = cast('05BC205', [ENEMY], stun(TARGET), stun(enemies({ mostPower: 2 })));

/** Bandle City, set 5. */
export const BANDLE_CITY: readonly Definition[] = [
  // Otterpus
  text('05BC004', when('summon', createInHand('05BC195'))),
  // Kelp Maidens
  text('05BC005', when('nexus-strike', createInHand('05BC195'))),
  // Bouncing Bomb (05BC021T1)
  cast('05BC021T1', [ENEMY], deal(2, TARGET)),
  // Bouncing Bomb (05BC021T2)
  cast('05BC021T2', [ENEMY, ENEMY], deal(1, TARGET), deal(1, SECOND)),
  // Benemone
  text('05BC050', when('summon', createInHand('05BC195', 2))),
  // Lecturing Yordle
  text('05BC069', when('summon', createFleeting('05BC164')), when('attack', createFleeting('05BC164'))),
  // Veigar's Event Horizon
  championSpell('05BC093T1', EVENT_HORIZON, '05BC093'),
  // Wizened Wizard
  text('05BC102', when('round-start', refillSpellMana(1))),
  // Tiny Spear
  cast('05BC145T1', [ALLY], grants('+1|+0', TARGET)),
  // Tiny Shield
  cast('05BC145T2', [ALLY], grants('+0|+1', TARGET)),
  // Pokey Stick
  cast('05BC166', [ANYTHING], deal(1, TARGET), DRAW_ONE),
  // Bandle Commando
  text('05BC167', when('nexus-strike', createInHand('05BC167T1'))),
  // Babbling Balladeers
  text('05BC184', when('summon', createInHand('05BC167T1'))),
  // Shell Game
  cast('05BC185', [ALLY], refillSpellMana(3), givesKeyword('Elusive', TARGET), gives('+1|+1', TARGET)),
  // Event Horizon
  EVENT_HORIZON,
  // Safety Inspector
  text('05BC212', when('round-start', createInHand('05BC212T1'))),
  // Mega Inferno Bomb
  cast('05BC214', [], deal(1, ENEMIES), deal(1, ENEMIES)),
];
