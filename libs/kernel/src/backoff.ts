/** How pauses between tries grow, in milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/**
 * How long to wait after so many tries that failed, 0 or more: doubling, so that what comes back is not run over, up to the
 * longest. Source: truncated binary exponential backoff (IEEE 802.3, 4.2.3.2.5); whoever would meet others again at the same
 * moment takes a part of it by chance.
 */
export const pauseAfter = ({ first, longest }: Backoff, failures: number): number =>
  Math.min(longest, first * 2 ** Math.min(failures, 30));
