import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  cast,
  championSpell,
  deal,
  ENEMIES,
  ENEMY,
  gives,
  grants,
  grantsKeyword,
  kill,
  summon,
  SUPPORTED,
  TARGET,
  text,
  UNIT,
  when,
} from './common.js';

const ONSLAUGHT_OF_SHADOWS = cast('01SI010', [], summon('01SI024', 2));
const DAWNING_SHADOW = cast('05SI016', [ENEMY], kill(TARGET), gives('-2|+0', ENEMIES));

/** Shadow Isles, sets 1 and 4. */
export const SHADOW_ISLES: readonly Definition[] = [
  // Vengeance
  cast('01SI001', [UNIT], kill(TARGET)),
  // Haunted Relic
  cast('01SI007', [], summon('01SI007T1', 3)),
  // Stirred Spirits
  text('01SI009', when('support', grants('+2|+0', SUPPORTED), grantsKeyword('Ephemeral', SUPPORTED))),
  // Onslaught of Shadows
  ONSLAUGHT_OF_SHADOWS,
  // Shark Chariot
  // Dead, it waits for an Ephemeral ally to attack, and comes back attacking.
  text('01SI021', when('ephemeral-ally-attacks')),
  // Mark of the Isles
  cast('01SI022', [ALLY], grants('+2|+2', TARGET), grantsKeyword('Ephemeral', TARGET)),
  // Withering Wail
  cast('01SI029', [], deal(1, ENEMIES), { do: 'heal-nexus', amount: 3, side: 'ally' }),
  // Hecarim's Onslaught of Shadows
  championSpell('01SI042T2', ONSLAUGHT_OF_SHADOWS, '01SI042'),
  // Hapless Aristocrat
  text('01SI043', when('last-breath', summon('01SI002'))),
  // Cursed Keeper
  text('01SI048', when('last-breath', summon('01SI048T1'))),
  // Glimpse Beyond
  cast('01SI049', [ALLY], kill(TARGET), { do: 'draw', count: 2, side: 'ally' }),
  // Risen Mists
  cast('03SI013', [], summon('01SI014')),
  // Pesky Specter
  text(
    '03SI015',
    when('last-breath', { do: 'create', card: '03SI015', count: 2, where: 'deck', fleeting: false, side: 'enemy' }),
  ),
  // Fading Icon
  text('04SI003', when('summon', summon('04SI014'))),
  // First Wave
  text('04SI004T2', when('summon', summon('04SI014'))),
  // Song of the Isles
  cast(
    '04SI017',
    [ALLY],
    grantsKeyword('Lifesteal', TARGET),
    grantsKeyword('Fearsome', TARGET),
    grantsKeyword('Ephemeral', TARGET),
  ),
  // Invasive Hydravine
  text('04SI053', when('summon', summon('04SI045')), when('round-start', summon('04SI045'))),
  // Camavoran Soldier
  text('04SI054', when('summon', summon('04SI045'))),
  // Senna's Dawning Shadow
  championSpell('05SI009T2', DAWNING_SHADOW, '05SI009'),
  // Dawning Shadow
  DAWNING_SHADOW,
];
