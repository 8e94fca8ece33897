import type { RiftboundState } from '../../state/riftbound-state.js';

/** A law of the state: answers, as sentences, how it is broken. Pieces and seats are named by number: these are for engineers. */
export type Law = (state: RiftboundState) => readonly string[];

/** A law as one question per thing: `broken` answers what is wrong with it, or null. */
export const forEach =
  <Item>(
    itemsOf: (state: RiftboundState) => readonly Item[],
    broken: (state: RiftboundState, item: Item, index: number) => string | null,
  ): Law =>
  (state) =>
    itemsOf(state).flatMap((item, index) => broken(state, item, index) ?? []);

/** Whether nothing runs and somebody may act in a Neutral Open State: every cleanup is over, all that was staged has begun. */
export const isQuiet = ({ priority, choice, chain, showdown, agenda, cleanupDue, turn }: RiftboundState): boolean =>
  priority !== null &&
  choice === null &&
  showdown === null &&
  !cleanupDue &&
  chain.length + agenda.length === 0 &&
  turn.step === 'main';

/** A law that need hold only while nothing runs. */
export const whenQuiet =
  (law: Law): Law =>
  (state) =>
    isQuiet(state) ? law(state) : [];

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
