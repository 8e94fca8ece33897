import { propose } from '../gate.js';
import { isOnBoard, isPermanent } from '../../reading/objects.js';
import { controlReturned } from '../battlefields/control-ends.js';
import type { Performer } from './performer.js';

/** Control of permanents on the board changes, for good or for a time (191, 477.1). */
export const control: Performer<'control'> = (draft, { pieces, seat, until }, { piece, object }) => {
  const { state } = draft;
  // Control for as long as the source stays is not taken once that has gone (359.3.e.16).
  if (until === 'leaves' && state.pieces[piece]?.object !== object) return;
  const taken = pieces.filter(
    (n) => isPermanent(state, n) && isOnBoard(state, n) && state.pieces[n]?.controller !== seat,
  );
  if (taken.length === 0) return;
  propose(draft, {
    type: 'ControlChanged',
    data: { pieces: taken, seat, until, source: { piece, object } },
    because: ['objects.controller'],
  });
};

/** Control that a player has taken of something ends. */
export const loseControl: Performer<'lose-control'> = (draft, { pieces, seat }) => {
  const returned = controlReturned(draft.state, (each) => each.seat === seat && pieces.includes(each.piece));
  if (returned) propose(draft, returned);
};
