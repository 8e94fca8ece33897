import { fetchAsRecorder } from '../../support/key.js';
import { quantile } from '../measure.js';
import { tapeOf } from './event.js';
import type { Acknowledged } from './tables.js';
import type { Arrivals, Shown } from './watchers.js';

/** A wait: its median, the ninety-ninth of a hundred and the longest, in milliseconds, over so many. */
export interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export const waitsOf = (all: readonly number[]): Waits => {
  return { count: all.length, p50: quantile(all, 0.5), p99: quantile(all, 0.99), longest: quantile(all, 1) };
};

/** From a play being sent to its last event at each viewer of its table. */
export const toViewers = (plays: readonly Acknowledged[], arrivals: Arrivals): readonly number[] =>
  plays.flatMap(({ table, to, sentAt }) => (arrivals.get(table)?.get(to) ?? []).map((arrived) => arrived - sentAt));

/** Plays of which not every viewer of the table had heard when everybody left. */
export const unheard = (plays: readonly Acknowledged[], arrivals: Arrivals): number =>
  plays.filter(({ table, to }) => {
    const watched = arrivals.get(table);
    if (watched === undefined) return false;
    const viewers = Math.max(...[...watched.values()].map(({ length }) => length));
    return (watched.get(to)?.length ?? 0) < viewers;
  }).length;

/** How old a judge's page was of a play when it showed it: from the play being answered. */
export const toFloor = (plays: readonly Acknowledged[], shown: Shown): readonly number[] =>
  plays.flatMap(({ table, sentAt, answeredAt }) => {
    const sent = performance.timeOrigin + sentAt;
    const page = shown.get(table)?.find(({ lastAt }) => lastAt >= Math.floor(sent));
    return page === undefined ? [] : [page.at - answeredAt];
  });

interface Stored {
  readonly revision: number;
  readonly cause: string;
}

/** Plays that the server said were recorded, and that are not on their tape where it said. */
export const lost = async (url: string, plays: readonly Acknowledged[]): Promise<readonly Acknowledged[]> => {
  const missing: Acknowledged[] = [];
  for (const table of new Set(plays.map((play) => play.table))) {
    const answer = await fetchAsRecorder(`${url}matches/${tapeOf(table)}/events`);
    const { events } = (await answer.json()) as { readonly events: readonly Stored[] };
    const causes = new Map(events.map(({ revision, cause }) => [revision, cause]));
    missing.push(...plays.filter((play) => play.table === table && causes.get(play.from) !== play.playId));
  }
  return missing;
};

/**
 * What a server takes, as it tells itself: megabytes of memory, seconds of processor time since its start, appends that took the store longer than a
 * second, and the longest that its event loop stood still, in seconds.
 */
export interface Taken {
  readonly memory: number;
  readonly processor: number;
  readonly slowAppends: number;
  readonly stood: number;
}

export const takenBy = async (url: string): Promise<Taken> => {
  const text = await (await fetchAsRecorder(`${url}metrics`)).text();
  const numberOf = (name: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length + 1) ?? NaN,
    );
  // A node that has written nothing yet has no such line.
  const written = (le: string): number =>
    numberOf(`matchtape_store_append_seconds_bucket{le="${le}",outcome="written"}`) || 0;
  return {
    memory: numberOf('process_resident_memory_bytes') / 2 ** 20,
    processor: numberOf('process_cpu_seconds_total'),
    slowAppends: written('+Inf') - written('1'),
    stood: numberOf('nodejs_eventloop_lag_max_seconds'),
  };
};
