import type { DirectBroadcast } from '../orders.js';
import { showAfter } from '../picks.js';
import type { Tournament } from '../state.js';
import { accepted, impossible, type TournamentDecision } from './decision.js';

/** Changes what overlays show; the same again changes nothing. A match that is shown is a tape of a table here. */
export const decideBroadcast = ({ picks, rounds }: Tournament, { show, by }: DirectBroadcast): TournamentDecision => {
  const isHere = rounds.some(({ tables }) => tables.some(({ match }) => match === show.match));
  if (show.match !== null && !isHere)
    return impossible('no-tape', 'No table of this event has that tape.', 'Name the tape of a table of the event.');
  if (JSON.stringify(show) === JSON.stringify(showAfter(picks))) return accepted();
  return accepted({ type: 'BroadcastDirected', data: { show, by }, because: [] });
};
