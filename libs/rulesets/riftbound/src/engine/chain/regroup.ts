import type { Problem } from '#ruleset';
import { fitsGroup } from '../../judging/targets/groups.js';
import { settingOf } from '../../reading/setting.js';
import { awaitChoice, emit, push, type Draft } from '../draft.js';
import { cannot } from '../../words/findings.js';
import type { ChainItem, Frame, RiftboundState } from '../../state/riftbound-state.js';

/** Targets that have to fit together, and no longer do as the item resolves: its controller chooses some of them (355.11.b). */
type RegroupFrame = Extract<Frame, { task: 'regroup' }>;

const pieceAt = ({ targets }: ChainItem, place: number): readonly number[] => {
  const target = targets[place];
  return target?.kind === 'piece' ? [target.piece] : [];
};

const piecesAt = (item: ChainItem, places: readonly number[]): readonly number[] =>
  places.flatMap((place) => pieceAt(item, place));

const itemOf = ({ chain }: RiftboundState, { item }: RegroupFrame): ChainItem | undefined =>
  chain.find(({ id }) => id === item);

/** Whether the targets fit together, as far as they have to. */
export const isFittingGroup = (state: RiftboundState, frame: RegroupFrame, pieces: readonly number[]): boolean => {
  const item = itemOf(state, frame);
  return item === undefined || fitsGroup(settingOf(state, item, []), frame.group, pieces);
};

/** Asks for the targets that are left, where not all of them can be. */
export const regroup = (draft: Draft, frame: RegroupFrame): void => {
  const item = itemOf(draft.state, frame);
  if (!item) return;
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
  const item = itemOf(draft.state, frame);
  if (!item) return;
  const missed = frame.places.filter((place) => !pieceAt(item, place).some((piece) => pieces.includes(piece)));
  emit(draft, { type: 'TargetsMissed', data: { item: item.id, missed }, because: ['target.group-reduced'] });
};
