import type { Definition } from '../definition.js';
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
} from './forms.js';

/** Shadow Isles, sets 1 and 4. */
export const SHADOW_ISLES: readonly Definition[] = [
  // Units
  text('01SI009', when('support', grants('+2|+0', SUPPORTED), grantsKeyword('Ephemeral', SUPPORTED))),
  // Dead, it waits for an Ephemeral ally to attack, and comes back attacking.
  text('01SI021', when('ephemeral-ally-attacks')),
  text('01SI043', when('last-breath', summon('01SI002'))),
  text('01SI048', when('last-breath', summon('01SI048T1'))),

  // Spells
  cast('01SI001', [UNIT], kill(TARGET)),
  cast('01SI007', [], summon('01SI007T1', 3)),
  cast('01SI010', [], summon('01SI024', 2)),
  cast('01SI022', [ALLY], grants('+2|+2', TARGET), grantsKeyword('Ephemeral', TARGET)),
  cast('01SI029', [], deal(1, ENEMIES), { do: 'heal-nexus', amount: 3, side: 'ally' }),
  cast('01SI049', [ALLY], kill(TARGET), { do: 'draw', count: 2, side: 'ally' }),
  cast(
    '04SI017',
    [ALLY],
    grantsKeyword('Lifesteal', TARGET),
    grantsKeyword('Fearsome', TARGET),
    grantsKeyword('Ephemeral', TARGET),
  ),
];
