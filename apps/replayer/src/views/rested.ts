import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { afterFrame } from '../frame.js';
import { isRunning } from '../run.js';

/** Something worked out, and what of. */
interface Rested<From, Worked> {
  readonly of: From;
  readonly worked: Worked;
}

/**
 * What takes long to work out of what is shown, so that no step waits for it: behind the frame of a step by itself, and where steps follow
 * each other when they have come to rest. Until then the answer is of another `from`, and whoever shows it must not show it as of this
 * one; where the hand is on it (focus in `box`) it is worked out at once.
 */
export const useRested = <From, Worked>(
  from: From,
  work: () => Worked,
  box: RefObject<Element>,
): Rested<From, Worked> | null => {
  const [rested, setRested] = useState<Rested<From, Worked> | null>(null);
  const runs = isRunning.value;
  useLayoutEffect(() => {
    if (rested?.of === from) return undefined;
    const follow = (): void => setRested({ of: from, worked: work() });
    const isInHand = box.current?.contains(document.activeElement) === true;
    if (isInHand) follow();
    return isInHand || runs ? undefined : afterFrame(follow);
  }, [from, runs]);
  return rested;
};
