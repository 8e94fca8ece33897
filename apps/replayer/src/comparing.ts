import { computed, signal } from '@preact/signals';
import { compareSteps, type ComparedSteps } from '#projections';
import { hasRevision } from '#replay';
import type { ComparedMark } from '#table';
import type { Address, FileAddress, MatchAddress, NoAddress, RulingAddress } from './address.js';
import type { Desk } from './desk.js';
import { pane } from './sheet.js';
import { shownDesk } from './shown-desk.js';

/** The revision that the step shown is compared with; null while nothing is compared. */
export const comparedFrom = signal<number | null>(null);

/** Marks the step shown: what is gone to from here is compared with it. The same step again ends it. */
export const compareFromHere = (desk: Desk): void => {
  comparedFrom.value = comparedFrom.value === desk.at.value ? null : desk.at.value;
  // What differs is told in the place of what the step did.
  pane.value = 'step';
};

/** Compares nothing any more. */
export const compareNothing = (): void => {
  comparedFrom.value = null;
};

/** Looks at the step that was marked, and compares it with the one that was shown. */
export const swapCompared = (desk: Desk): void => {
  const from = comparedFrom.value;
  if (from === null) return;
  comparedFrom.value = desk.at.value;
  desk.seek(from);
};

type TapeAddress = MatchAddress | FileAddress | RulingAddress;

const isOfTape = (place: Address | NoAddress): place is TapeAddress =>
  place.page === 'match' || place.page === 'file' || place.page === 'ruling';

/** The step that an address compares with. */
export const comparedIn = (place: Address | NoAddress): number | null =>
  isOfTape(place) ? (place.from ?? null) : null;

/** An address that compares with a step; one of a page without a tape as it is. */
export const comparing = (place: Address, from: number | null): Address =>
  from !== null && isOfTape(place) ? { ...place, from } : place;

/** The step shown beside the one that was marked; null where none is marked, or the tape does not have it. */
export const compared = computed<ComparedSteps | null>(() => {
  const [desk, from] = [shownDesk.value, comparedFrom.value];
  if (desk === null || from === null) return null;
  const { tape, ...context } = desk.seen.value;
  return hasRevision(tape, from) ? compareSteps(tape, context, { from, to: desk.at.value }) : null;
});

/** How a piece or a place differs from the step that was marked. */
export const comparedMark = (id: string): ComparedMark | undefined => compared.value?.marks.get(id);
