import type { RuneterraState } from './runeterra-state.js';
import type { StackItem } from './stack-item.js';

/** A spell or skill on the stack, or the spell that is being cast. */
export const itemOf = (state: RuneterraState, id: number): StackItem | null =>
  state.stack.find((item) => item.id === id) ?? (state.casting?.id === id ? state.casting : null);
