/** What a tape that runs by itself goes by: every event is shown, or a play at once with all that it did. */
export const RUNS_BY = ['event', 'play'] as const;
export type RunsBy = (typeof RUNS_BY)[number];

/** How long it rests: always as long, or as long as it took at the table. */
export const PACES = ['fixed', 'recorded'] as const;
export type Pace = (typeof PACES)[number];

export interface Pacing {
  readonly by: RunsBy;
  readonly pace: Pace;
}

/** What is known of when a tape was recorded. */
export interface TapeTimes {
  readonly isEndOfPlay: (revision: number) => boolean;
  /** When the event was recorded, in milliseconds; not a number where that is not told. */
  readonly timeOf: (revision: number) => number;
}

/** Milliseconds at speed 1 that an event is shown, and the last one of a play. */
const BEAT = { event: 700, play: 1600 } as const;

/** At the recorded pace nothing passes too quickly to be seen, and nobody waits through a long think. */
const SHORTEST = { event: 250, play: 600 } as const;
const LONGEST = 12_000;

const within = (milliseconds: number, shortest: number): number =>
  Number.isNaN(milliseconds) ? shortest : Math.min(LONGEST, Math.max(shortest, milliseconds));

/** How long each revision is shown before the next, in milliseconds at speed 1. */
export const delaysBy =
  ({ by, pace }: Pacing, { isEndOfPlay, timeOf }: TapeTimes) =>
  (revision: number): number => {
    const kind = isEndOfPlay(revision) ? 'play' : 'event';
    // The facts of a play are shown with its last one.
    if (by === 'play' && kind === 'event') return 0;
    return pace === 'fixed' ? BEAT[kind] : within(timeOf(revision + 1) - timeOf(revision), SHORTEST[kind]);
  };
