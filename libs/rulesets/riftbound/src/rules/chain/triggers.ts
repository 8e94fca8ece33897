import { emit, type Draft } from '../../draft.js';
import { cardAt, turnOrder } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import type { FoundTrigger } from '../keywords/triggers.js';

/**
 * Order in which simultaneous triggers are put on the chain: the turn player's first, then the others' in turn order, so the
 * last player's resolve first (383.3.d).
 */
const inOrder = (state: RiftboundState, found: readonly FoundTrigger[]): readonly FoundTrigger[] =>
  turnOrder(state).flatMap((seat) => found.filter((trigger) => trigger.controller === seat));

/** Puts triggered abilities on the chain as pending items. */
export const queueTriggers = (draft: Draft, found: readonly FoundTrigger[]): void => {
  for (const trigger of inOrder(draft.state, found)) {
    emit(draft, {
      type: 'ItemPutOnChain',
      data: {
        item: {
          id: draft.state.nextItem,
          kind: 'triggered',
          controller: trigger.controller,
          piece: trigger.piece,
          object: trigger.object,
          status: 'pending',
          targets: [],
          to: null,
          accelerated: false,
          instructions: trigger.instructions,
          label: trigger.label,
          adds: false,
          from: null,
        },
        card: cardAt(draft.state, trigger.piece)?.id ?? null,
        opens: 'trigger',
      },
      because: [...trigger.because, 'trigger.chain'],
    });
  }
};
