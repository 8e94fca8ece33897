import type { Seat, Viewer } from '#ruleset';
import { notYourSeat, unknownSeat } from '../problem.js';
import type { HeldState, LiveTape } from './live-tape.js';

const seatsOf = (tape: LiveTape): number => tape.stateAfter(0).options?.players.length ?? 0;

/** Throws `seat/unknown` where the viewer is a seat that this table has not. */
export const checkViewer = (tape: LiveTape, viewer: Viewer): void => {
  if (typeof viewer === 'number') checkSeat(tape, viewer);
};

export const checkSeat = (tape: LiveTape, seat: Seat): void => {
  const seats = seatsOf(tape);
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw unknownSeat(seat, seats);
};

/** Throws `viewer/not-your-seat` where the viewer must not know what the seat knows. */
export const checkInsight = (viewer: Viewer, seat: Seat): void => {
  if (viewer !== 'recorder' && viewer !== seat) throw notYourSeat(seat);
};

/** The revision asked for, the last one where none is. Throws `revision/beyond-tape`. */
export const revisionOf = (tape: LiveTape, at: number | undefined): number => {
  const revision = at ?? tape.revision;
  tape.envelopeAt(revision);
  return revision;
};

export const stateAt = (tape: LiveTape, at: number | undefined): HeldState => tape.stateAfter(revisionOf(tape, at));
