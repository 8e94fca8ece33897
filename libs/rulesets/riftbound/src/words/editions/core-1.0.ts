import type { Differences } from './policy.js';

/** What Core Rules 1.0 (document of 2025-06-02) decide otherwise than 1.1. */
export const CORE_1_0: Differences = {
  controlLost: ['at once', 'battlefield.control-lost', 'cleanup.lose-control'],
  hiddenKeptBy: ['units', 'zones.facedown-lost'],
  cleanupAfter: ['chain items, moves, showdowns and combats', 'cleanup.occasions'],
  focusPasses: ['after all', 'chain.emptied-focus-passes'],
  permanentsAtOnce: ['first on the chain', 'chain.resolve-at-once'],
  excessDamage: ['allowed', 'combat.assign-no-excess'],
  hideCost: ['power of the identity', 'hidden.cost-and-permission'],
  designationsEnd: ['with the combat', 'combat.remove-designations'],
  severalDomains: ['any of them', 'cost.own-domain-several'],
  legion: ['another card', 'keyword.legion-another-card'],
};
