import { tooManyFacedown } from '../../reading/statics/facedown-room.js';
import type { Frame } from '../../state/riftbound-state.js';
import { piecesIn } from '../../state/zones.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';

/** Facedown zones that have come to hold less (107.3.b.2): who controls the cards chooses which of them go to the trash. */
type OverfullFrame = Extract<Frame, { task: 'overfull' }>;

/** Puts it on the agenda where more lie at a battlefield than may. */
export const emptyOverfull = (draft: Draft, at: number): void => {
  if (tooManyFacedown(draft.state, at) > 0) push(draft, { task: 'overfull', at });
};

/** Asks which of the cards go. */
export const runOverfull = (draft: Draft, frame: OverfullFrame): void => {
  const { state } = draft;
  const from = piecesIn(state, { zone: 'facedown', at: frame.at });
  const count = tooManyFacedown(state, frame.at);
  const seat = state.pieces[from[0] ?? -1]?.controller;
  if (count === 0 || seat === undefined) return;
  push(draft, frame);
  awaitChoice(draft, { kind: 'pick', seat, item: null, from, min: count, max: count }, ['zones.facedown-excess']);
};

/** They go to their owners' trash, and everybody sees what they were (421.4). */
export const trashOverfull = (draft: Draft, pieces: readonly number[]): void => {
  propose(draft, {
    type: 'PiecesTrashed',
    data: { pieces, cards: pieces.map((piece) => draft.state.pieces[piece]?.card ?? null) },
    because: ['zones.facedown-excess', 'hidden.revealed-on-leaving'],
  });
};
