import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { isOnBoard } from '../../reading/objects.js';
import type { ControlInForce, RiftboundState } from '../../state/riftbound-state.js';

/** Changes of control that end (191, 477.1). */
const isCurrent = ({ pieces }: RiftboundState, { piece, object }: ControlInForce): boolean =>
  pieces[piece]?.object === object;

/** Who controls an object once some changes of it have ended: the newest left says, or it is as before the first. */
const controllerAfter = (state: RiftboundState, piece: number, ended: readonly ControlInForce[]): number => {
  const changes = state.controls.filter((each) => each.piece === piece && isCurrent(state, each));
  const left = changes.findLast((each) => !ended.includes(each));
  return left?.seat ?? changes[0]?.before ?? state.pieces[piece]?.controller ?? 0;
};

/** Ends the changes of control asked for; who gets something back does so at once. */
export const endControls = (draft: Draft, ends: (change: ControlInForce) => boolean): void => {
  const { state } = draft;
  const ended = state.controls.filter((each) => isCurrent(state, each) && ends(each));
  if (ended.length === 0) return;
  const pieces = [...new Set(ended.map(({ piece }) => piece))].filter(
    (piece) => controllerAfter(state, piece, ended) !== state.pieces[piece]?.controller,
  );
  const seats = pieces.map((piece) => controllerAfter(state, piece, ended));
  propose(draft, {
    type: 'ControlReturned',
    data: { ended: ended.map(({ id }) => id), pieces, seats },
    because: ['objects.controller'],
  });
};

/** Control for as long as something stays on the board ends as that leaves it. */
export const endLinkedControls = (draft: Draft): void => {
  if (draft.state.controls.length === 0) return;
  endControls(
    draft,
    ({ until, source }) =>
      until === 'leaves' &&
      !(isOnBoard(draft.state, source.piece) && draft.state.pieces[source.piece]?.object === source.object),
  );
};
