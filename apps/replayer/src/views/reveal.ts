import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { beforeFrame } from '../frame.js';

/** Room kept for a heading that sticks below a panel's head, in letters of the root, which are larger in a large window. */
const HEADING = 2.25;

const letter = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** By how many pixels a panel must be scrolled for a row of it to be seen. */
const wayTo = (box: Element, row: Element): number => {
  const [seen, place] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  const headings = HEADING * letter() + (box.querySelector('.panel-head')?.clientHeight ?? 0);
  const above = seen.top + headings - place.top;
  const below = place.bottom - seen.bottom;
  if (above > 0) return -above;
  return below > 0 ? below + headings : 0;
};

/** Scrolls a panel so that a row of it is seen, in the next frame; never anything around the panel. Returns how to take it back. */
export const revealIn = (panel: string, row: Element | null): (() => void) =>
  beforeFrame(() => {
    const box = row?.closest(panel);
    if (row === null || box === null || box === undefined || box.scrollHeight <= box.clientHeight) return undefined;
    const way = wayTo(box, row);
    return way === 0 ? undefined : () => (box.scrollTop += way);
  });

/** Keeps a row of a panel in sight while it is shown; the ref is the row's. */
export const useRevealed = <Row extends Element>(panel: string, shown: boolean): RefObject<Row> => {
  const row = useRef<Row>(null);
  useLayoutEffect(() => (shown ? revealIn(panel, row.current) : undefined), [shown]);
  return row;
};
