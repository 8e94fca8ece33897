import type { Slot } from '#ruleset';
import type { Json } from '#kernel';
import type { TargetFilter } from '../../words/definition.js';
import type { PlayTarget } from '../../words/plays.js';
import { itemName, nameOf, playerName } from '../../reading/objects.js';
import { itemOf, type RuneterraState } from '../../state/runeterra-state.js';
import { candidatesFor } from '../../judging/targets.js';

const same = (one: PlayTarget, other: PlayTarget): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first targets that fit, each another one. */
const firstFit = (state: RuneterraState, filters: readonly TargetFilter[], seat: number): readonly PlayTarget[] => {
  const chosen: PlayTarget[] = [];
  for (const filter of filters) {
    const free = candidatesFor(state, filter, seat).find((each) => !chosen.some((target) => same(target, each)));
    if (free) chosen.push(free);
  }
  return chosen;
};

/**
 * Ways to choose targets: the first that fit, and those that differ from it in one of them. Products of choices are never
 * listed.
 */
export const targetLists = (
  state: RuneterraState,
  filters: readonly TargetFilter[],
  seat: number,
): readonly (readonly PlayTarget[])[] => {
  const first = firstFit(state, filters, seat);
  const varied = filters.flatMap((filter, at) =>
    candidatesFor(state, filter, seat)
      .filter((target) => !first.some((each) => same(each, target)))
      .map((target) => first.map((each, index) => (index === at ? target : each))),
  );
  return [first, ...varied.filter((list) => list.length > 0)];
};

/** A target in words. */
export const targetLabel = (state: RuneterraState, target: PlayTarget): string => {
  if (target.kind === 'nexus') return `${playerName(state, target.seat)}'s nexus`;
  if (target.kind === 'piece') {
    const owner = state.pieces[target.piece]?.owner ?? 0;
    return `${playerName(state, owner)}'s ${nameOf(state, target.piece)}`;
  }
  const item = itemOf(state, target.item);
  return item ? itemName(state, item) : 'an item of the stack';
};

export const targetsLabel = (state: RuneterraState, targets: readonly PlayTarget[]): string =>
  targets.length === 0 ? 'no target' : targets.map((target) => targetLabel(state, target)).join(', ');

/** A plain value as JSON: plays and their parts are JSON at every moment. */
export const asJson = (value: unknown): Json => value as Json;

/** Targets to choose among, one list for each way. */
export const targetsSlot = (
  state: RuneterraState,
  lists: readonly (readonly PlayTarget[])[],
  isFree: boolean,
): Slot => ({
  name: 'targets',
  question: 'Which targets?',
  options: lists.map((targets) => ({ value: asJson(targets), label: targetsLabel(state, targets) })),
  ...(isFree ? { free: true } : {}),
});
