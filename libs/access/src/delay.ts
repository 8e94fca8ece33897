import type { Viewer } from '#ruleset';

/**
 * Whose eyes: those of a viewer, who is shown a match as it is now, or those of the audience: the public, who is shown a match of an event with a delay
 * as it stood that long ago.
 */
export type Eyes = Viewer | 'audience';

/** The viewer whose knowledge those eyes have. */
export const viewerIn = (eyes: Eyes): Viewer => (eyes === 'audience' ? 'public' : eyes);

/** What is shown behind a delay: nothing that happened after `until`, in milliseconds since 1970. */
export interface Behind {
  readonly until: number;
}

/** What is shown now behind a delay of so many minutes; null where there is none. */
export const behind = (minutes: number, now: string): Behind | null =>
  minutes > 0 ? { until: Date.parse(now) - minutes * 60_000 } : null;

/** Whether something of that time may be shown behind a delay. */
export const isDue = (at: string, { until }: Behind): boolean => Date.parse(at) <= until;

/**
 * How many of the first events of a tape may be shown behind a delay: those before the first one that is not due, so that what is shown is always a tape as
 * it stood. `from`: so many are known to be.
 */
export const dueCount = (events: readonly { readonly at: string }[], shown: Behind, from = 0): number => {
  for (let count = from; ; count++) {
    const next = events[count];
    if (next === undefined || !isDue(next.at, shown)) return count;
  }
};
