import type { Differences } from './policy.js';

/** What Core Rules 1.3 (document of 2026-03-30) decide otherwise than 1.4. */
export const CORE_1_3: Differences = {
  stagedTogether: ['any', 'cleanup.begin-showdown'],
  focusInCombat: ['attacker', 'combat.focus-kept'],
  severalDomains: ['any domain', 'cost.own-domain-several'],
  staleContested: ['kept', 'cleanup.clear-contested', 'cleanup.contest-anew'],
  replacementsAssigned: ['prevention', 'combat.assign-replacements'],
  splitTargets: ['any of them', 'target.split-too-many'],
  afterwards: ['once it has been played', 'ability.delayed-replacement'],
  passiveLimits: ['fixed as they begin', 'layer.decreases', 'layer.limit-snapshot'],
  replacementsOrdered: ['by its owner', 'replacement.order'],
  ownDeaths: ['Deathknells first', 'cleanup.deathknell'],
  optionalTriggers: ['as they trigger', 'trigger.may', 'ability.optional-trigger', 'trigger.limited'],
  allyBattlefields: ['controlled', 'move.not-to-teammate'],
  poolsEmpty: ['as the Draw Phase ends', 'turn.main-pools-empty'],
  stunsEnd: ['as the Ending Step begins', 'action.stun-ends'],
  alliesHold: ['in the Beginning Phase', 'scoring.conquer-teammate', 'mode.teams.final-point'],
  drawnBattlefields: ['out', 'mode.match.battlefield-after-draw'],
};
