import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Receipt } from '#match';
import type { Health } from '#recording';

/** Seconds; a play is to reach its viewers in a quarter of one. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Where the server is asked how it is at the moment its numbers are read. */
export interface MetricSources {
  /** Route -> streams that are open on it. */
  readonly viewers: () => ReadonlyMap<string, number>;
  readonly dropped: () => number;
  readonly views: () => Health['views'];
  /** Kept views -> seconds that the oldest event which this node has written, and they have not taken in, waits. */
  readonly behind: () => Readonly<Record<string, number>>;
}

/** A number that is asked for when it is read; `by`: the one label of its parts. */
interface Asked {
  readonly by?: string;
  readonly collect: (gauge: Gauge) => void;
}

/**
 * The numbers of a node, in the format of Prometheus. Labels are routes, statuses and verdicts: never a match, a player, a card or an event, of
 * which there are any number, and which are somebody's.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #of = { registers: [this.registry] };

  readonly requests = new Histogram({
    ...this.#of,
    name: 'matchtape_request_seconds',
    help: 'How long answers took, without live streams, by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: QUICK,
  });

  readonly plays = new Counter({
    ...this.#of,
    name: 'matchtape_plays_total',
    help: 'Plays that came in: recorded, repeated (sent again and known), refused',
    labelNames: ['outcome'],
  });

  readonly verdicts = new Counter({
    ...this.#of,
    name: 'matchtape_verdicts_total',
    help: 'Verdicts on plays that were recorded, by what they say',
    labelNames: ['verdict'],
  });

  readonly appends = new Histogram({
    ...this.#of,
    name: 'matchtape_store_append_seconds',
    help: 'How long the event store took for an append, by how it ended',
    labelNames: ['outcome'],
    buckets: QUICK,
  });

  readonly appended = new Counter({
    ...this.#of,
    name: 'matchtape_store_events_total',
    help: 'Events that were appended to the event store',
  });

  /** Counts what became of a play. */
  countPlay({ repeated, verdict }: Receipt): void {
    this.plays.inc({ outcome: repeated ? 'repeated' : 'recorded' });
    if (!repeated) this.verdicts.inc({ verdict: verdict.status });
  }

  /** Adds what is asked for only when the numbers are read. To be called once. */
  watch({ viewers, dropped, views, behind }: MetricSources): void {
    const gauge = (name: string, help: string, { by, collect }: Asked): Gauge =>
      new Gauge({
        ...this.#of,
        ...{ name: `matchtape_${name}`, help, labelNames: by === undefined ? [] : [by] },
        collect() {
          this.reset();
          collect(this);
        },
      });
    const one = (number: () => number): Asked => ({ collect: (of) => of.set(number()) });
    const each = (by: string, numbers: () => Iterable<readonly [string, number]>): Asked => ({
      by,
      collect: (of) => {
        for (const [label, number] of numbers()) of.set({ [by]: label }, number);
      },
    });
    gauge('viewers', 'Live streams that are open, by the pattern of their route', each('route', viewers));
    gauge('viewers_dropped', 'Live viewers that took too long and were let go since the start', one(dropped));
    gauge(
      'views_seconds_behind',
      'How long the oldest event of this node waits for kept views',
      each('views', () => Object.entries(behind())),
    );
    gauge(
      'views_live',
      '1 while the kept views follow the store',
      one(() => (views().state === 'live' ? 1 : 0)),
    );
    gauge(
      'matches_left_out',
      'Matches with an event that cannot be read or folded',
      one(() => views().leftOut.length),
    );
  }
}
