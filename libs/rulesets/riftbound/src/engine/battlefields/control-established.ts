import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { conquer } from '../scoring/scoring.js';

/**
 * Control (188-192) comes about in play (190.1): a player establishes it; it is a conquer where they have not scored there this
 * turn (469.1).
 */
export const establishControl = (
  draft: Draft,
  { at, seat }: { readonly at: number; readonly seat: number },
  because: readonly RuleKey[],
): void => {
  const open = draft.state.battlefields[at]?.controller === null;
  propose(draft, {
    type: 'ControlEstablished',
    data: { at, seat },
    because: ['battlefield.control-established', ...because],
  });
  conquer(draft, { at, seat, open });
};

/** Contested ends when control is established or kept (190.3.b). */
export const clearContested = (draft: Draft, at: number, because: readonly RuleKey[]): void => {
  propose(draft, { type: 'ContestedCleared', data: { at }, because: ['battlefield.contested-ends', ...because] });
};
