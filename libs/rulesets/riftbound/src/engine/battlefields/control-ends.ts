import type { FactOf } from '../../state/facts.js';
import type { ControlInForce, RiftboundState } from '../../state/riftbound-state.js';
import { isInGame } from '../../state/sides.js';

/** Changes of control that end (191, 477.1). */
const isCurrent = ({ pieces }: RiftboundState, { piece, object }: ControlInForce): boolean =>
  pieces[piece]?.object === object;

/**
 * Who controls an object once some of its changes have ended: the newest left says, or it is as before the first. Whatever ends is of the object as it
 * is, and so are the others. Nothing goes back to a player who has left the game (651.3): to the one before them, and at last to its owner.
 */
const controllerAfter = (state: RiftboundState, piece: number, ended: readonly ControlInForce[]): number => {
  const changes = state.controls.filter((each) => each.piece === piece);
  const left = changes.flatMap((each) => (ended.includes(each) ? [] : [each.seat]));
  const { controller = 0, owner = controller } = state.pieces[piece] ?? {};
  const before = changes[0]?.before ?? controller;
  return [owner, before, ...left].findLast((seat) => isInGame(state, seat)) ?? owner;
};

/** The event by which the changes of control asked for end: who gets something back does so at once. Null where none ends. */
export const controlReturned = (
  state: RiftboundState,
  ends: (change: ControlInForce) => boolean,
): FactOf<'ControlReturned'> | null => {
  const ended = state.controls.filter((each) => isCurrent(state, each) && ends(each));
  if (ended.length === 0) return null;
  const pieces = [...new Set(ended.map(({ piece }) => piece))].filter(
    (piece) => controllerAfter(state, piece, ended) !== state.pieces[piece]?.controller,
  );
  const seats = pieces.map((piece) => controllerAfter(state, piece, ended));
  return {
    type: 'ControlReturned',
    data: { ended: ended.map(({ id }) => id), pieces, seats },
    because: ['objects.controller'],
  };
};

/** Whether control lasts for as long as something stays on the board that has left it, and is another object since. */
export const hasLostItsSource = (state: RiftboundState, { until, source }: ControlInForce): boolean =>
  until === 'leaves' && state.pieces[source.piece]?.object !== source.object;
