import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { nextSeat } from '../../state/sides.js';

/** The chain is empty: the state opens; in a showdown focus passes unless a trigger or an Add ability opened it (340.2, 346). */
export const closeChainIfEmpty = (draft: Draft): void => {
  const { chain, chainOpenedBy } = draft.state;
  if (chain.length > 0 || chainOpenedBy === null) return;
  propose(draft, { type: 'ChainClosed', data: {}, because: ['chain.emptied'] });
  const { showdown } = draft.state;
  if (!showdown || showdown.closed || showdown.focus === null || chainOpenedBy !== 'play') return;
  propose(draft, {
    type: 'FocusPassed',
    data: { seat: showdown.focus, to: nextSeat(draft.state, showdown.focus), asPass: false },
    because: ['chain.emptied-focus-passes', 'showdown.focus-after-chain'],
  });
};
