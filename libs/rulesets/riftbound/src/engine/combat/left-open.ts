import { cardTriggers } from '../../reading/triggers/triggered-abilities.js';
import { unitsOfAt } from '../../reading/objects.js';
import type { Battle } from './designations.js';
import type { FactOf } from '../../state/facts.js';
import type { Draft } from '../draft.js';

/** Whether the defender has won where attackers were recalled: where some text waits for that. */
export const askOfRecall = (draft: Draft, { at, combat }: Battle): void => {
  const { state } = draft;
  const data = { at, winner: combat.defender, loser: combat.attacker };
  const isLost = unitsOfAt(state, at, combat.attacker).length === 0 && unitsOfAt(state, at, combat.defender).length > 0;
  const won: FactOf<'CombatResultDetermined'> = { type: 'CombatResultDetermined', data, because: ['combat.won'] };
  if (isLost && cardTriggers(state, won, state).length > 0) draft.asked.add('combat.no-result');
};

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
