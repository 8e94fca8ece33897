import type { RuleKey } from '#rulebook';
import { emit, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { RuneterraState, StackItem } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';

/** Whose action has opened the stack, or opens it: where nothing else is said the attacker's in combat, else whoever is to act. */
const openerOf = (
  { stack, stackOpenedBy, combat, toAct }: RuneterraState,
  openedBy: number | undefined,
): number | null => (stack.length > 0 ? stackOpenedBy : (openedBy ?? combat?.seat ?? toAct));

/** Puts an item on the stack; a skill that finds no place fizzles. `openedBy`: whose action it belongs to. */
export const stackItem = (
  draft: Draft,
  item: Omit<StackItem, 'id'>,
  { because, openedBy }: { readonly because: readonly RuleKey[]; readonly openedBy?: number },
): void => {
  const id = draft.state.nextItem;
  const isFull = draft.state.stack.length >= LIMITS.stack;
  const opener = openerOf(draft.state, openedBy);
  propose(draft, { type: 'ItemStacked', data: { item: { ...item, id }, openedBy: opener }, because });
  if (isFull && item.kind === 'skill') {
    emit(draft, { type: 'ItemFizzled', data: { item: id, targets: [] }, because: ['runeterra.stack.limit'] });
  }
};
