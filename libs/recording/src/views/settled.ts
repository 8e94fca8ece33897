import { oldestRemembered } from '#match';
import type { HeldState } from '../tape/live-tape.js';
import type { UnsettledFolds } from './match-views.js';

/** How many of the first that are all alike in that. */
const leading = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => {
  const end = items.findIndex((item) => !is(item));
  return end === -1 ? items.length : end;
};

/** Folded views that were written, without the parts that no event changes any more. */
export const withoutSettled = ({ view, settled }: UnsettledFolds, { past }: HeldState): UnsettledFolds => {
  const { timeline, chain, scoring } = view;
  const oldest = oldestRemembered(past);
  // The newest entry takes the facts that are still to come.
  const entries = Math.min(
    leading(timeline, ({ number }) => number < oldest),
    timeline.length - 1,
  );
  const items = leading(chain.history, ({ left }) => left !== null);
  const changes = scoring.changes.length;
  if (entries <= 0 && items === 0 && changes === 0) return { view, settled };
  return {
    view: {
      ...view,
      timeline: timeline.slice(Math.max(0, entries)),
      chain: { ...chain, history: chain.history.slice(items) },
      scoring: { ...scoring, changes: [] },
    },
    settled: {
      timeline: (settled.timeline ?? 0) + Math.max(0, entries),
      chain: (settled.chain ?? 0) + items,
      scoring: (settled.scoring ?? 0) + changes,
    },
  };
};
