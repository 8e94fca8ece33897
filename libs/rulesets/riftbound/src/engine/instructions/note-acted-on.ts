import type { Draft } from '../draft.js';
import type { ResolveFrame } from './doing.js';

/** The resolution under way goes on otherwise; nothing changes where nothing resolves. */
export const changeResolution = (draft: Draft, change: (frame: ResolveFrame) => ResolveFrame): void => {
  const at = draft.agenda.findLastIndex(({ task }) => task === 'resolve');
  const frame = draft.agenda[at];
  if (frame?.task === 'resolve') draft.agenda[at] = change(frame);
};

/** What later instructions of the item that resolves speak of as "those" is put right, where an event came otherwise than foreseen. */
export const noteActedOn = (draft: Draft, change: (those: readonly number[]) => readonly number[]): void => {
  changeResolution(draft, (frame) => ({
    ...frame,
    progress: { ...frame.progress, those: change(frame.progress.those) },
  }));
};
