import { signal, type ReadonlySignal } from '@preact/signals';
import { afterFrame } from './frame.js';

/** A frame or two: who takes no longer need not rest. And how long it is rested at most. In milliseconds. */
const [QUICK, LONGEST] = [33, 120];

/** Takes places faster than they can be drawn. */
export interface Paced<Place> {
  /** The place that was asked for last, until it is drawn. */
  readonly wanted: ReadonlySignal<Place | null>;
  readonly go: (place: Place) => void;
  /** Forgets what is asked for. */
  readonly leave: () => void;
}

/**
 * Goes to the place that was asked for last, one at a time: to the next when the last is drawn, and the page had as long for what else
 * there is to do, as a hand that moves.
 */
export const createPaced = <Place>(act: (place: Place) => void): Paced<Place> => {
  const wanted = signal<Place | null>(null);
  let isBusy = false;
  const draw = (): void => {
    const place = wanted.peek();
    if (isBusy || place === null) return;
    isBusy = true;
    const began = performance.now();
    act(place);
    afterFrame(() => {
      const used = performance.now() - began;
      const free = (): void => {
        isBusy = false;
        if (wanted.peek() === place) wanted.value = null;
        else draw();
      };
      setTimeout(free, used < QUICK ? 0 : Math.min(used, LONGEST));
    });
  };
  return {
    wanted,
    go: (place) => {
      wanted.value = place;
      draw();
    },
    leave: () => {
      wanted.value = null;
    },
  };
};
