import { emit, push, type Draft } from '../../draft.js';
import { cardAt, turnOrder } from '../../objects.js';
import type { ChainItem, RiftboundState } from '../../state.js';
import type { FoundTrigger } from '../keywords/triggers.js';
import { ordersToAsk } from './order-triggers.js';

/**
 * Order in which simultaneous triggers are put on the chain: the turn player's first, then the others' in turn order, so the
 * last player's resolve first (383.3.d).
 */
const inOrder = (state: RiftboundState, found: readonly FoundTrigger[]): readonly FoundTrigger[] =>
  turnOrder(state).flatMap((seat) => found.filter((trigger) => trigger.controller === seat));

const itemOf = (
  state: RiftboundState,
  { controller, piece, object, instructions, label }: FoundTrigger,
): ChainItem => ({
  id: state.nextItem,
  kind: 'triggered',
  controller,
  piece,
  object,
  status: 'pending',
  targets: [],
  to: null,
  accelerated: false,
  instructions,
  label,
  adds: false,
  from: null,
});

/** Puts triggered abilities on the chain as pending items; who has several that differ orders them next (383.3.d). */
export const queueTriggers = (draft: Draft, found: readonly FoundTrigger[]): void => {
  const items = inOrder(draft.state, found).map((trigger): ChainItem => {
    const item = itemOf(draft.state, trigger);
    emit(draft, {
      type: 'ItemPutOnChain',
      data: { item, card: cardAt(draft.state, trigger.piece)?.id ?? null, opens: 'trigger' },
      because: [...trigger.because, 'trigger.chain'],
    });
    return item;
  });
  push(draft, ...ordersToAsk(draft.state, items));
};
