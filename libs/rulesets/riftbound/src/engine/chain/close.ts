import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { nextToAct } from '../../reading/acting.js';
import { policyOf } from '../../words/editions/editions.js';
import type { Policy } from '../../words/editions/policy.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** By what a chain was opened after which focus passes (346, 346.1): editions differ. */
const FOCUS_PASSES_AFTER: Readonly<Record<Policy['focusPasses'], readonly RiftboundState['chainOpenedBy'][]>> = {
  'after plays': ['play'],
  'after all but the combat chain': ['play', 'trigger'],
  'after all': ['play', 'trigger', 'combat', 'add'],
};

/** The chain is empty: the state opens; in a showdown focus passes, by what opened it (340.2, 346). */
export const closeChainIfEmpty = (draft: Draft): void => {
  const { chain, chainOpenedBy } = draft.state;
  if (chain.length > 0 || chainOpenedBy === null) return;
  propose(draft, { type: 'ChainClosed', data: {}, because: ['chain.emptied'] });
  const { showdown } = draft.state;
  if (!showdown || showdown.closed || showdown.focus === null) return;
  if (!FOCUS_PASSES_AFTER[policyOf(draft.state).focusPasses].includes(chainOpenedBy)) return;
  propose(draft, {
    type: 'FocusPassed',
    data: { seat: showdown.focus, to: nextToAct(draft.state, showdown.focus), asPass: false },
    because: ['chain.emptied-focus-passes', 'showdown.focus-after-chain'],
  });
};
