import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  ANYTHING,
  cast,
  championSpell,
  createFleeting,
  createInDeck,
  createInHand,
  deal,
  dealNexus,
  DRAW_ONE,
  ENEMIES,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  IT,
  provided,
  skill,
  summon,
  SUPPORTED,
  TARGET,
  text,
  THIS,
  UNIT,
  when,
} from './common.js';

const MYSTIC_SHOT = cast('01PZ052', [ANYTHING], deal(2, TARGET));
const VAULT_BREAKER = cast('02PZ004', [ALLY], gives('+2|+0', TARGET), createFleeting('02PZ004'));
const CALLED_SHOT = cast('04PZ011', [], DRAW_ONE, createInDeck('04PZ011T1'));

/** Piltover & Zaun, set 1. */
export const PILTOVER_AND_ZAUN: readonly Definition[] = [
  // Assembly Bot
  text('01PZ003', when('spell-resolved', grants('+1|+1', THIS))),
  // Unlicensed Innovation
  cast('01PZ014', [], summon('01PZ014T1')),
  // Used Cask Salesman
  text('01PZ017', when('summon', summon('01PZ047', 2))),
  // Eager Apprentice
  text('01PZ019', when('summon', { do: 'refill-spell-mana', amount: 2, side: 'ally' })),
  // Professor von Yipp
  text('01PZ023', provided({ is: 'it', which: { cost: 1 } }, when('ally-summoned', grants('+2|+2', IT)))),
  // Sumpworks Map
  cast('01PZ026', [ALLY], grantsKeyword('Elusive', TARGET)),
  // Ezreal's Mystic Shot
  championSpell('01PZ036T2', MYSTIC_SHOT, '01PZ036'),
  // Super Mega Death Rocket!
  cast('01PZ040T2', [], dealNexus(4), deal(1, ENEMIES)),
  // Intrepid Mariner
  text('01PZ042', when('support', givesKeyword('Elusive', SUPPORTED))),
  // Chempunk Shredder
  text('01PZ044', when('play', skill('01PZ044T2'))),
  // Face-Melter
  cast('01PZ044T2', [], deal(1, ENEMIES)),
  // Rising Spell Force
  cast('01PZ050', [ALLY], gives('+4|+0', TARGET), givesKeyword('Quick Attack', TARGET)),
  // Mystic Shot
  MYSTIC_SHOT,
  // Clump of Whumps
  text('01PZ053', when('summon', createInHand('01PZ010'))),
  // Boomcrew Rookie
  text('01PZ054', when('attack', skill('01PZ054T1'))),
  // Undermine
  cast('01PZ054T1', [], dealNexus(2)),
  // Scrapdash Assembly
  cast('01PZ057', [], summon('01PZ032', 2)),
  // Chump Whump
  text('01PZ058', when('summon', createInHand('01PZ010', 2))),
  // Vault Breaker
  VAULT_BREAKER,
  // Vi's Vault Breaker
  championSpell('02PZ008T1', VAULT_BREAKER, '02PZ008'),
  // Death Ray - Mk 3
  cast('03PZ004T2', [UNIT], deal(3, TARGET)),
  // Ballistic Bot
  text('03PZ005', when('round-start', createInHand('03PZ016'))),
  // Ignition
  cast('03PZ016', [], dealNexus(1)),
  // Ekko's Called Shot
  championSpell('04PZ001T2', CALLED_SHOT, '04PZ001'),
  // Sumpworks Posse
  text('04PZ005T1', when('attack', skill('04PZ005T2'))),
  // Circuit Breaker
  cast('04PZ005T2', [], deal(1, ENEMIES), dealNexus(1)),
  // Called Shot
  CALLED_SHOT,
  // Boom Baboon
  text('04PZ016', when('summon', createInHand('01PZ012'))),
  // Officer Squad
  text('05PZ004', when('summon', createInHand('05PZ019'))),
];
