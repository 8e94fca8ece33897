import { useEffect, useState } from 'preact/hooks';

/** Entries that are drawn at once: more than a screen shows. */
const AT_ONCE = 100;

/** Entries that are drawn more each time that the page has nothing else to do. */
const MORE = 40;

/** Milliseconds after which the page is taken to have nothing else to do, where the browser does not say so. */
const SOON = 30;

const whenIdle = (draw: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(draw, SOON);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(draw, { timeout: 10 * SOON });
  return () => cancelIdleCallback(asked);
};

/** How many entries come before each list, where lists are taken from the middle outwards. */
const before = (sizes: readonly number[], middle: number): readonly number[] => {
  const order = [...sizes.keys()].sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const counts = sizes.map(() => 0);
  let count = 0;
  for (const index of order) {
    counts[index] = count;
    count += sizes[index] ?? 0;
  }
  return counts;
};

/**
 * Which lists of entries are drawn: those around the middle at once, and the others one after the other while nothing else is to be done,
 * so that the table of a long match does not wait for rows that nobody sees.
 */
export const useDrawnLists = (sizes: readonly number[], middle: number): readonly boolean[] => {
  const [reach, setReach] = useState(AT_ONCE);
  const [from] = useState(middle);
  const isWhole = sizes.reduce((sum, size) => sum + size, 0) <= reach;
  useEffect(() => {
    if (!isWhole) return whenIdle(() => setReach(reach + MORE));
    // What is played later is drawn as it comes.
    setReach(Infinity);
    return undefined;
  }, [reach, isWhole]);
  return before(sizes, from).map((count) => count < reach);
};
