import { signal } from '@preact/signals';
import type { MatchAddress } from '../address.js';

/** The review that this page leads or follows. `begins`: it is not led yet, and this page will. */
export interface Reviewing {
  readonly id: string;
  readonly begins: boolean;
}

/** What this page takes part in; null for nothing. */
export const reviewing = signal<Reviewing | null>(null);

/** Whether who follows has gone ways of their own. */
export const isAway = signal(false);

/** The review, as an address names it. */
export const reviewNamed = (): Pick<MatchAddress, 'review'> => {
  const review = reviewing.value;
  return review === null || review.begins ? {} : { review: review.id };
};

/** Takes part in the review that an address names, and in none where it names none. */
export const enterReview = (id: string | undefined): void => {
  if (reviewing.peek()?.id === id) return;
  isAway.value = false;
  reviewing.value = id === undefined ? null : { id, begins: false };
};
