import type { Policy } from './policy.js';

/** Core Rules 1.4: the newest edition. Every older one is a file of differences over the next newer. */
export const NEWEST: Policy = {
  showdownsStaged: 'contested',
  enemiesInShowdown: 'combat showdown',
  staleContested: 'cleared',
  designations: 'before kills',
  controlLost: 'in an open cleanup',
  hiddenKeptBy: 'control',
  cleanupAfter: 'any change',
  winning: 'in a cleanup, ahead of all',
  focusPasses: 'after plays',
  permanentsAtOnce: 'all',
  excessDamage: 'forbidden',
  replacementsAssigned: 'all',
  recalledAttackers: 'no result',
  replacementsOrdered: 'by its controller',
  ownDeaths: 'first',
  poolsEmpty: 'as the Main Phase begins',
  stunsEnd: 'in the Expiration Step',
  deflect: 'each choice',
  hideCost: 'any power',
  allyTurn: 'invited',
  drawnBattlefields: 'again',
  teamBattlefields: 3,
  legion: 'another card',
};
