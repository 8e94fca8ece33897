import type { Definition } from '../../words/definition.js';
import {
  ALLIES,
  ALLY,
  aura,
  cast,
  champion,
  championSpell,
  createFleeting,
  createInHand,
  deal,
  dealNexus,
  DRAW_ONE,
  drawCards,
  ENEMIES,
  ENEMY,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  IT,
  obliterate,
  played,
  RALLY,
  SECOND,
  skill,
  strikeEachOther,
  STRONGEST_ENEMY,
  summon,
  summonAttacking,
  TARGET,
  text,
  THIS,
  UNIT,
  when,
} from './common.js';

const SOLDIER = '04SH003T1';
const CHARGER = '04SH003T14';
const AZIR_ATTACKS = when('allies-attack', summonAttacking(SOLDIER));

const ARISE = cast('04SH099', [], summon(SOLDIER), createFleeting('04SH099'));
const RUTHLESS_PREDATOR = cast('04SH069', [ALLY, ENEMY], gives('+2|+0', TARGET), givesKeyword('Vulnerable', SECOND));

/** Shurima, set 4: Azir and Renekton, as far as their level 3 is reached by what the table tells. */
export const SHURIMA: readonly Definition[] = [
  // Azir
  champion('04SH003', { after: 'allies-summoned', count: 13, into: '04SH003T3' }, AZIR_ATTACKS),
  // Sand Soldier
  text(SOLDIER, when('nexus-strike', dealNexus(1))),
  // Azir (level 2)
  text('04SH003T3', AZIR_ATTACKS, when('ally-summoned', gives('+1|+0', IT), gives('+1|+0', THIS))),
  // Azir's Arise!
  championSpell('04SH003T4', ARISE, '04SH003'),
  // Crumbling Sands
  cast('04SH003T6', [{ ...ENEMY, follower: true }], obliterate(TARGET), DRAW_ONE),
  // Eternal Gladiator
  text('04SH003T8', when('summon', DRAW_ONE), when('round-end', strikeEachOther(STRONGEST_ENEMY, THIS))),
  // Emperor's Prosperity
  cast('04SH003T9', [], drawCards(2)),
  // General's Palace
  { ...aura('04SH003T10', { on: 'enemies', keywords: ['Vulnerable'] }), abilities: [when('round-start', RALLY)] },
  // Emperor's Guard
  text('04SH003T11', when('summon', DRAW_ONE)),
  // Preservarium
  text('04SH013', when('summon', DRAW_ONE), when('countdown', DRAW_ONE)),
  // Raz Bloodmane
  text('04SH015', when('attack', gives('-2|+0', ENEMIES))),
  // Dunekeeper
  text('04SH026', when('summon', summon(SOLDIER))),
  // The Clock Hand
  text('04SH034', when('summon', createInHand('04SH034T1', 2))),
  // Payday
  cast('04SH035', [], createInHand('04SH098')),
  // Unraveled Earth
  cast('04SH037', [], summon('04SH006', 2), DRAW_ONE),
  // Rock Hopper
  text('04SH038', when('summon', summon('04SH006'))),
  // Hibernating Rockbear
  text('04SH042', when('countdown', summon('04SH090'))),
  // Shifting Sands
  cast('04SH043', [UNIT], deal(4, TARGET), summon(SOLDIER, 2)),
  // Exhaust
  cast('04SH045', [ENEMY], gives('-2|+0', TARGET), givesKeyword('Vulnerable', TARGET)),
  // Emperor's Dais
  text('04SH051', AZIR_ATTACKS),
  // Treasure Seeker
  text('04SH054', when('summon', createInHand('04SH118'))),
  // Profiteer
  text('04SH056', when('summon', createInHand('04SH098'))),
  // Inspiring Marshal
  text('04SH057', when('ally-summoned', gives('+2|+0', IT))),
  // Sandcrafter
  text('04SH058', when('attack', summonAttacking(SOLDIER))),
  // Renekton
  champion('04SH067', { after: 'damage-dealt', count: 12, into: '04SH067T4' }, when('challenge', gives('+2|+1', THIS))),
  // Renekton (level 3)
  text('04SH067T1', when('attack', skill('04SH067T5')), when('defend', skill('04SH067T5'))),
  // Renekton's Ruthless Predator
  championSpell('04SH067T2', RUTHLESS_PREDATOR, '04SH067'),
  // Renekton (level 2)
  text('04SH067T4', when('attack', gives('+3|+3', THIS))),
  // Dominus Destruction
  cast('04SH067T5', [], deal(2, ENEMIES), dealNexus(2)),
  // Ruthless Predator
  RUTHLESS_PREDATOR,
  // Emperor's Divide
  cast('04SH075', [], givesKeyword('Vulnerable', ENEMIES), summon(SOLDIER, 6)),
  // Baccai Sandspinner
  text('04SH081', played([ENEMY], grants('-1|+0', TARGET), grantsKeyword('Vulnerable', TARGET))),
  // Arise!
  ARISE,
  // Merciless Hunter
  text('04SH103', played([ENEMY], grantsKeyword('Vulnerable', TARGET))),
  // Sandswept Tomb
  text('04SH105', when('allies-attack', summonAttacking(CHARGER))),
  // Waking Sands
  cast('04SH118', [], summon(CHARGER)),
  // Vekauran Bruiser
  text('04SH129', when('strike', createInHand('04SH098'))),
  // Relic of Power (04SH130T9)
  cast('04SH130T9', [], grants('+1|+0', ALLIES)),
  // Relic of Power (04SH130T12)
  cast('04SH130T12', [], summon(CHARGER)),
  // The Absolver's Return
  cast('04SH138T1', [ALLY], givesKeyword('Overwhelm', TARGET), gives('+2|+1', TARGET)),
  // Unleashed Energy (05SH004T2)
  cast('05SH004T2', [ALLY], gives('+2|+1', TARGET)),
  // Endless Devout
  text('05SH011', when('last-breath', summon('05SH011T2'))),
];
