import { copiesOnAttaching } from '../../cards/encodings.js';
import { matching } from '../../reading/filters/filters.js';
import { boardSetting } from '../../reading/setting.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';

/**
 * "As this is attached, choose ... becomes a copy": the attaching comes first, and the choice and the copying behind it (370.1.b.1).
 * Nothing is a target of that (355.10.c).
 */
type CopyingFrame = Extract<Frame, { task: 'copying' }>;

/** What may be chosen: friendly to who controls what is attached, and another than the bearer, which is "this" (136.2.d). */
const choices = (state: RiftboundState, { piece, host }: CopyingFrame): readonly number[] => {
  const filter = copiesOnAttaching(state, piece);
  const { attachedTo, controller } = state.pieces[piece] ?? {};
  return filter === null || controller === undefined || attachedTo !== host
    ? []
    : matching({ ...boardSetting(state, host), you: controller }, filter);
};

/** It becomes the copy of what was chosen. */
export const makeCopy = (draft: Draft, { piece, host }: CopyingFrame, [of = -1]: readonly number[]): void => {
  const card = draft.state.pieces[of]?.card ?? null;
  if (card === null) return;
  propose(draft, {
    type: 'CopiesMade',
    data: { pieces: [host], of, card, while: piece },
    because: ['attach.own-attaching', 'replacement.as-order', 'layer.copy', 'layer.copyable'],
  });
};

/** Asks what is copied; the only unit there is is copied without asking, and where there is none nothing is. */
export const runCopying = (draft: Draft, frame: CopyingFrame): void => {
  const from = choices(draft.state, frame);
  const seat = draft.state.pieces[frame.piece]?.controller;
  if (from.length === 0 || seat === undefined) return;
  if (from.length === 1) {
    makeCopy(draft, frame, from);
    return;
  }
  push(draft, frame);
  const { host: copying } = frame;
  awaitChoice(draft, { kind: 'pick', seat, item: null, from, min: 1, max: 1, copying }, ['play.choices-on-resolution']);
};

/** Puts it on the agenda, where what has been attached has its host become a copy. */
export const copyOnAttaching = (draft: Draft, piece: number, host: number): void => {
  if (copiesOnAttaching(draft.state, piece)) push(draft, { task: 'copying', piece, host });
};
