import { cardAt } from '../cards/known-cards.js';
import type { Doing } from '../state/agenda.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import type { Ability, TargetFilter } from '../words/definition.js';
import type { Condition } from '../words/condition.js';
import { inPlayOf } from '../reading/units/board.js';
import { holds, isUnknown } from './conditions.js';
import { costNow } from './costs.js';

/** Whether a condition looks for a card of some cost, and it is another answer by what cards in hand cost now than by what is printed. */
export const isOpenByCost = (state: RuneterraState, condition: Condition | undefined, doing: Doing): boolean => {
  if (condition?.is !== 'behold' || condition.which.leastCost === undefined) return false;
  const { leastCost } = condition.which;
  const inPlay = inPlayOf(state, doing.seat).some((piece) => (cardAt(state, piece)?.cost ?? 0) >= leastCost);
  const inHand = (state.seats[doing.seat]?.hand ?? []).some((piece) => {
    const card = cardAt(state, piece);
    return card !== null && costNow(state, piece, card) >= leastCost;
  });
  return holds(state, condition, doing) !== (inPlay || inHand);
};

/** What a unit's texts ask to be chosen as it is played: one that looks for a card, and finds none, asks nothing. */
export const filtersAsked = (
  state: RuneterraState,
  abilities: readonly Ability[],
  doing: Doing,
): readonly TargetFilter[] =>
  abilities
    .filter(
      (ability) =>
        ability.if?.is !== 'behold' || holds(state, ability.if, doing) || isUnknown(state, ability.if, doing),
    )
    .flatMap(({ targets }) => targets ?? []);
