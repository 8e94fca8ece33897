import type { Wish } from '#ruleset';
import type { Judge } from '../../judging.js';

/** Why the official at the desk may not do something, before it is sent; nothing where that is allowed. */
export const Refusal = ({ judge, wish }: { readonly judge: Judge; readonly wish: Wish }) => {
  const refusal = judge.refusal(wish);
  return refusal === null ? null : <p class="problem">{refusal}</p>;
};
