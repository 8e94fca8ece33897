import type { Problem } from '#ruleset';
import { fitsGroup } from '../../judging/targets/groups.js';
import { policyOf } from '../../words/editions/editions.js';
import { asChosen } from '../../reading/history/as-chosen.js';
import { settingOf } from '../../reading/setting.js';
import { awaitChoice, emit, push, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';
import { itemOn } from '../../state/chain-item.js';

/** Targets that have to fit together, and no longer do as the item resolves: its controller chooses some of them (355.11.b). */
type RegroupFrame = Extract<Frame, { task: 'regroup' }>;

const pieceAt = ({ targets }: ChainItem, place: number): readonly number[] => {
  const target = targets[place];
  return target?.kind === 'piece' ? [target.piece] : [];
};

const piecesAt = (item: ChainItem, places: readonly number[]): readonly number[] =>
  places.flatMap((place) => pieceAt(item, place));

/** Whether the targets fit together, as far as they have to. */
export const isFittingGroup = (state: RiftboundState, frame: RegroupFrame, pieces: readonly number[]): boolean => {
  const item = itemOn(state, frame.item);
  return item === undefined || fitsGroup(settingOf(state, item, []), frame.group, pieces);
};

/** Whether a target is elsewhere than it was when it was chosen. */
const hasStrayed = (state: RiftboundState, { id }: ChainItem, piece: number): boolean => {
  const now = state.pieces[piece];
  const chosen = now && asChosen(state, id, now.object);
  return chosen ? chosen.then.zone !== now.zone : false;
};

/** Where an older edition leaves out what is no longer where the group was chosen, it is missed. */
const leaveOutStrays = (draft: Draft, item: ChainItem, frame: RegroupFrame): RegroupFrame => {
  const { state } = draft;
  if (frame.group.same !== 'location' || policyOf(state).groupPlace === 'any one place') return frame;
  const missed = frame.places.filter((place) => pieceAt(item, place).some((piece) => hasStrayed(state, item, piece)));
  if (missed.length === 0) return frame;
  emit(draft, { type: 'TargetsMissed', data: { item: item.id, missed }, because: ['target.group-reduced'] });
  return { ...frame, places: frame.places.filter((place) => !missed.includes(place)) };
};

/** Asks for the targets that are left, where not all of them can be. */
export const regroup = (draft: Draft, whole: RegroupFrame): void => {
  const item = itemOn(draft.state, whole.item);
  if (!item) return;
  const frame = leaveOutStrays(draft, item, whole);
  const from = piecesAt(item, frame.places);
  if (isFittingGroup(draft.state, frame, from)) return;
  push(draft, frame);
  const choice = { kind: 'pick', seat: item.controller, item: item.id, from, min: 0, max: from.length } as const;
  awaitChoice(draft, choice, ['target.group-reduced']);
};

/** What is chosen does not fit together either. */
export const regroupProblem = (state: RiftboundState, pieces: readonly number[]): Problem | null => {
  const frame = state.agenda.at(-1);
  return frame?.task !== 'regroup' || isFittingGroup(state, frame, pieces)
    ? null
    : cannot('no-group', 'Together these are still not what was to be chosen.', 'Choose fewer, or others.');
};

/** The targets that are not among those chosen are missed. */
export const applyRegroup = (draft: Draft, frame: RegroupFrame, pieces: readonly number[]): void => {
  const item = itemOn(draft.state, frame.item);
  if (!item) return;
  const missed = frame.places.filter((place) => !pieceAt(item, place).some((piece) => pieces.includes(piece)));
  emit(draft, { type: 'TargetsMissed', data: { item: item.id, missed }, because: ['target.group-reduced'] });
};
