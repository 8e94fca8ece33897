import type { Definition } from '../../words/definition.js';
import {
  ALL,
  ALL_BATTLING,
  ALLIES,
  ALLY,
  ALLY_OR_NEXUS,
  aura,
  behold,
  cast,
  championSpell,
  createInDeck,
  deal,
  DRAW_ONE,
  ENEMIES,
  enemies,
  ENEMY,
  frostbite,
  GAIN_GEM,
  gives,
  givesKeyword,
  grants,
  grantsKeyword,
  heal,
  healNexus,
  IT,
  kill,
  not,
  played,
  PLUNDER,
  provided,
  SECOND,
  skill,
  STRONGEST_ENEMY,
  summon,
  TARGET,
  text,
  THIS,
  when,
} from './common.js';

const FLASH_FREEZE = cast('01FR001', [ENEMY], frostbite(TARGET));
const BATTLE_FURY = cast('01FR005', [ALLY], grants('+8|+4', TARGET));
const HARSH_WINDS = cast('01FR042', [ENEMY, ENEMY], frostbite(TARGET), frostbite(SECOND));
const FURY_OF_THE_NORTH = cast('02FR007', [ALLY], gives('+3|+4', TARGET));

const TAKE_HEART = cast('01FR046', [{ ...ALLY, damaged: true }], grants('+3|+3', TARGET));
const ICEQUAKE = cast('03FR008', [], gives('-3|+0', ALL), deal(3, ALL));

/** Freljord, set 1. */
export const FRELJORD: readonly Definition[] = [
  // Flash Freeze
  FLASH_FREEZE,
  // Avarosan Sentry
  text('01FR003', when('last-breath', DRAW_ONE)),
  // Elixir of Iron
  cast('01FR004', [ALLY], gives('+0|+2', TARGET)),
  // Battle Fury
  BATTLE_FURY,
  // Braum (level 2)
  text('01FR009T1', when('survive-damage', summon('01FR053'))),
  // Braum's Take Heart
  championSpell('01FR009T2', TAKE_HEART, '01FR009'),
  // Bloodsworn Pledge
  cast('01FR010', [ALLY, ALLY], grants('+0|+3', TARGET), grants('+0|+3', SECOND)),
  // Icevale Archer
  text('01FR011', played([ENEMY], frostbite(TARGET))),
  // Catalyst of Aeons
  cast('01FR012', [], GAIN_GEM, healNexus(3)),
  // Scarmother Vrynna
  text('01FR013', when('survive-damage', grants('+3|+0', THIS))),
  // Yeti Yearling
  text('01FR014', when('last-breath', createInDeck('01FR028', 2))),
  // Winter's Breath
  cast('01FR019', [], kill(enemies({ mostPower: 0 })), frostbite(ENEMIES)),
  // Avalanche
  cast('01FR020', [], deal(2, ALL)),
  // Tarkaz the Tribeless
  text('01FR021', when('attack', skill('01FR021T1'))),
  // Tarkaz's Fury
  cast('01FR021T1', [], deal(1, ALL_BATTLING)),
  // Anivia's Harsh Winds
  championSpell('01FR024T1', HARSH_WINDS, '01FR024'),
  // Brittle Steel
  cast('01FR030', [{ ...ENEMY, mostHealth: 3 }], frostbite(TARGET)),
  // Unscarred Reaver
  text('01FR035', when('survive-damage', grants('+3|+0', THIS))),
  // Avarosan Marksman
  text('01FR036', played([ENEMY], skill('01FR036T1'))),
  // Bullseye
  cast('01FR036T1', [ENEMY], deal(1, TARGET)),
  // Ashe's Flash Freeze
  championSpell('01FR038T1', FLASH_FREEZE, '01FR038'),
  // Tryndamere's Battle Fury
  championSpell('01FR039T1', BATTLE_FURY, '01FR039'),
  // Rimetusk Shaman
  text('01FR040', when('round-start', frostbite(STRONGEST_ENEMY))),
  // Harsh Winds
  HARSH_WINDS,
  // Fluft of Poros
  text('01FR043T1', when('last-breath', summon('01FR043'))),
  // Scarthane Steffen
  text('01FR045', when('survive-damage', grants('+3|+0', THIS))),
  // Take Heart
  TAKE_HEART,
  // Feral Mystic
  aura('01FR047', { on: 'this', enlightened: true, power: 4, health: 4 }),
  // Stalking Wolf
  text('01FR049', when('summon', summon('01FR049T1', 1, 'enemy'))),
  // Kindly Tavernkeeper
  text('01FR050', played([ALLY_OR_NEXUS], heal(3, TARGET))),
  // Icy Yeti
  text('01FR056', when('summon', frostbite(enemies({ mostHealth: 3 })))),
  // Pack Mentality
  cast('01FR057', [], gives('+2|+2', ALLIES), givesKeyword('Overwhelm', ALLIES)),
  // Sejuani's Fury of the North
  championSpell('02FR002T1', FURY_OF_THE_NORTH, '02FR002'),
  // Caught in the Cold
  cast('02FR004', [ENEMY], frostbite(TARGET), givesKeyword('Vulnerable', TARGET)),
  // Fury of the North
  FURY_OF_THE_NORTH,
  // Wolfrider
  text('02FR009', provided(PLUNDER, when('play', GAIN_GEM))),
  // Troll Chant
  cast('03FR002', [ALLY, ENEMY], gives('+0|+2', TARGET), gives('-2|+0', SECOND)),
  // Troll Ravager
  text('03FR005', provided(behold({ leastCost: 8 }), when('summon', grantsKeyword('Regeneration', THIS)))),
  // Ice Pillar
  text(
    '03FR006T1',
    when('play', { do: 'refill-mana', amount: 8, side: 'ally' }, givesKeyword('Vulnerable', STRONGEST_ENEMY)),
    when('round-start', givesKeyword('Vulnerable', STRONGEST_ENEMY)),
  ),
  // Trundle's Icequake
  championSpell('03FR006T3', ICEQUAKE, '03FR006'),
  // Troll Scavenger
  text('03FR007', provided(behold({ leastCost: 8 }), when('summon', grants('+3|+0', THIS)))),
  // Icequake
  ICEQUAKE,
  // Augur of the Old Ones
  text(
    '03FR017',
    provided(
      behold({ leastCost: 8 }),
      played([ALLY], grantsKeyword('Overwhelm', TARGET), grantsKeyword('Regeneration', TARGET)),
    ),
  ),
  // The Scargrounds
  text('03FR020', when('ally-survives-damage', grants('+1|+0', IT), grantsKeyword('Tough', IT))),
  // Frozen Thrall
  text('04FR001', when('countdown', summon('04FR001T1'))),
  // Succumb to the Cold
  cast('04FR011', [ENEMY], frostbite(TARGET), summon('04FR001')),
  // Cold Resistance
  cast('04FR013', [ALLY], GAIN_GEM, grants('+0|+2', TARGET)),
  // Spoils of War
  {
    code: '04FR016',
    abilities: [
      provided(not(PLUNDER), { ...when('cast', grants('+1|+2', TARGET)), targets: [ALLY] }),
      provided(PLUNDER, when('cast', grants('+2|+4', TARGET))),
    ],
  },
];
