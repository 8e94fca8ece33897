import { useRef } from 'preact/hooks';
import type { TimelineEntry } from '#projections';
import type { Desk } from '../desk.js';
import { isRunning } from '../run.js';

/** The entry that a panel beside the table speaks of. `waits`: it is not the one shown any more, so nothing of it may be seen. */
interface HeldEntry {
  readonly entry: TimelineEntry | undefined;
  readonly waits: boolean;
}

/** The entry shown; while steps follow each other from play to play, the one where they began: what nobody could read is not drawn. */
export const useHeldEntry = (desk: Desk): HeldEntry => {
  const now = desk.entry.value;
  const held = useRef(now);
  if (!isRunning.value || held.current === undefined || now?.from === held.current.from) held.current = now;
  return { entry: held.current, waits: held.current !== now };
};
