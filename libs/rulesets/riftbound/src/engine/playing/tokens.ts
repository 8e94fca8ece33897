import { cardAt } from '../../reading/objects.js';
import { itemOn } from '../../state/chain-item.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';
import type { InstructionOf } from '../../words/instruction.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';

// Tokens that an effect plays go through the process of play as cards do (185.2.a): pending items until that effect has resolved (354.3).

/** Whether what an item plays waits: it is resolving, and is not itself what plays those tokens. */
export const waitsToBePlayed = (state: RiftboundState, by: ChainItem): boolean =>
  policyOf(state).playedTokens === 'wait' && by.kind !== 'token' && itemOn(state, by.id)?.status === 'resolving';

const itemOf = (state: RiftboundState, instruction: InstructionOf<'create'>, by: ChainItem): ChainItem => ({
  id: state.nextItem,
  kind: 'token',
  controller: instruction.seat,
  piece: by.piece,
  object: by.object,
  status: 'pending',
  targets: [],
  to: null,
  accelerated: false,
  instructions: [instruction],
  label: null,
  adds: false,
  from: null,
  definition: null,
  declared: null,
  it: [],
  here: by.here,
  attachment: null,
});

/** The tokens of an instruction become an item, which does what the instruction says once it is finalized (337.2). */
export const putTokens = (draft: Draft, instruction: InstructionOf<'create'>, by: ChainItem): void => {
  propose(draft, {
    type: 'ItemPutOnChain',
    data: {
      item: itemOf(draft.state, instruction, by),
      card: cardAt(draft.state, by.piece)?.id ?? null,
      opens: 'trigger',
    },
    because: ['objects.token-played', 'play.to-chain', 'chain.pending'],
  });
};
