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
  attackTriggers: ['each time', 'trigger.attack-once', 'trigger.defend-once'],
  combatChain: ['turn order', 'combat.chain-order'],
  actsInCombat: ['relevant players', 'showdown.pass-on', 'chain.pass-on'],
  emptyDeckLookedAt: ['burns out', 'burn-out.not-on-looking'],
  burnOutTrash: ['shuffled in', 'burn-out.recycle-trash'],
  goneInformation: ['zero', 'resolve.null-information'],
  undamageable: ['like any other', 'combat.assign-undamageable'],
  hideFrom: ['hand', 'hidden.when'],
  battlefieldNames: ['may repeat', 'deck.battlefield-names'],
  teamCards: ['may repeat', 'mode.teams.legends-differ', 'mode.teams.battlefields-differ'],
  teamsLose: ['one by one', 'concede.teammates', 'mode.teams.together'],
  legion: ['another card', 'keyword.legion-another-card'],
};
