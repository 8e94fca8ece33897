import type { Application, Replacer } from '../reading/replacements/replacers.js';
import type { RiftboundFact } from './facts.js';

/** An event on its way: what of it may still happen, and which replacers have been applied to it or left. */
export interface EventProgress {
  readonly fact: RiftboundFact;
  readonly done: readonly Application[];
  /** Replacers whose uninterrupted sequence is over (373.2), and the one whose sequence goes on. */
  readonly closed: readonly Replacer[];
  readonly current: Replacer | null;
}

/** An event that nothing has been applied to yet. */
export const begun = (fact: RiftboundFact): EventProgress => ({ fact, done: [], closed: [], current: null });
