import type { Definition } from '../../words/definition.js';
import {
  ALLIES,
  ALLY,
  ALLY_OR_NEXUS,
  BATTLING_ALLIES,
  BATTLING_ENEMIES,
  cast,
  championSpell,
  createInDeck,
  deal,
  DRAW_ONE,
  ENEMIES,
  ENEMY,
  frostbite,
  GAIN_GEM,
  gives,
  givesKeyword,
  grants,
  heal,
  healNexus,
  played,
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
  // Avalanche
  cast('01FR020', [], deal(2, ENEMIES), deal(2, ALLIES)),
  // Tarkaz the Tribeless
  text('01FR021', when('attack', skill('01FR021T1'))),
  // Tarkaz's Fury
  cast('01FR021T1', [], deal(1, BATTLING_ALLIES), deal(1, BATTLING_ENEMIES)),
  // Anivia's Harsh Winds
  championSpell('01FR024T1', HARSH_WINDS, '01FR024'),
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
  // Stalking Wolf
  text('01FR049', when('summon', summon('01FR049T1', 1, 'enemy'))),
  // Kindly Tavernkeeper
  text('01FR050', played([ALLY_OR_NEXUS], heal(3, TARGET))),
  // Pack Mentality
  cast('01FR057', [], gives('+2|+2', ALLIES), givesKeyword('Overwhelm', ALLIES)),
  // Sejuani's Fury of the North
  championSpell('02FR002T1', FURY_OF_THE_NORTH, '02FR002'),
  // Caught in the Cold
  cast('02FR004', [ENEMY], frostbite(TARGET), givesKeyword('Vulnerable', TARGET)),
  // Fury of the North
  FURY_OF_THE_NORTH,
  // Troll Chant
  cast('03FR002', [ALLY, ENEMY], gives('+0|+2', TARGET), gives('-2|+0', SECOND)),
  // Ice Pillar
  text(
    '03FR006T1',
    when('play', { do: 'refill-mana', amount: 8, side: 'ally' }, givesKeyword('Vulnerable', STRONGEST_ENEMY)),
    when('round-start', givesKeyword('Vulnerable', STRONGEST_ENEMY)),
  ),
  // Succumb to the Cold
  cast('04FR011', [ENEMY], frostbite(TARGET), summon('04FR001')),
  // Cold Resistance
  cast('04FR013', [ALLY], GAIN_GEM, grants('+0|+2', TARGET)),
];
