import type { Draft } from '../draft.js';

/** What later instructions of the item that resolves speak of as "those" is put right, where an event came otherwise than foreseen. */
export const noteActedOn = (draft: Draft, change: (those: readonly number[]) => readonly number[]): void => {
  const at = draft.agenda.findLastIndex(({ task }) => task === 'resolve');
  const frame = draft.agenda[at];
  if (frame?.task !== 'resolve') return;
  const { progress } = frame;
  draft.agenda[at] = { ...frame, progress: { ...progress, those: change(progress.those) } };
};
