import type { ReadList } from '#kernel';
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

/** Seconds that are no whole minutes, as they are written: "90 s". */
export type Seconds = `${number} s`;

/** By how much the audience sees a match late: so many minutes, so many seconds, or until its game is over. */
export type Delay = number | Seconds | 'after-game';

/** A delay of so many seconds: in minutes where they are whole. */
export const delayOfSeconds = (seconds: number): number | Seconds =>
  seconds % 60 === 0 ? seconds / 60 : `${seconds} s`;

/** The seconds of a delay that is some. */
export const secondsOf = (delay: number | Seconds): number =>
  typeof delay === 'number' ? delay * 60 : Number.parseInt(delay, 10);

const counted = (count: number, unit: string): string => `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

/** A delay as it is told to people: "5 minutes behind", "90 seconds behind". */
export const delayText = (delay: Delay): string => {
  if (delay === 'after-game') return 'after the game';
  if (delay === 0) return 'as it is played';
  return `${typeof delay === 'number' ? counted(delay, 'minute') : counted(secondsOf(delay), 'second')} behind`;
};

/** Of a match that is shown after the game: nothing of it. */
const NOTHING_YET: Behind = { until: -Infinity };

/** What is shown now behind a delay; null where everything is. `isOver`: whether the game that it is about is. */
export const behind = (delay: Delay, now: string, isOver = false): Behind | null => {
  if (delay === 'after-game') return isOver ? null : NOTHING_YET;
  const seconds = secondsOf(delay);
  return seconds > 0 ? { until: Date.parse(now) - seconds * 1000 } : null;
};

/** Whether something of that time may be shown behind a delay. */
export const isDue = (at: string, { until }: Behind): boolean => Date.parse(at) <= until;

/**
 * How many of the first events of a tape may be shown behind a delay: those before the first one that is not due, so that what is shown is always a tape as
 * it stood. `from`: so many are known to be.
 */
export const dueCount = (events: Pick<ReadList<{ readonly at: string }>, 'at'>, shown: Behind, from = 0): number => {
  for (let count = from; ; count++) {
    const next = events.at(count);
    if (next === undefined || !isDue(next.at, shown)) return count;
  }
};
