import { signal, type ReadonlySignal } from '@preact/signals';
import type { Envelope } from '#kernel';
import { isEqual } from '#table';
import { extendTape, lastOf, makeSeenTape, type SeenTape } from './tape.js';

/**
 * A tape that goes on, as a page has it.
 * - `told`: as the server has told it
 * - `seen`: as it is shown, which may be ahead of that by what this page's own engine makes of a line that is on its way
 */
export interface GrowingTape {
  readonly told: ReadonlySignal<SeenTape>;
  readonly seen: ReadonlySignal<SeenTape>;
  /** Takes what the server tells. What was foreseen stands while the server tells the same, and is gone as soon as it tells something else. */
  readonly hear: (events: readonly Envelope[]) => void;
  /** Shows events before the server has told them. Nothing is foreseen on what is foreseen itself. */
  readonly foresee: (events: readonly Envelope[]) => void;
  /** Shows nothing more than what was told. */
  readonly forget: () => void;
  /** Takes back what was told after a revision. */
  readonly retract: (revision: number) => void;
}

/** Whether events say the same, by whatever clock and under whatever name they were recorded. */
const isSame = (one: Envelope | undefined, other: Envelope | undefined): boolean =>
  one?.id === other?.id && one?.type === other?.type && isEqual(one?.data, other?.data);

/** Whether a tape is as it was foreseen, from a revision on as far as both go. */
const isAsForeseen = (told: SeenTape, ahead: SeenTape, from: number): boolean =>
  told.tape.events.slice(from, lastOf(ahead) + 1).every((event) => isSame(event, ahead.tape.events[event.revision]));

/** What was told, in the very states that were foreseen: what is drawn of them stands. */
const inStatesOf = (told: SeenTape, ahead: SeenTape): SeenTape => {
  const states = [...ahead.tape.states, ...told.tape.states.slice(ahead.tape.states.length)];
  const match = states.at(-1) ?? told.reading.match;
  return { ...told, tape: { ...told.tape, states }, reading: { ...told.reading, match } };
};

export const createGrowingTape = (loaded: SeenTape): GrowingTape => {
  const told = signal(loaded);
  const seen = signal(loaded);
  const show = (tape: SeenTape): void => {
    told.value = tape;
    seen.value = tape;
  };
  return {
    told,
    seen,
    hear: (events) => {
      const [before, ahead] = [told.peek(), seen.peek()];
      const now = extendTape(before, events);
      if (now === before) return;
      if (ahead === before || !isAsForeseen(now, ahead, lastOf(before) + 1)) show(now);
      else if (lastOf(now) < lastOf(ahead)) told.value = now;
      else show(inStatesOf(now, ahead));
    },
    foresee: (events) => {
      if (seen.peek() === told.peek()) seen.value = extendTape(told.peek(), events);
    },
    forget: () => {
      seen.value = told.peek();
    },
    retract: (revision) => {
      const { ruleset, viewer, tape } = told.peek();
      show(makeSeenTape(ruleset, viewer, tape.events.slice(0, revision + 1)));
    },
  };
};
