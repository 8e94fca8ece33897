import type { Differences } from './policy.js';

/** What Core Rules 1.2 (document of 2025-12-01) decide otherwise than 1.3. */
export const CORE_1_2: Differences = {
  showdownsStaged: ['uncontrolled or deserted', 'cleanup.stage-showdown'],
  stagedTogether: ['showdowns', 'combat.opens-with-showdown'],
  enemiesInShowdown: ['combat after it', 'cleanup.showdown-becomes-combat'],
  designations: ['after kills', 'cleanup.designations'],
  designationsEnd: ['in its cleanup', 'combat.remove-designations'],
  controlLost: ['at once unless contested', 'battlefield.control-lost', 'cleanup.lose-control', 'zones.facedown-lost'],
  winning: ['at once', 'win.cleanup', 'cleanup.win-check'],
  focusPasses: ['after all but the combat chain', 'chain.emptied-focus-passes'],
  replacementsAssigned: ['none', 'combat.assign-replacements'],
  expiration: ['once', 'turn.expiration-repeat'],
  expirationPools: ['as it ends', 'turn.expiration-pools'],
  bonusDamage: ['any dealing', 'bonus-damage.none-dealt'],
  partDiscounts: ['in any order', 'cost.component-discount'],
  groupPlace: ['where they were chosen', 'target.group-reduced'],
  allyTurn: ['freely', 'mode.teams.ally-turn'],
  teamBattlefields: [1, 'mode.teams.battlefields-provided'],
  optionalTriggers: ['as they resolve', 'trigger.may', 'ability.optional-trigger'],
  triggerCosts: ['as they resolve', 'trigger.cost', 'trigger.cost-to-finalize'],
  triggerConditions: ['as they resolve', 'trigger.adjacent-if'],
  reattaching: ['attaches anew', 'action.attach-same-host'],
  attachedText: ['all', 'attach.granted-text-active'],
  allyBattlefields: ['open', 'move.not-to-teammate'],
  counteredCards: ['not played', 'action.played-finalized', 'action.counter-not-played'],
  legion: ['any card', 'keyword.legion-another-card'],
};
