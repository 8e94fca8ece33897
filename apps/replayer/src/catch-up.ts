import { fetchEvents } from './api.js';
import type { Desk } from './desk.js';

/** Reads what the tape has gained, up to a revision at least; the stream brings it as well, but may be late, or cut at the moment. */
export const catchUp = async (desk: Desk, revision = Infinity): Promise<void> => {
  if (desk.last.value >= revision) return;
  desk.hear(await fetchEvents(desk.id, desk.seen.value.viewer, desk.last.value + 1));
};
