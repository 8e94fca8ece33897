import type { Seat } from '#ruleset';

/** Whose play it is, where the play says so by a `seat`; null for the table's and chance's. */
export const seatOf = (play: unknown): Seat | null => {
  const seat = typeof play === 'object' && play !== null && 'seat' in play ? play.seat : null;
  return typeof seat === 'number' ? seat : null;
};
