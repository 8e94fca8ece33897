import { signal } from '@preact/signals';
import { PACES, RUNS_BY, type Pacing } from '#replay';
import { keep, kept } from './kept.js';

const NAMES = { by: 'matchtape.runs-by', pace: 'matchtape.pace' } as const;

/** What a tape that runs by itself goes by, and how quickly. */
export const pacing = signal<Pacing>({
  by: RUNS_BY.find((each) => each === kept(NAMES.by)) ?? 'event',
  pace: PACES.find((each) => each === kept(NAMES.pace)) ?? 'fixed',
});

/** Chooses how a tape runs; this browser keeps it. */
export const choosePacing = (chosen: Partial<Pacing>): void => {
  pacing.value = { ...pacing.value, ...chosen };
  keep(NAMES.by, pacing.value.by);
  keep(NAMES.pace, pacing.value.pace);
};
