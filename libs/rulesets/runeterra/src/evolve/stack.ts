import type { EvolversOf } from '#ruleset';
import type { StackFact } from '../state/facts.js';
import { itemOf, type RuneterraState, type StackItem } from '../state/runeterra-state.js';
import { movePiece } from './pieces.js';

const stacked: EvolversOf<RuneterraState, StackFact>['ItemStacked'] = (state, { item, openedBy }) => ({
  ...state,
  stack: [...state.stack, item],
  nextItem: item.id + 1,
  stackOpenedBy: openedBy,
  unanswered: true,
  passes: 0,
});

/** An item leaves: what was a card is done with. */
const gone = (state: RuneterraState, id: number): RuneterraState => {
  const item = itemOf(state, id);
  const stack = state.stack.filter((each) => each.id !== id);
  const left: RuneterraState = {
    ...state,
    stack,
    casting: state.casting?.id === id ? null : state.casting,
  };
  return item === null || item.piece === null ? left : movePiece(left, item.piece, 'graveyard');
};

const changeItem = (
  state: RuneterraState,
  id: number,
  change: (item: StackItem) => Partial<StackItem>,
): RuneterraState => {
  const changed = (item: StackItem): StackItem => (item.id === id ? { ...item, ...change(item) } : item);
  return { ...state, stack: state.stack.map(changed), casting: state.casting && changed(state.casting) };
};

/** The facts of the stack, folded. */
export const evolveStack: EvolversOf<RuneterraState, StackFact> = {
  ItemStacked: stacked,
  ItemResolved: (state, { item }) => gone(state, item),
  SpellCast: (state, { item }) => ({ ...state, casting: item, nextItem: item.id + 1, castThisTurn: true }),
  ItemStopped: (state, { item }) => gone(state, item),
  ItemFizzled: (state, { item }) => gone(state, item),
  EffectDescribed: (state, { item, effects }) => (item === null ? state : changeItem(state, item, () => ({ effects }))),
};
