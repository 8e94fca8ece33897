import type { Draft } from '../draft.js';

/**
 * What older editions leave open as a combat is cleaned up: whether what waits on the chain comes first, or a showdown that is
 * staged elsewhere. Of several combats the one that the turn player has begun is resolved first in all.
 */
export const askOfCombat = (draft: Draft): void => {
  const { chain, battlefields, showdown } = draft.state;
  const isElsewhere = battlefields.some(
    ({ showdownStaged, combatStaged }, at) => at !== showdown?.battlefield && showdownStaged && !combatStaged,
  );
  if (chain.length > 0) draft.asked.add('combat.chain-before-result');
  else if (isElsewhere) draft.asked.add('combat.begins');
};
