import type { Definition } from '../../words/definition.js';
import {
  ALLY,
  cast,
  deal,
  ENEMIES,
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

/** Shadow Isles, sets 1 and 4. */
export const SHADOW_ISLES: readonly Definition[] = [
  // Vengeance
  cast('01SI001', [UNIT], kill(TARGET)),
  // Haunted Relic
  cast('01SI007', [], summon('01SI007T1', 3)),
  // Stirred Spirits
  text('01SI009', when('support', grants('+2|+0', SUPPORTED), grantsKeyword('Ephemeral', SUPPORTED))),
  // Onslaught of Shadows
  cast('01SI010', [], summon('01SI024', 2)),
  // Shark Chariot
  // Dead, it waits for an Ephemeral ally to attack, and comes back attacking.
  text('01SI021', when('ephemeral-ally-attacks')),
  // Mark of the Isles
  cast('01SI022', [ALLY], grants('+2|+2', TARGET), grantsKeyword('Ephemeral', TARGET)),
  // Withering Wail
  cast('01SI029', [], deal(1, ENEMIES), { do: 'heal-nexus', amount: 3, side: 'ally' }),
  // Hapless Aristocrat
  text('01SI043', when('last-breath', summon('01SI002'))),
  // Cursed Keeper
  text('01SI048', when('last-breath', summon('01SI048T1'))),
  // Glimpse Beyond
  cast('01SI049', [ALLY], kill(TARGET), { do: 'draw', count: 2, side: 'ally' }),
  // Song of the Isles
  cast(
    '04SI017',
    [ALLY],
    grantsKeyword('Lifesteal', TARGET),
    grantsKeyword('Fearsome', TARGET),
    grantsKeyword('Ephemeral', TARGET),
  ),
];
